import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { createBlockList, isPublicAddress } from './block-list.ts';

const special = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
];

/** Positive controls: a rule that blocks too much leaves every test of a blocked address green. */
const open = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '198.20.0.1',
  '223.255.255.255',
  '::ffff:8.8.8.8',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
];

describe('Block list', () => {
  it('has the whole table', () => expect([special.length, open.length]).toEqual([45, 14]));

  const list = createBlockList();
  it.each(special)('blocks %s', (address) => expect(isPublicAddress(address, list)).toBe(false));
  it.each(open)('lets %s through', (address) => expect(isPublicAddress(address, list)).toBe(true));

  it('blocks each address of this machine', () => {
    const own = Object.values(os.networkInterfaces()).flatMap((found) => found ?? []);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ address }) => isPublicAddress(address, list))).toEqual([]);
  });

  it.each(['', 'localhost', '127.1', '0x7f000001', '1.1.1.1.'])('takes %j for no address', (text) => {
    expect(isPublicAddress(text, list)).toBe(false);
  });
});
