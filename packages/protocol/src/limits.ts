/** Goes up when a message or the shape of a view changes. */
export const PROTOCOL = 1;

/** What either side may send at most; anything longer is refused. */
export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 16_384,
  name: 24,
  chat: 300,
  report: 500,
  moveText: 200,
  actId: 64,
  url: 500,
  /** News that a returning client is told one by one; if it missed more, it gets the view alone. */
  missedNews: 1000,
  /** Signs of chat among them; if more was said, the newest. */
  missedChat: 65_536,
  /** How long one HTTP request may wait for something new. */
  waitSeconds: 25,
  /** Lines on one page of a list of the administration. */
  adminPage: 50,
} as const;
