"""Makes a checkpoint to go on from of a file of weights: python3 revive.py ../packages/bots/weights/linko.bin linko.pt

What the file leaves out is lost: finer weights than its own, and how far the optimizer was.
"""

import argparse
import os

import numpy as np
import torch

from export import MAGIC, VERSION
from net import QUIET


class File:
    """Taken apart front to back, as players do."""

    def __init__(self, path):
        self.bytes = open(path, "rb").read()
        self.at = 0

    def take(self, kind, count):
        part = np.frombuffer(self.bytes, kind, count, self.at)
        self.at += part.nbytes
        return part

    def floats(self, *shape):
        return torch.from_numpy(self.take("<f4", int(np.prod(shape))).reshape(shape).copy())

    def scaled(self, scales, width):
        small = self.take("i1", len(scales) * width).reshape(len(scales), width)
        return torch.from_numpy(small.astype(np.float32)) * scales[:, None]

    def skip_questions(self, count):
        """Each with how many features its lists have, its answer, and the lists, to a whole number of words."""
        for _ in range(count):
            listed = int(self.take("<u2", 2).sum())
            self.take("<f4", 1)
            self.take("<u2", listed + listed % 2)


def revived(file):
    """The net's sizes, its parts, and those of its head, if it has one."""
    magic, version, features, width, second, third, questions, cards = map(int, file.take("<i4", 8))
    if (magic, version) != (MAGIC, VERSION):
        raise SystemExit("this is no file of weights that this version reads")
    net = {"bias": file.floats(width), "second.bias": file.floats(second)}
    net["third.weight"] = file.floats(second, third).t().contiguous()
    net["third.bias"] = file.floats(third)
    net["value.weight"], net["value.bias"] = file.floats(1, third), file.floats(1)
    scales, second_scales = file.floats(features), file.floats(width)
    file.skip_questions(questions)
    net["wide"] = file.scaled(scales, width)
    net["second.weight"] = file.scaled(second_scales, second).t().contiguous()
    return (features, width, second, third), net, head_of(file, width, cards, questions) if cards else None


def head_of(file, width, cards, questions):
    units, fewer = map(int, file.take("<i4", 2))
    head = {"units.bias": file.floats(units), "fewer.bias": file.floats(fewer), "leaning.weight": file.floats(1, fewer)}
    unit_scales, card_scales, fewer_scales = file.floats(width), file.floats(cards), file.floats(units)
    file.skip_questions(questions)
    head["units.weight"] = file.scaled(unit_scales, units).t().contiguous() / QUIET
    head["cards"] = file.scaled(card_scales, units)
    head["fewer.weight"] = file.scaled(fewer_scales, fewer).t().contiguous()
    return (width, units, fewer, cards), head


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights")
    parser.add_argument("out")
    args = parser.parse_args()
    game = os.path.splitext(os.path.basename(args.weights))[0]
    sizes, net, head = revived(File(args.weights))
    kept = {"game": game, "sizes": sizes, "net": net, "played": net, "steps": 0, "decisions": 0, "seconds": 0.0}
    # What is learnt of these from now on may be nothing, if nobody meets them again.
    kept["known"] = (net["wide"] != 0).any(1)
    if head:
        kept["head_sizes"], kept["head"] = head
    torch.save(kept, args.out)


if __name__ == "__main__":
    main()
