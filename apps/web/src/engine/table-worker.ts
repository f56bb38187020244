import { Host } from './host.ts';
import { loadMatch, saveMatch } from './matches.ts';
import type { Reply, Request } from './protocol.ts';

/** The worker behind one table screen. */
let host: Host | null = null;

const tell = (reply: Reply): void => self.postMessage(reply);

self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
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
  else await host.takeBack();
};
