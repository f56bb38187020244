"""The net: features that are present, summed in a wide layer, then two small ones and a value."""

import torch
from torch import nn
from torch.nn import functional


def summed(padded, rows):
    """Of lists of features, 0 where there are none: as a product of zeros and ones, which suits a GPU best."""
    if not padded.is_cuda:
        return functional.embedding_bag(padded.long(), rows, mode="sum", padding_idx=0)
    present = torch.zeros(padded.shape[0], rows.shape[0], device=padded.device)
    present.scatter_(1, padded.long(), 1.0)
    present[:, 0] = 0
    return present @ rows


class Net(nn.Module):
    """Of a position and a move in it: how much of the win its maker may expect, as a logit."""

    def __init__(self, features, width, second, third):
        super().__init__()
        self.sizes = (features, width, second, third)
        self.wide = nn.Parameter(torch.randn(features, width) * 0.08)
        self.bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, second)
        self.third = nn.Linear(second, third)
        self.value = nn.Linear(third, 1)
        nn.init.zeros_(self.value.bias)

    def sums(self, padded):
        return summed(padded, self.wide)

    def head(self, sums):
        x = torch.relu(sums + self.bias)
        x = torch.relu(self.second(x))
        x = torch.relu(self.third(x))
        return self.value(x).squeeze(1)

    def forward(self, padded):
        return self.head(self.sums(padded))


# The wide layer speaks loudly: so much of it is heard where steps are made for small numbers.
QUIET = 0.2


class Head(nn.Module):
    """Of a hidden card, and what the wide layer makes of the position: how much likelier it makes the deal, as a logarithm."""

    def __init__(self, width, units, fewer, cards):
        super().__init__()
        self.sizes = (width, units, fewer, cards)
        self.units = nn.Linear(width, units)
        self.cards = nn.Parameter(torch.randn(cards, units) * 0.1)
        self.fewer = nn.Linear(units, fewer)
        self.leaning = nn.Linear(fewer, 1, bias=False)
        nn.init.zeros_(self.leaning.weight)

    def forward(self, sums, cards):
        """`cards`: of each position some, as lists of features with 0 behind; one without features leans to nothing."""
        rows = summed(cards.flatten(0, -2), self.cards).view(*cards.shape[:-1], -1)
        of_position = self.units(QUIET * torch.relu(sums)).view(len(sums), *[1] * (rows.dim() - 2), -1)
        return self.leaning(torch.relu(self.fewer(torch.relu(rows + of_position)))).squeeze(-1) * (cards[..., 0] > 0)


def follow(slow, fast, most, steps):
    """A slow net goes a little towards a fast one. Averages of few steps are of little use: the window grows."""
    keep = min(most, 1 - 1 / (1 + steps / 10))
    with torch.no_grad():
        for slower, faster in zip(slow.parameters(), fast.parameters()):
            slower.lerp_(faster, 1 - keep)


def padded(flat, counts, room):
    """Lists that lie one after the other, as rows of one length with 0 behind."""
    starts = torch.cumsum(counts, 0) - counts
    columns = torch.arange(room, device=flat.device)
    at = (starts[:, None] + columns).clamp_(max=max(flat.numel() - 1, 0))
    return torch.where(columns < counts[:, None], flat[at], torch.zeros((), dtype=flat.dtype, device=flat.device))


class Judge:
    """Answers frames: of each decision the best move, or now and then any, and what the best promises."""

    def __init__(self, net, rooms):
        self.net = net
        self.rooms = rooms

    @torch.no_grad()
    def __call__(self, frame, whim):
        positions = padded(frame.positions, frame.position_counts, self.rooms[0])
        moves = padded(frame.moves, frame.move_counts, self.rooms[1])
        decisions, candidates = frame.decisions, frame.candidates
        device = positions.device
        owner = torch.repeat_interleave(torch.arange(decisions, device=device), candidates, output_size=frame.listed)
        values = self.net.head(self.net.sums(positions)[owner] + self.net.sums(moves))
        starts = torch.cumsum(candidates, 0) - candidates
        # As a table of candidates, so that the best is one call.
        place = torch.arange(frame.listed, device=device) - starts[owner]
        table = torch.full((decisions, 32), -1e9, device=device)
        table[owner, place] = values
        best, chosen = table.max(1)
        drawn = torch.rand(2, decisions, device=device)
        is_whim = (drawn[0] < whim) & ~frame.is_exam
        chosen = torch.where(is_whim, (drawn[1] * candidates).long().clamp_(max=31), chosen)
        both = torch.cat([positions, moves[starts + chosen]], 1)
        answer = torch.stack([torch.sigmoid(best), (chosen + 128 * is_whim).float()]).cpu().numpy()
        return both, answer[0], answer[1].astype("uint8")
