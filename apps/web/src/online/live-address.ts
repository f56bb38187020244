/** Where the live socket of this page's server is. */
export function liveAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;
}
