import { faultOf } from '../../engine/fault.ts';
import { bringIn } from '../files/bring-in.ts';
import { openKept } from '../files/kept.ts';
import type { Answer, Opened, Question, Questions } from './protocol.ts';
import { ReplayHost } from './replay-host.ts';

/** The worker behind one replay, and for files. */
let host: ReplayHost | null = null;

async function open(id: string): Promise<Opened> {
  const reading = await openKept(id);
  if (!reading.ok) return reading;
  host = new ReplayHost(reading.kept);
  return { ok: true, story: host.story };
}

async function answer(question: Question): Promise<Questions[keyof Questions]['answer']> {
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
  const { number } = question;
  const tell = (said: Answer): void => self.postMessage(said);
  try {
    tell({ number, answer: await answer(question) });
  } catch (error) {
    console.warn(error);
    tell({ number, fault: faultOf(error) });
  }
};
