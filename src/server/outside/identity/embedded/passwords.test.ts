import { expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

it('hashes with argon2id, a new salt each time, the same for both ways to type an accent', async () => {
  const [one, two] = await Promise.all([hashPassword('pässwörter'), hashPassword('pässwörter')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toBe(two);
  expect(await passwordFits(one, 'pässwörter'.normalize('NFD'))).toBe(true);
  expect(await passwordFits(one, 'passworter')).toBe(false);
});

it('never lets anybody in without an account', async () => {
  expect(await passwordFits(null, 'anything')).toBe(false);
});
