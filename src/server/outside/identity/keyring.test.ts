import { expect, it } from 'vitest';
import { keyringOf } from './keyring.ts';

const own = keyringOf(['own secret']);
const both = keyringOf(['set by the operator', 'the one before'], ['own secret']);

it('opens what it sealed, for the same purpose only', () => {
  const sealed = own.seal('totp', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(own.open('totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(own.open('login', sealed)).toBeNull();
  expect(own.seal('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

it('keeps opening what was sealed before a secret was set, and not the other way round', () => {
  expect(both.open('totp', own.seal('totp', 'a'))).toBe('a');
  expect(own.open('totp', both.seal('totp', 'a'))).toBeNull();
  expect(both.open('totp', keyringOf(['the one before']).seal('totp', 'a'))).toBe('a');
  expect(both.signingKeys('session')[1]).toBe(keyringOf(['the one before']).signingKeys('session')[0]);
  expect(both.signingKeys('session')[0]?.length).toBeGreaterThanOrEqual(32);
  expect(both.signingKeys('session')).not.toEqual(both.signingKeys('provider cookies'));
});

it('accepts no signature by the key in the database once the operator has a secret', () => {
  expect(both.signingKeys('session')).toHaveLength(2);
  expect(both.signingKeys('session')).not.toContain(own.signingKeys('session')[0]);
});

it.each(['', '.', 'x', 'abc.def', 'a.b.c'])('does not open %j', (text) => {
  expect(own.open('totp', text)).toBeNull();
});

it('notices a changed character', () => {
  const sealed = own.seal('totp', 'secret');
  const [id = '', body = ''] = sealed.split('.');
  for (let index = 0; index < body.length - 1; index += 1) {
    const changed = body.slice(0, index) + (body[index] === 'A' ? 'B' : 'A') + body.slice(index + 1);
    expect(own.open('totp', `${id}.${changed}`)).toBeNull();
  }
});
