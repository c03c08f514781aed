import { expect, it } from 'vitest';
import { firstChoiceOnly } from './first-choice.ts';

const event = (index: number, content: string) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index, delta: { content } }] })}\n\n`;

async function read(text: string, size: number): Promise<string> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(stream.pipeThrough(firstChoiceOnly())).text();
}

it.each([1, 7, 64, 10_000])(
  'the words of a second choice are no words of the answer, in pieces of %i',
  async (size) => {
    const mixed = `${event(0, 'Bécher ')}${event(1, 'HACKED')}${event(0, 'aus "index":1')}data: [DONE]\n\n`;
    const text = await read(mixed, size);
    expect(text).not.toContain('HACKED');
    expect(text).toContain('Bécher ');
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  },
);

it('what is no event of a choice passes as it is', async () => {
  const plain = `: still here\n\n${event(0, 'mug')}data: {"index": 1\nend without a line`;
  expect(await read(plain, 9)).toBe(plain);
});
