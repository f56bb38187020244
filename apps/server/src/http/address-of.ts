import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Who asks, as far as limits go. Of IPv6 it is the network: one line has as many addresses as it likes. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const parsed = ipaddr.process(ip);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${networkOf(parsed.toByteArray())}/64`;
}

function networkOf(bytes: readonly number[]): string {
  return Buffer.from(bytes.slice(0, 8)).toString('hex');
}
