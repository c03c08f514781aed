import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { nastyPages } from '#tests/setup/nasty-pages.ts';
import { parsePage } from './tree.ts';

type Node = DefaultTreeAdapterMap['node'];

/** A tree as text, one node a line, so that two of them can be compared. */
function written(document: Node): string {
  const lines: string[] = [];
  const waiting: [node: Node, level: number][] = [[document, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, level] = next;
    const attributes =
      'attrs' in node ? node.attrs.map(({ prefix, name, value }) => [prefix, name, value]) : [];
    const rest = ['namespaceURI', 'value', 'data', 'name', 'publicId', 'mode'].map(
      (key) => (node as unknown as Record<string, unknown>)[key],
    );
    lines.push(`${' '.repeat(level)}${node.nodeName} ${JSON.stringify([attributes, rest])}`);
    if ('content' in node) waiting.push([node.content, level + 1]);
    if ('childNodes' in node)
      for (const child of node.childNodes.toReversed()) waiting.push([child, level + 1]);
  }
  return lines.join('\n');
}

/** Pieces that make odd pages in any order. */
const pieces = [
  ...'< > / = " \' & - ! a B é 😀 \ud800 K'.split(' '),
  '\0',
  '\r',
  '\r\n',
  '\n',
  ' ',
  '\t',
  '\f',
  '\v',
  'text and words ',
  '&&&',
  '</',
  '</>',
  '<!',
  '<?x',
  ...'&amp; &amp &lt; &notit; &nbsp; &#39; &#x27; &#0; &#x80; &apos;'.split(' '),
  ...'<!-- --> --!> <!--> <!----> <!---> <![CDATA[ ]]>'.split(' '),
  '<a href=x?a&b=c&copy=1>',
  '<a title="a&gt;b&" href="x">',
  '<p a="&amp;x&quot;">',
  '<p a="x\ry">',
  '<p =x>',
  '<p x= >',
  '<p x=>',
  '<p a="1"b=\'2\'c=3>',
  '<a=b>',
  '<a"b>',
  '<img src=a/>',
  '<br/>',
  '<p ',
  '<div id="1" ID="2" class>',
  '<div viewBox=1 CLASS=x>',
  '<svg viewBox="0 0 1 1" xlink:href=a>',
  `<x ${Array.from({ length: 30 }, (_, index) => `a${index % 27}`).join(' ')}>`,
  '<pre>\n',
  '<textarea>\n',
  '</Title\n>',
  '<TITLE >',
  '</SCRIPT foo>',
  '<script><!--<script>',
  ...'p b a table tr td caption colgroup select option pre textarea title script style svg math mi foreignObject'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...'template head body html frameset noscript iframe xmp form nobr button h1 li dd plaintext'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<!doctype html>',
  '<!DOCTYPE html PUBLIC "x">',
];

function* oddPages(count: number): Generator<string> {
  let state = 2_026;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
  for (let made = 0; made < count; made += 1)
    yield Array.from({ length: 1 + below(14) }, () => pieces[below(pieces.length)]).join('');
}

describe('A page read by shortcuts', () => {
  it('has the same tree as one read state by state: odd pages', () => {
    for (const html of oddPages(4_000))
      expect(written(parsePage(html).document), JSON.stringify(html)).toBe(written(parse(html)));
  });

  it.each(nastyPages.map(({ name, body }) => [name, body.toString('latin1')]))('%s', (_name, html) => {
    expect(written(parsePage(html).document)).toBe(written(parse(html)));
  });

  it('knows where each tag of the source starts', () => {
    for (const html of oddPages(1_000)) {
      const waiting: [Node, Node][] = [
        [parsePage(html).document, parse(html, { sourceCodeLocationInfo: true })],
      ];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [ours, theirs] = next;
        // What the parser opened again is in no place of its own.
        if ('start' in ours && ours.start !== -1)
          expect(ours.start, html).toBe(theirs.sourceCodeLocation?.startOffset);
        if ('childNodes' in ours && 'childNodes' in theirs)
          for (const [index, child] of ours.childNodes.entries())
            waiting.push([child, theirs.childNodes[index]!]);
      }
    }
  });
});
