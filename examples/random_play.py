"""Both games played at random in PettingZoo.

The first thing to run (``make research``).
"""

import numpy as np

from guimard.research import metro_v0, metromania_v0


def main() -> None:
    chance = np.random.default_rng(1)
    for module in (metro_v0, metromania_v0):
        env = module.env(seats=3, render_mode="ansi")
        env.reset(seed=1)
        returns = {}
        for agent in env.agent_iter():
            observation, reward, terminated, _, _ = env.last()
            if terminated:
                returns[agent] = reward
                env.step(None)
            else:
                env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
        print(env.render())
        print(f"{env}: {env.action_space('player_0').n} actions, rewards {returns}")


if __name__ == "__main__":
    main()
