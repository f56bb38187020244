"""Makes the file of weights that players read: python3 export.py linko.pt ../packages/bots/weights/linko.bin"""

import argparse
import gzip
import json
import os
import shlex
import subprocess

import numpy as np
import torch

from net import QUIET

HERE = os.path.dirname(os.path.abspath(__file__))
MAGIC = 0x54454E51
VERSION = 1
REFERENCES = 24
MOST = 390_000
"""Bytes, gzipped."""


def quantised(weights, steps=0):
    """Rows as whole numbers of eight bits, each with its scale: as fine as they can be, or in these steps."""
    scales = np.maximum(np.abs(weights).max(1) / 127, steps)
    scales[scales == 0] = 1
    scales = scales.astype(np.float32)
    return np.rint(weights / scales[:, None]).astype(np.int8), scales


def spread(layer, weights, into):
    """One after the other, each product and each sum rounded: what net.ts does."""
    for given, row in zip(layer, weights):
        if given > 0:
            into = into + given * row
    return into


class Exact:
    """The net as players compute it."""

    def __init__(self, state, steps, seen):
        part = {name: value.float().cpu().numpy().astype(np.float32) for name, value in state.items()}
        wide = part["wide"]
        wide[~seen] = 0
        self.small, self.scales = quantised(wide, steps)
        self.second, self.second_scales = quantised(np.ascontiguousarray(part["second.weight"].T))
        self.wide = self.small.astype(np.float32) * self.scales[:, None]
        self.to_second = self.second.astype(np.float32) * self.second_scales[:, None]
        self.bias, self.second_bias = part["bias"], part["second.bias"]
        self.to_third = np.ascontiguousarray(part["third.weight"].T)
        self.third_bias = part["third.bias"]
        self.to_value, self.value_bias = part["value.weight"][0], part["value.bias"]

    def sums(self, features):
        sums = self.bias.copy()
        for feature in features:
            sums = sums + self.wide[feature]
        return sums

    def value(self, position, move):
        sums = self.sums([*position, *move])
        second = spread(sums, self.to_second, self.second_bias)
        third = spread(second, self.to_third, self.third_bias)
        value = self.value_bias[0]
        for given, weight in zip(third, self.to_value):
            if given > 0:
                value = np.float32(value + np.float32(given * weight))
        return np.float32(value)

    def file(self, questions, belief=None):
        width, second = self.to_second.shape
        third = len(self.third_bias)
        cards = len(belief.cards) if belief else 0
        head = [MAGIC, VERSION, len(self.wide), width, second, third, len(questions), cards]
        parts = [np.array(head, dtype="<i4")]
        parts += [self.bias, self.second_bias, self.to_third, self.third_bias, self.to_value, self.value_bias]
        parts += [self.scales, self.second_scales]
        for position, move, *_ in questions:
            parts.append(np.array([len(position), len(move)], dtype="<u2"))
            parts.append(np.array([self.value(position, move)], dtype="<f4"))
            features = [*position, *move]
            parts.append(np.array(features + [0] * (len(features) % 2), dtype="<u2"))
        parts += [self.small, self.second]
        if belief:
            parts += belief.parts([(self.sums(position), card) for position, _, card in questions])
        return b"".join(np.ascontiguousarray(part).tobytes() for part in parts)


class ExactHead:
    """What the net believes of hidden cards, as players compute it."""

    def __init__(self, state):
        part = {name: value.float().cpu().numpy().astype(np.float32) for name, value in state.items()}
        self.units, self.unit_scales = quantised(np.ascontiguousarray(part["units.weight"].T) * np.float32(QUIET))
        self.cards, self.card_scales = quantised(part["cards"])
        self.fewer, self.fewer_scales = quantised(np.ascontiguousarray(part["fewer.weight"].T))
        self.to_units = self.units.astype(np.float32) * self.unit_scales[:, None]
        self.of_cards = self.cards.astype(np.float32) * self.card_scales[:, None]
        self.to_fewer = self.fewer.astype(np.float32) * self.fewer_scales[:, None]
        self.bias, self.fewer_bias = part["units.bias"], part["fewer.bias"]
        self.to_leaning = part["leaning.weight"][0]

    def leaning(self, sums, card):
        """`sums`: what the wide layer makes of the position."""
        units = spread(sums, self.to_units, self.bias)
        for feature in card:
            units = units + self.of_cards[feature]
        leaning = np.float32(0)
        for given, weight in zip(spread(units, self.to_fewer, self.fewer_bias), self.to_leaning):
            if given > 0:
                leaning = np.float32(leaning + np.float32(given * weight))
        return leaning

    def parts(self, asked):
        """`asked`: sums and a card each."""
        parts = [np.array(self.to_fewer.shape, dtype="<i4"), self.bias, self.fewer_bias, self.to_leaning]
        parts += [self.unit_scales, self.card_scales, self.fewer_scales]
        for sums, card in asked:
            parts.append(np.array([len(card), 0], dtype="<u2"))
            parts.append(np.array([self.leaning(sums, card)], dtype="<f4"))
            parts.append(np.array(card + [0] * (len(card) % 2), dtype="<u2"))
        return [*parts, self.units, self.cards, self.fewer]


def weight_of(kept):
    """How much the loss hangs on each feature, by its gradients: 0 if nothing was ever learnt of it."""
    known = kept.get("known")
    known = np.zeros(kept["sizes"][0], bool) if known is None else known.cpu().numpy()
    if "optimizer" in kept:
        weight = kept["optimizer"]["state"][0]["exp_avg_sq"].sum(1).cpu().numpy()
        # What was learnt before the weights were revived, and never met since, is kept as what is met least.
        weight[known & (weight == 0)] = weight[weight > 0].min()
    else:
        # Nothing was learnt since it was a file of weights.
        weight = known.astype(np.float32)
    weight[0] = 0
    return weight


def finest(kept, questions):
    """The file with the finest steps that fits. Rare features take coarser ones: they spoil fewer answers."""
    weight = weight_of(kept)
    seen = weight > 0
    # The fourth root: what spoiled the values least at equal size, of the roots that were tried.
    coarseness = np.where(seen, (np.median(weight[seen]) / np.maximum(weight, 1e-30)) ** 0.25, 0)
    head = ExactHead(kept["head"]) if "head" in kept else None
    for unit in [0, *np.geomspace(1e-4, 1, 200)]:
        file = Exact(kept["played"], unit * coarseness, seen).file(questions, head)
        if len(gzip.compress(file, 9)) <= MOST:
            return file
    raise SystemExit(f"{MOST} bytes are too few: teach a narrower net")


def questions_of(game, play):
    """Positions and moves met in play."""
    command = [*shlex.split(play), "--game", game, "--questions", str(REFERENCES)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint")
    parser.add_argument("out")
    parser.add_argument("--questions", default=None, help="a file of them, instead of asking")
    parser.add_argument("--play", default=f"node {HERE}/questions.ts")
    args = parser.parse_args()
    kept = torch.load(args.checkpoint, map_location="cpu")
    questions = json.load(open(args.questions)) if args.questions else questions_of(kept["game"], args.play)
    file = finest(kept, questions)
    with open(args.out, "wb") as out:
        out.write(file)
    print(json.dumps({"game": kept["game"], "bytes": len(file), "gzipped": len(gzip.compress(file, 9))}))


if __name__ == "__main__":
    main()
