import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean.ts';

describe('cleaning of what a seller pastes', () => {
  test.each([
    ['<p>Oak <b>table</b> &amp; bench</p>', 'Oak table & bench'],
    ['caf&eacute; &#8211; &#x1F600;', 'café – 😀'],
    ['a<script>alert(1)</script>b', 'a b'],
    ['a<style>p{}</style>b', 'a b'],
    ['&lt;img src=x onerror=alert(1)&gt;mug', 'mug'],
    ['mug <img src=x onerror=alert(1)', 'mug'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['abc\u202Edef\u2066ghi', 'abcdefghi'],
    ['a\u0000b\u0007c', 'a b c'],
    ['e\u0301', 'é'],
    ['**bold** and __loud__', 'bold and loud'],
    ['Size: 6.5*6.5*24cm', 'Size: 6.5 x 6.5 x 24cm'],
    ['<table><tr><td>Chuck</td><td>13 mm</td></tr></table>', 'Chuck: 13 mm'],
    [
      '<table><tr><th> </th><th>Chest (inches)</th><th>Length (inches)</th></tr><tr><td>S</td><td>20</td><td>27</td></tr><tr><td>M</td><td>21</td><td>28</td></tr></table>',
      'Size: S (chest 20 in, length 27 in), M (chest 21 in, length 28 in).',
    ],
    ['a   b\u00A0\u00A0c', 'a b c'],
    ['bad \uD800 half', 'bad half'],
    ['~ ~ ~ Brass bell ~ ~ ~', 'Brass bell'],
    ['A bell. _ _ _ ***** _ _ It rings.', 'A bell.\n\nIt rings.'],
    ['~~ Boiler servicing ~~', 'Boiler servicing'],
    ['*Please note* it is old.', 'Please note it is old.'],
    ['Oak - pine - ash', 'Oak - pine - ash'],
    ['snake_case and 3 ~ 4', 'snake_case and 3-4'],
    ['Good service.We sell (new).All sizes', 'Good service. We sell (new). All sizes'],
    ['Built with Node.Js and Booking.Com ', 'Built with Node.Js and Booking.Com'],
    ['Run with the [Oak Mill](https://oak.example) and [Ash][ash].', 'Run with the Oak Mill and Ash.'],
    ['We sew.\n\n## What does it cost?\n\nFrom £9.\n\n## Hem repair', 'We sew.\n\nFrom £9.\n\nHem repair'],
    ['*Open: Saturday, 12:00-14:00*', 'Open: Saturday, 12:00-14:00'],
    ['# handmade # mug', '# handmade # mug'],
    ['◈ Web design\n◈ Branding', 'Web design\n\nBranding'],
    ['Red tin\n【NOTICE 】\nShips on Monday', 'Red tin\n\nShips on Monday'],
  ])('%j becomes %j', (input, expected) => {
    expect(cleanText(input).replace(/ {2,}/g, ' ')).toBe(expected);
  });

  test('list items stand on lines of their own, and a line has none', () => {
    expect(cleanText('<ul><li>one</li><li>two</li></ul>')).toBe('one\n\ntwo');
    expect(cleanLine('one\ntwo')).toBe('one two');
  });
});
