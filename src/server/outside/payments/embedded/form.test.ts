import { expect, it } from 'vitest';
import { parseForm } from './form.ts';
import { readParameters, text } from './parameters.ts';

it.each([
  ['', {}],
  ['a=1&b=x+y%26', { a: '1', b: 'x y&' }],
  ['metadata[plan]=etsy&metadata[purchase_id]=p', { metadata: { plan: 'etsy', purchase_id: 'p' } }],
  [
    'items[0][price]=x&items[0][quantity]=1&items[1][price]=y',
    { items: [{ price: 'x', quantity: '1' }, { price: 'y' }] },
  ],
  ['expand[0]=a&expand[1]=b', { expand: ['a', 'b'] }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['card%5Bnumber%5D=42', { card: { number: '42' } }],
  ['metadata[1]=only', { metadata: { 1: 'only' } }],
  ['metadata=', { metadata: '' }],
])('reads %s', (body, expected) => {
  expect(parseForm(body)).toEqual(expected);
});

it.each(['__proto__[polluted]=1', 'a[__proto__][polluted]=1', '[a]=1', 'a[b=1'])(
  'refuses the name in %s',
  (body) => {
    expect(() => parseForm(body)).toThrow(/^Invalid parameter name/);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);

it('names the wrong parameter as Stripe does', () => {
  const read = (given: Record<string, unknown>) => () => readParameters({ name: text }, given);
  expect(read({ name: '' })).toThrow(/^You passed an empty string for 'name'\./);
  expect(read({})).toThrow('Missing required param: name.');
  expect(read({ name: { first: 'x' } })).toThrow('Invalid name: Invalid string');
  expect(read({ name: 'x', nom: 'y' })).toThrow('Received unknown parameter: nom');
  expect(read({ name: 'x' })()).toEqual({ name: 'x' });
});
