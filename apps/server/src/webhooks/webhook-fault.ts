import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What an address to be called must be like; tests loosen it, nobody else. */
export interface WebhookRules {
  readonly ports: readonly number[];
  isAllowed(address: string): boolean;
}

export const STRICT: WebhookRules = { ports: [443], isAllowed: isPublicAddress };

/** Why this address will not be called, in a sentence; null: it may. Where its name leads is looked up when it is called. */
export function webhookFault(
  address: string,
  rules: WebhookRules = STRICT,
  what = 'A webhook',
): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return `${what} is an address that begins with https://.`;
  if (url.username !== '' || url.password !== '') return `${what} must not contain a password.`;
  if (!rules.ports.includes(Number(url.port || 443)))
    return `${what} must use port ${rules.ports.join(' or ')}.`;
  const host = hostOf(url);
  if (isIP(host) !== 0 && !rules.isAllowed(host)) return `${host} is not an address of the public internet.`;
  return null;
}

/** Without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
