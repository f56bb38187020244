import { listFor, type Shapes } from '@quartet/core';
import { broken, difference, json, type Stop, type Walk } from './walk.ts';

/** L3 listed moves differ, as code and as text, and lie in range; text, move and code lead to each other. */
export function listedMovesDiffer<S extends Shapes>(
  { game, name }: Walk<S>,
  { state, codes, ply }: Stop<S>,
): Set<string> {
  if (new Set(codes).size !== codes.length) broken('L3', name, ply, `a code is listed twice: ${codes}`);
  const texts = new Set<string>();
  for (const code of codes) {
    if (!(code >= 0 && code < game.moveSpace)) broken('L3', name, ply, `code ${code} is out of range`);
    const move = game.toMove(state, code);
    const text = game.print(move);
    if (texts.has(text)) broken('L3', name, ply, `"${text}" is listed twice`);
    texts.add(text);
    if (json(game.parse(text)) !== json(move))
      broken('L3', name, ply, `"${text}" is read as ${json(game.parse(text))}`);
    if (game.toCode(state, move) !== code)
      broken('L3', name, ply, `"${text}" is code ${code}, not ${game.toCode(state, move)}`);
  }
  return texts;
}

/** L7 legal moves depend on the actor's view only. */
export function viewTellsLegalMoves<S extends Shapes>({ game, name, rng }: Walk<S>, stop: Stop<S>): void {
  const moves = listFor(game);
  const imagined = game.imagine(game.view(stop.state, game.actor(stop.state)), rng);
  game.legal(imagined, moves);
  const [real, guessed] = [json(stop.codes), json(moves.toArray())];
  if (real !== guessed)
    broken('L7', name, stop.ply, `the actor's view lists other moves${difference(real, guessed)}`);
}

/** L12 view, move and event survive JSON. */
export function survivesJson(name: string, ply: number, value: unknown): void {
  const loss = lossIn(value);
  if (loss) broken('L12', name, ply, `${loss} does not survive JSON, in ${json(value)}`);
}

/** What JSON would drop or change; null if nothing. */
function lossIn(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(lossIn).find((loss) => loss !== null) ?? null;
  const plain = Object.getPrototypeOf(value) === Object.prototype;
  if (!plain) return value.constructor.name;
  return (
    Object.values(value)
      .map(lossIn)
      .find((loss) => loss !== null) ?? null
  );
}

/** L14 `refuse` says null exactly for the listed moves, over all moves that can be written. */
export function refusesAllButListed<S extends Shapes>(
  { game, name }: Walk<S>,
  { state, ply, codes }: Stop<S>,
  vocabulary: readonly S['Move'][],
): void {
  const listed = new Set(codes);
  for (const move of vocabulary) {
    const text = game.print(move);
    const code = game.toCode(state, move);
    const why = game.refuse(state, move);
    if (why === null && (code === null || !listed.has(code)))
      broken('L14', name, ply, `"${text}" is not refused, yet not listed`);
    if (why !== null && !/^§\d/.test(why.rule))
      broken('L14', name, ply, `"${text}" is refused without a rule: ${json(why)}`);
    // Where several texts are one move, a text may be wrong although the move is listed.
    if (why !== null && code !== null && listed.has(code) && game.print(game.toMove(state, code)) === text) {
      broken('L14', name, ply, `"${text}" is listed, yet refused: ${json(why)}`);
    }
  }
}
