// Numbers with a true minus sign; gains also with their plus.
export const number = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));
