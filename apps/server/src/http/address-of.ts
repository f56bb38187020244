import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Letters of an IPv6 address that ends in an IPv4 one. */
const LONGEST = 45;

/** Who asks, as far as limits go. Of IPv6 it is the network: one line has as many addresses as it likes. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy that passes on what clients wrote may hand over any text.
  if (!isIPv6(ip)) return ip.slice(0, LONGEST);
  const parsed = ipaddr.process(ip);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${networkOf(parsed.toByteArray())}/64`;
}

function networkOf(bytes: readonly number[]): string {
  return Buffer.from(bytes.slice(0, 8)).toString('hex');
}
