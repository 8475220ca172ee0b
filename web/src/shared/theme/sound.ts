// One quiet sound: the game starts, or it is your turn. Made here, so that nothing is loaded; silent unless
// switched on.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  [523.25, 659.25].forEach((frequency, i) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + 0.12 * i);
    gain.gain.linearRampToValueAtTime(0.12, now + 0.12 * i + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, now + 0.12 * i + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + 0.12 * i);
    tone.stop(now + 0.12 * i + 0.6);
  });
}
