import { expect, it } from 'vitest';
import { hashPassword, passwordComplaint, passwordFits } from './passwords.ts';

it.each([
  ['a shelf full of jars', null],
  ['pässwörter', null],
  ['correct horse', null],
  ['1234567', /at least 8/u],
  ['12345678', /anybody would guess/u],
  ['PassWord1', /anybody would guess/u],
  ['aaaaaaaaaaaa', /anybody would guess/u],
  ['abababababab', /anybody would guess/u],
  ['ada.byron@example.com', /e-mail address/u],
  ['ada.byron', /e-mail address/u],
  ['😀😀😀😀😀😀😀', /at least 8/u],
  ['x'.repeat(201), /at most 200/u],
])('%s', (password, expected) => {
  const complaint = passwordComplaint(password, 'ada.byron@example.com');
  if (expected === null) expect(complaint).toBeNull();
  else expect(complaint).toMatch(expected);
});

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
