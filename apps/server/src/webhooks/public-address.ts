import ipaddr from 'ipaddr.js';

/** The only block of IPv6 from which public addresses are given out; `::127.0.0.1` and its like lie outside. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');
/** Looks public, but inside Azure it is the machine's own control service. */
const AZURE_CONTROL = '168.63.129.16';

/** Whether an address lies on the public internet: not this machine, its network, or a cloud's inner services. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.toString() === AZURE_CONTROL || parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT);
}
