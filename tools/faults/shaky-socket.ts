/** How many acts were sent twice, and how many were overtaken. */
export interface Shakes {
  doubled: number;
  overtaken: number;
}

/** A socket that sends acts twice at times, and lets others overtake them. */
export function openShaky(url: string, shakes: Shakes): WebSocket {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  const sendLater = (text: string, within: number): void => {
    setTimeout(() => {
      if (socket.readyState === WebSocket.OPEN) send(text);
    }, Math.random() * within);
  };
  socket.send = (text): void => {
    if (typeof text !== 'string' || !text.startsWith('{"type":"act"')) {
      send(text);
      return;
    }
    if (Math.random() < 0.25) {
      shakes.overtaken++;
      sendLater(text, 60);
    } else send(text);
    if (Math.random() < 0.25) {
      shakes.doubled++;
      sendLater(text, 400);
    }
  };
  return socket;
}
