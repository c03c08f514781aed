import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import { z } from 'zod';
import { parseAnswer } from './answer.ts';
import { streamOfOnePiece } from './one-piece.ts';

const Answer = z.object({ title: z.string() });
const good = { title: 'A mug {with a "lid"}' };
const json = JSON.stringify(good, null, 1);

describe('an answer is found', () => {
  it.each([
    ['alone', json],
    ['behind words with braces', `Sure {as asked}:\n${json}\nHope that helps :} !`],
    ['in a fence between words', `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nTell me if {you} want more.`],
    ['behind a draft', `<think>{"title": 5} or { a mug }</think>\n${json}`],
    ['behind another object', `{"thoughts":"short"}\n${json}`],
    ['in a list of one', `[${json}]`],
    ['in an object of one key', `{"listing": ${json}}`],
    ['in objects of several keys', `{"status": "ok", "result": {"listing": ${json}, "notes": []}}`],
    [
      'behind a draft that is longer',
      `<think>${JSON.stringify({ ...good, title: 'x'.repeat(99) })}</think>${json}`,
    ],
    ['as a text', JSON.stringify(json)],
    ['as a text in an object', JSON.stringify({ output: json })],
    ['broken off behind it', `${json.slice(0, -2)}, "tags": ["mug", "cu`],
    ['broken off inside a wrapper', `{"listing": ${json.slice(0, -2)}, "text": "A mug wi`],
    ['beside comments', json.replace('{', '{ // it\'s a "mug"\n/* } */')],
    ['in single quotes', `{'title': 'A mug {with a "lid"}'}`],
    ['with a key without quotes, behind words', `Sure:\n{title: ${JSON.stringify(good.title)}, /* none */ }`],
    ['with a comma before its end', json.replace('\n}', ',\n}')],
    ['in curly quotes', `{“title”: “A mug {with a "lid"}”}`],
    ['in German quotes', `{„title“: „A mug {with a "lid"}“}`],
    ['with Python’s names', `{'title': 'A mug {with a "lid"}', 'tags': None, 'new': True}`],
    ['with quotes that nobody escaped', `{"title": "A mug {with a "lid"}", "tags": ["a "mug""]}`],
    ['the same between words', `Sure:\n{"title": "A mug {with a "lid"}",\n"list": [{"a": 1}]}\nSo be it.`],
    ['without a comma between two lines', `{"title": ${JSON.stringify(good.title)}\n "tags": []}`],
    ['with spaces that JSON does not know', json.replace(' "', '\u00A0"')],
    ['as a text of a text', JSON.stringify(JSON.stringify(json))],
    ['as a text without its quotes', JSON.stringify(json).slice(1, -1)],
    ['in four wrappers', `{"data": {"result": {"listing": {"etsy": ${json}}}}}`],
  ])('%s', (_name, text) => {
    expect(parseAnswer(text, Answer)).toEqual(good);
  });

  it.each([
    ['nothing', '', /empty/],
    ['half of one', json.slice(0, 12), /no valid JSON/],
    ['another shape', '{"name":"x"}', /wrong shape. title/],
    ['brackets without end', '{'.repeat(100_000), /no valid JSON/],
    ['a text', '"title"', /no valid JSON/],
    ['texts that end inside of quoted words', '{"title": "A mug "with", "tags": "a lid""}', /no valid JSON/],
    ['the example of the question', `Answer as in {"title":"x"} here`, /no valid JSON/],
  ])('not in %s', (_name, text, reason) => {
    const time = processorTimeOf(() => {
      expect(() => parseAnswer(text, Answer, 'Such as {"title":"x"}.')).toThrow(reason);
    });
    expect(time).toBeLessThan(2_000);
  });
});

it('a line that breaks inside a text is read as a break', () => {
  expect(parseAnswer('{"title": "A mug\n\tof \\"clay\\"",\n}', Answer)).toEqual({
    title: 'A mug\n\tof "clay"',
  });
});

it.each([
  [`{'title': 'The potter\\'s mug', // as told\n}`, "The potter's mug"],
  [`{"title": "https://x.y // no comment, 'quoted': so"}`, `https://x.y // no comment, 'quoted': so`],
  [`{'title': 'A mug\nof clay'}`, 'A mug\nof clay'],
  [`{"title": "Sizes [s, m, ], {None, }", }`, 'Sizes [s, m, ], {None, }'],
  [`{“title”: “A “good” mug”}`, 'A “good” mug'],
  [`{"title": "A 5" mug, "Bo", of clay"}`, 'A 5" mug, "Bo", of clay'],
  [`{"title": "A\u0001 mug \\$ of clay"}`, 'A\u0001 mug $ of clay'],
])('a text keeps its signs however it is quoted: %#', (text, title) => {
  expect(parseAnswer(text, Answer)).toEqual({ title });
});

it('an answer of which each field is an object of its own is read whole', () => {
  const Both = z.object({ title: z.string(), body: z.string() });
  expect(parseAnswer('{"title": "A mug"}\n{"body": "Of clay."}', Both)).toEqual({
    title: 'A mug',
    body: 'Of clay.',
  });
});

it('an answer in a fence inside of a text is read, and spaces without end cost nothing', () => {
  const fenced = JSON.stringify({ role: 'assistant', content: '```json\n{"title": "A mug"}\n```' });
  expect(parseAnswer(fenced, Answer)).toEqual({ title: 'A mug' });
  const spaced = JSON.stringify({ title: 'A mug', note: `x${' '.repeat(200_000)}y` });
  const time = processorTimeOf(() => {
    parseAnswer(`[${spaced}]`, Answer);
  });
  expect(time).toBeLessThan(2_000);
});

describe('an answer in one piece', () => {
  const read = async (text: string) => new Response(await streamOfOnePiece(new Response(text).body!)).text();

  it('becomes the stream that was asked for', async () => {
    const whole = {
      id: 'x',
      choices: [{ index: 0, message: { role: 'assistant', content: json }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1 },
    };
    const events = (await read(JSON.stringify(whole))).trim().split('\n\n');
    expect(events.at(-1)).toBe('data: [DONE]');
    const [first] = events.map((event) => event.replace('data: ', ''));
    expect(JSON.parse(first!)).toMatchObject({ choices: [{ delta: { content: json } }] });
  });

  it.each([
    [
      'in parts',
      {
        content: [
          { type: 'text', text: json.slice(0, 9) },
          { type: 'text', text: json.slice(9) },
        ],
      },
    ],
    [
      'as a call of a tool',
      { content: null, tool_calls: [{ function: { name: 'listing', arguments: json } }] },
    ],
  ])('is read %s', async (_name, message) => {
    const [first = ''] = (await read(JSON.stringify({ choices: [{ message }] }))).split('\n\n');
    expect(JSON.parse(first.replace('data: ', ''))).toMatchObject({
      choices: [{ delta: { content: json } }],
    });
  });

  it('that is an error stays one, and what is neither is passed on', async () => {
    expect(await read('{"error":{"message":"busy"}}')).toBe('data: {"error":{"message":"busy"}}\n\n');
    expect(await read('{"ok":true}')).toBe('{"ok":true}');
    expect(await read('<html>')).toBe('<html>');
  });
});
