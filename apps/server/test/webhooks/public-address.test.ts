import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/webhooks/public-address.ts';
import { webhookFault } from '../../src/webhooks/webhook-fault.ts';

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b:1::1',
  '100::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
  'not an address',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '::ffff:1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('wrapping an address into IPv6 never makes a private one public', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      if (isPublicAddress(address)) return;
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      expect(isPublicAddress(`::${address}`)).toBe(false);
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
    }),
  );
});

test.each([
  'http://cards.example/hook',
  'ftp://cards.example/',
  'cards.example/hook',
  'https://user:password@cards.example/',
  'https://cards.example:8443/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'javascript:alert(1)',
  '',
])('%j is refused with a sentence', (address) => {
  expect(webhookFault(address)).toMatch(/^.+[.]$/);
});

test.each([
  'https://cards.example/hook?x=1',
  'https://1.1.1.1/',
  'https://[2606:4700::1111]/',
  'https://cards.example:443/',
])('%s may be called', (address) => {
  expect(webhookFault(address)).toBe(null);
});
