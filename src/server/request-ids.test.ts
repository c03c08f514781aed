import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { requestIds } from './request-ids.ts';

const given = '4bf92f3577b34da6a3ce929d0e0e4736';
const idOf = (trusted: false | string[], remoteAddress: string, id: string | string[] = given) =>
  requestIds(trusted)({
    headers: { 'x-request-id': id },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

it.each<[false | string[], string]>([
  [['loopback'], '127.0.0.1'],
  [['loopback'], '::ffff:127.0.0.1'],
  [['loopback'], '::1'],
  [['uniquelocal'], '172.30.0.2'],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8::7'],
  [['192.0.2.1'], '192.0.2.1'],
])('takes the id of a proxy in %j at %s', (trusted, address) => {
  expect(idOf(trusted, address)).toBe(given);
});

it.each<[false | string[], string]>([
  [false, '127.0.0.1'],
  [['loopback'], '10.0.0.1'],
  [['192.0.2.1'], '192.0.2.2'],
  [['10.0.0.0/8'], '2001:db8::7'],
])('takes none from outside %j: %s', (trusted, address) => {
  expect(idOf(trusted, address)).toMatch(/^[0-9a-f-]{36}$/);
});

it.each(['short', 'x'.repeat(65), 'two\nlines of a log', '{"level":60}', ''])('takes no %j', (id) => {
  expect(idOf(['loopback'], '127.0.0.1', id)).toMatch(/^[0-9a-f-]{36}$/);
});
