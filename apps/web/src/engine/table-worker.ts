import { faultOf } from './fault.ts';
import { Host } from './host.ts';
import { loadMatch, saveMatch } from './matches.ts';
import type { Reply, Request } from './protocol.ts';

/** The worker behind one table screen. */
let host: Host | null = null;

const tell = (reply: Reply): void => self.postMessage(reply);

self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
  const before = host?.ply;
  try {
    await answer(request);
  } catch (error) {
    console.warn(error);
    // The page sees what is kept, and may ask again: for the same, or, if a part of it was done, for the rest.
    host?.show();
    tell({
      type: 'failed',
      fault: faultOf(error),
      again: host?.ply === before ? request : { type: 'go-on' },
    });
  }
};

async function answer(request: Request): Promise<void> {
  if (request.type === 'open') {
    host = await Host.open(request.id, { load: loadMatch, save: saveMatch }, request.pace, tell);
    if (!host) tell({ type: 'missing', id: request.id });
    else {
      host.show();
      await host.goOn();
    }
    return;
  }
  if (!host) return;
  if (request.type === 'pace') host.pace = request.pace;
  else if (request.type === 'reveal') host.reveal(request.seat);
  else if (request.type === 'play') await host.play(request.text);
  else if (request.type === 'hint') host.hint(request.language);
  else if (request.type === 'take-back') await host.takeBack();
  else await host.goOn();
}
