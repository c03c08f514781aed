import { expect, it } from 'vitest';
import { usedStyles, withoutFaces } from './used-styles.ts';

const sheet = [
  '/*! made by a tool */@layer theme{:root{--gap:4px}}@layer base{*,:after{box-sizing:border-box}}',
  '@layer components;@layer utilities{.flex{display:flex}.p-2\\.5{padding:10px}.hover\\:mark:hover{color:red}',
  '.group:hover .w-\\[calc\\(1ch\\+\\{2px\\}\\)\\]{width:1ch}.odd:before{content:"}.flex{"}',
  '@media (width>=48rem){.md\\:flex,.md\\:grid{display:grid}}@media (width>=64rem){.lg\\:flex{display:flex}}}',
  '.spin{animation:turn 1s}@keyframes turn{to{rotate:360deg}}@keyframes pulse{50%{opacity:.5}}',
  '@property --tw-turn{syntax:"*";inherits:false}@font-face{font-family:A;src:url(/a.woff2)}',
].join('');

it.each([
  ['rules without a class', '', 'box-sizing', true],
  ['a class that nothing names', '', 'display:flex', false],
  ['a class of the page', '<p class="flex">', '.flex{display:flex}', true],
  ['a class with a dot', '<p class="p-2.5">', 'padding:10px', true],
  ['a class of the code', 'x?`hover:mark`:""', 'color:red', true],
  ['one of two classes that a rule needs', 'w-[calc(1ch+{2px})]', 'width:1ch', false],
  ['both classes that a rule needs', 'group w-[calc(1ch+{2px})]', 'width:1ch', true],
  ['a brace inside a text', 'odd', 'content:"}.flex{"', true],
  ['one selector of several', 'md:grid', '@media (width>=48rem){.md\\:flex,.md\\:grid{display:grid}}', true],
  ['a group without a rule that is used', 'md:grid', '64rem', false],
  ['an animation that a rule names', 'spin', '@keyframes turn', true],
  ['an animation that nothing names', 'spin', '@keyframes pulse', false],
  ['a property that nothing names', 'spin', '@property', false],
])('%s', (_, text, rule, kept) => {
  expect(usedStyles(sheet, text).includes(rule)).toBe(kept);
});

it('names the layers in their order first, also those of which nothing is used', () => {
  expect(usedStyles(sheet, '')).toMatch(/^@layer theme,base,components,utilities;/);
});

it('leaves the faces to the pages', () => {
  expect(withoutFaces(sheet)).toContain('.flex{display:flex}');
  expect(withoutFaces(sheet)).not.toContain('@font-face');
});

it('refuses a sheet that is cut off', () => {
  expect(() => usedStyles('.a{color:red', '')).toThrow('braces');
});
