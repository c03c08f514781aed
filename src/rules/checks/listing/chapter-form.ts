import { clamp, type Check } from '#rules/checks/check.ts';
import { chaptersOf } from '#rules/facts/chapters.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { factsOfKinds } from '#rules/facts/prepared-ledger.ts';
import { countWords } from '#rules/text/count.ts';

interface Params {
  /** Fewest chapters that the platform shows. */
  count: number;
  /** Shortest chapter, in seconds. */
  seconds: number;
  /** Words of a chapter's name, at most. */
  words: number;
}

export const chapterForm: Check<Params> = {
  id: 'chapter-form',
  titleGood: 'The chapters will be shown',
  titleBad: 'The chapters will not be shown or are missing',
  why: 'Chapters are searched, and they keep viewers who want one step only.',
  // Times cannot be invented: without a chapter of the creator there is nothing to judge.
  applies: (context) =>
    factsOfKinds(context.facts, ['chapter']).length > 0 ||
    chaptersOf([textOfField(context.value('chapters')), textOfField(context.value('improvedBodyText'))])
      .length > 0,
  judge: (context, params) => {
    const own = chaptersOf(textOfField(context.value('chapters')).split('\n'));
    const chapters =
      own.length > 0 ? own : chaptersOf(textOfField(context.value('improvedBodyText')).split('\n'));
    const faults: string[] = [];
    const [first] = chapters;
    if (first === undefined) faults.push('no chapter in the text');
    else if (first.seconds !== 0) faults.push(`the first begins at ${first.seconds} s, not 0:00`);
    if (chapters.length < params.count) faults.push(`only ${chapters.length} of ${params.count}`);
    for (const [index, chapter] of chapters.entries()) {
      const next = chapters[index + 1];
      if (next !== undefined && next.seconds <= chapter.seconds)
        faults.push(`“${next.name}” does not come later`);
      else if (next !== undefined && next.seconds - chapter.seconds < params.seconds) {
        faults.push(`“${chapter.name}” is under ${params.seconds} s`);
      }
    }
    const long = chapters.filter(({ name }) => countWords(name) > params.words + 2);
    return {
      score: first === undefined ? 0 : clamp(1 - faults.length * 0.5 - (long.length / chapters.length) * 0.5),
      found: faults.length > 0 ? faults.slice(0, 3).join('; ') : `${chapters.length} chapters from 0:00`,
      expected: `0:00 first, at least ${params.count}, rising, ${params.seconds} s or more each`,
      fix: 'Write one line for each step: the time, then two to six words; begin with 0:00.',
      field: 'chapters',
    };
  },
};
