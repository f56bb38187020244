import { faultOf } from './fault.ts';
import { Damaged, Host } from './host.ts';
import { loadMatch, saveMatch } from './matches.ts';
import { playAlone } from './one-tab.ts';
import type { Reply, Request } from './protocol.ts';

type Opening = Extract<Request, { type: 'open' }>;

/** The worker behind one table screen. */
let host: Host | null = null;
let opening: Opening | null = null;

const tell = (reply: Reply): void => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<Request>) => hear(data);

async function hear(request: Request): Promise<void> {
  const before = host?.ply;
  try {
    await answer(request);
  } catch (error) {
    console.warn(error);
    if (error instanceof Damaged) return tell({ type: 'missing', id: opening!.id, isDamaged: true });
    const fault = faultOf(error);
    if (fault === 'elsewhere') return leave();
    // The page sees what is kept, and may ask again: for the same, or, if a part of it was done, for the rest.
    host?.show();
    tell({ type: 'failed', fault, again: host?.ply === before ? request : { type: 'go-on' } });
  }
}

async function answer(request: Request): Promise<void> {
  if (request.type === 'open') return open(request);
  if (!host) return;
  if (request.type === 'pace') host.pace = request.pace;
  else if (request.type === 'hold') host.hold(request.time);
  else if (request.type === 'reveal') host.reveal(request.seat);
  else if (request.type === 'play') await host.play(request.text);
  else if (request.type === 'hint') await host.hint(request.language);
  else if (request.type === 'take-back') await host.takeBack();
  else await host.goOn();
}

async function open(request: Opening): Promise<void> {
  opening = request;
  await playAlone(request.id, request.take ?? false, { waits: leave, lost: yieldTable });
  host = await Host.open(request.id, { load: loadMatch, save: saveMatch }, request.pace, tell);
  if (!host) return tell({ type: 'missing', id: request.id, isDamaged: false });
  host.show();
  await host.goOn();
}

/** Another tab plays: nothing more is done here until somebody asks for it. */
function leave(): void {
  host?.stop();
  host = null;
  if (opening) tell({ type: 'failed', fault: 'elsewhere', again: { ...opening, take: true } });
}

/** Another tab took the table; when it leaves, this one goes on. */
function yieldTable(): void {
  leave();
  if (opening) void hear({ ...opening, take: false });
}
