import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { longestPassword, newPasswordComplaint } from './new-passwords.ts';
import { longestTypedPassword } from './passwords.ts';

const email = 'ada.byron-kiln@example.com';

it.each([
  ['a shelf full of jars', null],
  ['zwölf Pässwörter', null],
  ['correct horse', null],
  ['482 910 573 829', null],
  ['eleven char', /at least 12/u],
  ['12345678901', /at least 12/u],
  ['😀'.repeat(11), /at least 12/u],
  ['qwertyuiop123', /anybody would guess/u],
  ['PassWord-2026!', /anybody would guess/u],
  ['!!1Summer2026!!', /anybody would guess/u],
  ['sunshinesunshine', /anybody would guess/u],
  ['Shelfmark2026', /anybody would guess/u],
  ['ada.byron-kiln99', /anybody would guess/u],
  ['123456789012', /anybody would guess/u],
  ['aaaaaaaaaaaa', /anybody would guess/u],
  ['abababababab', /anybody would guess/u],
  [email, /e-mail address/u],
  ['ada.byron-kiln', /e-mail address/u],
  ['x y'.repeat(42) + ' z', null],
  ['x y'.repeat(43), /at most 128/u],
])('%s', async (password, expected) => {
  const complaint = await newPasswordComplaint(password, email);
  if (expected === null) expect(complaint).toBeNull();
  else expect(complaint).toMatch(expected);
});

it('refuses thousands of the passwords that stand at the head of the lists of leaks', async () => {
  const listed = dictionary['passwords-common'];
  const words = listed.filter((password) => /[a-z]/u.test(password)).slice(0, 3_000);
  expect(words).toHaveLength(3_000);
  for (const password of words) {
    const dressed = `${password}-12345678901`;
    expect(await newPasswordComplaint(dressed, email), dressed).toMatch(/anybody would guess/u);
  }
  for (const password of listed.filter(({ length }) => length >= 12))
    expect(await newPasswordComplaint(password, email), password).toMatch(/anybody would guess/u);
});

it('takes no password that sign-in would be too short for', () => {
  // The widest characters have two units, and four marks may go into one when a text is normalised.
  expect(longestTypedPassword).toBeGreaterThanOrEqual(longestPassword * 4);
});
