import { describe, expect, it } from 'vitest';
import { longPattern } from './long-pattern.ts';

describe('Patterns over several lines', () => {
  it('are the same as on one line', () => {
    const written = longPattern('iu')`
      ^(?:ring wear|paint loss
        |(?:box|lid) (?:is |was )?lost
        |\d{1,2} ?cm)$
    `;
    const literal = /^(?:ring wear|paint loss|(?:box|lid) (?:is |was )?lost|\d{1,2} ?cm)$/iu;
    expect(written.source).toBe(literal.source);
    expect(written.flags).toBe(literal.flags);
  });

  it('keep the spaces and the signs of their lines', () => {
    expect(longPattern('u')`\sin (?:the|my)\/our`.source).toBe(String.raw`\sin (?:the|my)\/our`);
  });

  it('tell at once that they are none', () => {
    expect(() => longPattern('u')`(?:box`).toThrow(SyntaxError);
  });
});
