import { expect, it } from 'vitest';
import { safeReturnTo, withAuthSuccess } from './return-to.ts';

it.each([
  ['/', '/'],
  ['/settings', '/settings'],
  ['/seo-generator?platform=etsy#form', '/seo-generator?platform=etsy#form'],
  ['/a/../settings', '/settings'],
  ['/päge', '/p%C3%A4ge'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['settings', '/'],
  ['', '/'],
  ['/api/auth/login', '/'],
  ['/api/auth/callback?code=1', '/'],
  [`/${'x'.repeat(3_000)}`, '/'],
  [undefined, '/'],
  [['/settings', '/faq'], '/'],
])('%j goes to %s', (asked, expected) => {
  expect(safeReturnTo(asked)).toBe(expected);
});

it.each([
  ['/', '/?auth_success=true'],
  ['/x?auth_success=false', '/x?auth_success=true'],
  ['/x?a=1#b', '/x?a=1&auth_success=true#b'],
])('%s says that the sign-in worked: %s', (returnTo, expected) => {
  expect(withAuthSuccess(returnTo)).toBe(expected);
});
