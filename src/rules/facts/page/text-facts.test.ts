import { expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { templatePages } from '#tests/setup/page-templates.ts';

it.each(templatePages.map(({ name, html, main }) => [name, html, main] as const))(
  'finds the main text and nothing else: %s',
  (_name, html, main) => {
    const { text } = samplePage(html);
    expect(text.mainBlocks.map((block) => block.text)).toEqual(main);
    expect(text.contentLength).toBe(main.reduce((sum, block) => sum + block.length, 0));
  },
);

it('tells prose from code', () => {
  const { text } = samplePage(
    '<main><p>Call it like this:<pre>const id = 1;</pre><p>The <code>id</code> is a number.',
  );
  expect(text.main).toBe('Call it like this:\nconst id = 1;\nThe id is a number.');
  expect(text.prose).toBe('Call it like this:\nThe id is a number.');
});
