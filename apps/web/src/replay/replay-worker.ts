import type { ReplayReply, ReplayRequest } from './protocol.ts';
import { ReplayHost } from './replay-host.ts';

/** The worker behind one replay. */
let host: ReplayHost | null = null;

const tell = (reply: ReplayReply): void => self.postMessage(reply);

self.onmessage = async ({ data: request }: MessageEvent<ReplayRequest>) => {
  if (request.type === 'open') host = await ReplayHost.open(request.id, tell);
  else if (!host) return;
  else if (request.type === 'look') host.look(request.at, request.viewer);
  else if (request.type === 'listen') host.listen(request.viewer);
  else if (request.type === 'play-on') await host.playOn(request.fork);
  else if (request.type === 'save') host.save();
  else await host.share();
};
