import { describe, expect, it } from 'vitest';
import { checkedAuthority, checkedTarget } from './address-rules.ts';
import { EgressError } from './problems.ts';

const none = (): boolean => false;

function outcome(check: () => { host: string; port: number }): string {
  try {
    const { host, port } = check();
    return `${host} ${port}`;
  } catch (error) {
    return error instanceof EgressError ? error.problem : String(error);
  }
}

describe('Addresses by what can be seen of them', () => {
  it.each([
    ['http://example.com/', 'example.com 80'],
    ['https://example.com/', 'example.com 443'],
    ['http://example.com:443/', 'example.com 443'],
    ['https://example.com:80/', 'example.com 80'],
    ['https://www.shop.co.uk/x', 'www.shop.co.uk 443'],
    ['https://münchen.de/', 'xn--mnchen-3ya.de 443'],
    ['https://例え.jp/', 'xn--r8jz45g.jp 443'],
    ['https://shop.myshopify.com/', 'shop.myshopify.com 443'],
    ['https://someone.github.io/', 'someone.github.io 443'],
    ['https://my_shop.example.com/', 'my_shop.example.com 443'],
    ['https://example.com./', 'example.com. 443'],
    ['https://a.museum/', 'a.museum 443'],
    ['http://8.8.8.8/', '8.8.8.8 80'],
    ['http://[2606:4700:4700::1111]/', '2606:4700:4700::1111 80'],
  ])('lets %s through: %s', (url, target) => {
    expect(outcome(() => checkedTarget(new URL(url), none))).toBe(target);
  });

  it.each([
    'http://localhost/',
    'http://db/',
    'http://com/',
    'http://co.uk/',
    'http://shop.local/',
    'http://shop.test/',
    'http://shop.example/',
    'http://shop.invalid/',
    'http://shop.internal/',
    'http://shop.corp/',
    'http://shop.lan/',
    'http://router.home.arpa/',
    'http://shop.onion/',
    'http://1.0.0.127.in-addr.arpa.localhost/',
  ])('refuses %s', (url) => {
    expect(outcome(() => checkedTarget(new URL(url), none))).toBe('page_address_not_public');
  });

  it.each([
    ['example.com:443', 'example.com 443'],
    ['[2606:4700:4700::1111]:443', '2606:4700:4700::1111 443'],
    ['0x7f.1:443', 'page_address_not_public'],
    ['[::1]:443', 'page_address_not_public'],
    ['[fe80::1%25lo]:443', 'page_address_invalid'],
    ['example.com:22', 'page_port'],
    ['example.com:99999', 'page_address_invalid'],
    ['example.com', 'page_address_invalid'],
    ['user@example.com:443', 'page_address_invalid'],
    ['example.com/path:443', 'page_address_invalid'],
    ['example.com:80:443', 'page_address_invalid'],
    ['', 'page_address_invalid'],
  ])('reads the authority %j: %s', (authority, expected) => {
    expect(outcome(() => checkedAuthority(authority, none))).toBe(expected);
  });
});
