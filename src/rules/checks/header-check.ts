import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { needsAnswer, type PageCheck } from './page-check.ts';

interface HeaderCheckOptions extends Pick<
  PageCheck,
  'id' | 'subject' | 'titleGood' | 'titleBad' | 'why' | 'lacks'
> {
  /** Name in lower case. */
  header: string;
  isGood: (value: string, facts: PageFacts) => boolean;
  /** Another way to reach the same, such as a directive of another header. */
  otherwise?: (facts: PageFacts) => boolean;
  expected: string;
  fix: string;
}

/** A check that asks for one answer header. */
export function headerCheck({
  header,
  isGood,
  otherwise,
  expected,
  fix,
  ...basis
}: HeaderCheckOptions): PageCheck {
  return {
    ...basis,
    needs: needsAnswer,
    judge: (facts) => {
      const value = facts.header(header);
      const good = (value !== null && isGood(value, facts)) || (otherwise?.(facts) ?? false);
      return { score: good ? 1 : 0, found: value ?? `No ${header} header`, expected, fix };
    },
  };
}
