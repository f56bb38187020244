import { bringIn } from '../files/bring-in.ts';
import { openKept } from '../files/kept.ts';
import type { Answer, Opened, Question } from './protocol.ts';
import { ReplayHost } from './replay-host.ts';

/** The worker behind one replay, and for files. */
let host: ReplayHost | null = null;

async function open(id: string): Promise<Opened> {
  const reading = await openKept(id);
  if (!reading.ok) return reading;
  host = new ReplayHost(reading.kept);
  return { ok: true, story: host.story };
}

async function answer(question: Question): Promise<Answer['answer']> {
  switch (question.name) {
    case 'open':
      return open(question.id);
    case 'file':
      return bringIn(question.text, Date.now());
    case 'look':
      return (await host?.look(question.at, question.viewer)) ?? null;
    case 'listen':
      return (await host?.listen(question.viewer)) ?? null;
    case 'playOn':
      return (await host?.playOn(question)) ?? null;
    case 'judge':
      return (await host?.judge(question.ply, question.language)) ?? null;
    case 'save':
      return (await host?.save()) ?? null;
    case 'share':
      return (await host?.share()) ?? null;
  }
}

self.onmessage = async ({ data: question }: MessageEvent<Question>) => {
  self.postMessage({ number: question.number, answer: await answer(question) } satisfies Answer);
};
