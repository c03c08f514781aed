import { BlockList, isIP } from 'node:net';
import os from 'node:os';

/**
 * What is not an address of the public internet.
 * Source: IANA's registries of special-purpose addresses, IPv4 and IPv6, 2026-11; multicast and the former class E.
 */
const specialIPv4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a provider's translation
  '127.0.0.0/8', // this machine
  '169.254.0.0/16', // link-local, with the metadata service of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // former 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/3', // multicast, reserved, broadcast
];

const specialIPv6 = [
  '4000::/2',
  '8000::/1', // with unique local, link-local, site-local and multicast
  '2001::/23', // protocol assignments, with Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: carries any IPv4 address
  '3fff::/20', // documentation
];

/**
 * Everything below 2000::/3 but ::ffff:0:0/96. A rule that covers that range would block all of IPv4, because IPv4
 * addresses are compared with IPv6 rules in their mapped form; a mapped address meets the IPv4 rules instead.
 */
const belowGlobalUnicast = [
  ['::', '::fffe:ffff:ffff'],
  ['::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

/** The special ranges and this machine's own addresses of now, which may change while the product runs. */
export function createBlockList(): BlockList {
  const list = new BlockList();
  for (const [family, ranges] of [
    ['ipv4', specialIPv4],
    ['ipv6', specialIPv6],
  ] as const) {
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      list.addSubnet(address, Number(bits), family);
    }
  }
  for (const [from, to] of belowGlobalUnicast) list.addRange(from, to, 'ipv6');
  for (const { address, family } of Object.values(os.networkInterfaces()).flatMap((found) => found ?? [])) {
    list.addAddress(address.replace(/%.*$/, ''), family === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** False for whatever the list blocks, and for text that is no address. */
export function isPublicAddress(address: string, list: BlockList = createBlockList()): boolean {
  const plain = address.replace(/%.*$/, '');
  const family = isIP(plain);
  return family !== 0 && !list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
