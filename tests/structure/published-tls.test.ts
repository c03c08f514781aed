import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('says what TLS is offered for all names at once', () => {
  const [before = '', ...servers] = readFileSync('deploy/nginx-listen.conf', 'utf8').split(/^server \{$/m);
  expect(before).toMatch(/^ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  expect(before).toMatch(/^ssl_ciphers /m);
  // The handshake begins with the settings of the default server: in another block they would not count.
  expect(servers.join('')).not.toMatch(/ssl_(?:protocols|ciphers|session)/);
});
