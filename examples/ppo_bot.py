"""The trained network as a program for the arena:

guimard arena metro --bot-cmd "python examples/ppo_bot.py ppo/model.zip" --bots easy --games 100

It reads the lines of JSON that docs/bots.md describes. It plays base Metro for two, which it was trained for.
"""

import json
import sys

import torch
from metro_policy import MetroPolicy  # noqa: F401  # the model is loaded with it
from sb3_contrib import MaskablePPO

import guimard
from guimard.research.codings import coding


def main() -> None:
    torch.set_num_threads(1)
    model = MaskablePPO.load(sys.argv[1], device="cpu")
    rules, code = guimard.GAMES["metro"], coding("metro", 2)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"name": "ppo"}), flush=True)
        elif message["type"] == "act":
            view = rules.parse_position(message["position"])
            observation, mask = code.observe(view, message["view"]["viewer"])
            number, _ = model.predict(observation, action_masks=mask, deterministic=True)
            print(json.dumps({"action": rules.text(code.action(view, int(number)))}), flush=True)


if __name__ == "__main__":
    main()
