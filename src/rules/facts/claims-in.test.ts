import { expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { claimsIn } from './claims-in.ts';

const products = [{ name: 'Stoneware Mug', description: 'A stoneware mug of 350 ml. Dishwasher safe.' }];
const form = SeoForm.parse({ platform: 'tiktokshop', businessName: 'Kiln', industry: 'Retail', products });
const ledger = extractLedger(briefsOf(form)[0]!);
const claims = (field: FieldId, text: string) =>
  claimsIn({ [field]: [text] }, [field], ledger, 'Stoneware Mug').map((hit) => hit.text);

it.each<[FieldId, string, string[]]>([
  ['tags', 'vegan mug', ['vegan']],
  ['tags', 'microwave mug', []],
  ['keywords', 'microwave safe mug', ['microwave safe']],
  ['videoIdeas', 'Shot 2: the mug in use', []],
  ['videoIdeas', 'A pack of 4 mugs', ['4']],
  ['bulletPoints', 'SIZE: a mug for tea', []],
  ['bulletPoints', 'VERSATILE: a mug for tea', []],
  ['bulletPoints', 'A mug with YKK', ['YKK']],
])('of %s, %j claims %j', (field, text, expected) => {
  expect(claims(field, text)).toEqual(expected);
});
