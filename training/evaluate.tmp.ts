// node evaluate.tmp.ts game seats opponent deals  (master at once vs opponent)
import { readFileSync } from 'node:fs';
import { budgetFor, knowledgeOf, makeBot, parseBotSpec } from '@quartet/bots';
import { featuresOf, Mastery, Net } from '@quartet/bots/master';
import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, MoveList, NOBODY, tableFor } from '@quartet/core';
const [id, seatsText, opp, dealsText, file] = process.argv.slice(2);
const game = findGame(id!)!; const seats = Number(seatsText);
const net = new Net(new Uint8Array(readFileSync(file ?? `/work/w5/packages/bots/weights/${id}.bin`)));
const worst = Math.max(...net.references.map((r) => { net.read(r.position, r.position.length); return Math.abs(net.value(r.move, 0, r.move.length) - r.value); }));
const mastery = new Mastery(knowledgeOf(game), featuresOf(id!)! as never, net);
const spec = parseBotSpec(opp!)!; const bot = makeBot(game, spec);
const moves = new MoveList(game.moveSpace);
const cpu = () => process.cpuUsage().user / 1000;
let sum = 0, sq = 0, n = 0, think = 0, decisions = 0; const deals = Number(dealsText);
for (let deal = 0; deal < deals; deal++) {
  let share = 0;
  for (let me = 0; me < seats; me++) {
    const chance = fastChance(`eval/${deal}`); const state = game.start(tableFor(game, seats), chance, null);
    const rng = new FastRng(`e ${deal} ${me}`);
    while (game.actor(state) !== NOBODY) {
      const seat = game.actor(state); game.legal(state, moves);
      const codes = moves.toArray();
      let code = codes[0]!;
      if (codes.length > 1) {
        const view = game.view(state, seat);
        if (seat === me) { const t = cpu(); code = mastery.judge(view, codes, rng)[0]!.code; think += cpu() - t; decisions++; }
        else code = bot.choose(view, codes, rng, budgetFor(spec, cpu));
      }
      game.play(state, code, chance, null);
    }
    const sheet = game.scoreSheet(state); const winners = sheet.filter((l) => l.place === 1);
    if (winners.some((l) => l.seat === me)) share += 1 / winners.length;
  }
  share /= seats; sum += share; sq += share * share; n++;
}
const mean = sum / n; const sd = Math.sqrt(Math.max(0, sq / n - mean * mean) / Math.max(1, n - 1));
console.log(`${id} ${seats} seats vs ${opp}: ${(100 * mean).toFixed(1)} ± ${(196 * sd).toFixed(1)} (${n} deals); ${(think / decisions).toFixed(2)} ms a decision; worst reference ${worst}`);
