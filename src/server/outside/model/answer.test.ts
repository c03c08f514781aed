import { describe, expect, it } from 'vitest';
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
    ['with a comma before its end', json.replace('\n}', ',\n}')],
  ])('%s', (_name, text) => {
    expect(parseAnswer(text, Answer)).toEqual(good);
  });

  it.each([
    ['nothing', '', /empty/],
    ['half of one', json.slice(0, 12), /no valid JSON/],
    ['another shape', '{"name":"x"}', /wrong shape. title/],
    ['brackets without end', '{'.repeat(100_000), /no valid JSON/],
    ['a text', '"title"', /no valid JSON/],
  ])('not in %s', (_name, text, reason) => {
    const from = performance.now();
    expect(() => parseAnswer(text, Answer)).toThrow(reason);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
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

  it('that is an error stays one, and what is neither is passed on', async () => {
    expect(await read('{"error":{"message":"busy"}}')).toBe('data: {"error":{"message":"busy"}}\n\n');
    expect(await read('{"ok":true}')).toBe('{"ok":true}');
    expect(await read('<html>')).toBe('<html>');
  });
});
