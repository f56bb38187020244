import type { Round } from './movement.ts';

/** A node of the drawing below: which edge of each seat it has. */
type Node = (Edge | undefined)[];

/** One entrant at one table of one round, and their seat there. */
interface Edge {
  readonly entrant: number;
  readonly ends: readonly [who: Node, table: Node];
  seat: number;
}

/**
 * The same tables with everybody on a seat, so that in every block of as many rounds as there are seats each sits on each
 * seat once. That can always be done: it is a colouring of the edges between people (by block) and tables, and a drawing
 * with two sides needs no more colours than edges meet at one node.
 */
export function seated(rounds: readonly Round[]): Round[] {
  const seats = rounds[0]![0]!.length;
  const people = new Map<string, Node>();
  return rounds
    .map((round, deal) => {
      const block = Math.floor(deal / seats);
      return round.map((table) => {
        const place: Node = [];
        for (const entrant of table) {
          const key = `${block} ${entrant}`;
          const who = people.get(key) ?? [];
          people.set(key, who);
          colour({ entrant, ends: [who, place], seat: -1 }, seats);
        }
        return place;
      });
    })
    .map((round) => round.map((place) => place.map((edge) => edge!.entrant)));
}

/** A seat that is free on both sides; where there is none, a path of two seats in turn is turned over to make one. */
function colour(edge: Edge, seats: number): void {
  const [who, table] = edge.ends;
  const own = freeOf(who, seats);
  const theirs = freeOf(table, seats);
  if (table[own]) turnOver(table, own, theirs);
  put(edge, own);
}

function freeOf(node: Node, seats: number): number {
  for (let seat = 0; seat < seats; seat++) if (!node[seat]) return seat;
  return -1;
}

/** From this node along edges of these two seats in turn: each gets the other one. */
function turnOver(from: Node, a: number, b: number): void {
  const path: Edge[] = [];
  let node = from;
  let seat = a;
  for (let edge = node[seat]; edge; edge = node[seat]) {
    path.push(edge);
    node = edge.ends[0] === node ? edge.ends[1] : edge.ends[0];
    seat = seat === a ? b : a;
  }
  for (const edge of path) for (const end of edge.ends) end[edge.seat] = undefined;
  for (const edge of path) put(edge, edge.seat === a ? b : a);
}

function put(edge: Edge, seat: number): void {
  edge.seat = seat;
  for (const end of edge.ends) end[seat] = edge;
}
