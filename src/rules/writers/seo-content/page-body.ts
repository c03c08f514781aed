import { isBusinessText } from '#rules/ledger/business-text.ts';
import { phonePattern } from '#rules/platforms/forbidden-everywhere.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import { foldWord } from '#rules/text/words.ts';
import { bodyFrom } from './body.ts';
import { nameInside } from './case.ts';
import { type Draft, pick } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { headedProse } from './headed-prose.ts';
import { factLines } from './page-lines.ts';
import { besideSheet, sheetParts } from './page-parts.ts';
import type { Paragraph } from './realise.ts';

/** The body of a page behind its introduction: what is not told yet, what readers look up, and how the firm is reached. */
export function bodyBehind(
  intro: readonly string[],
  told: ReadonlySet<string>,
  { paragraphs, place, draft }: { paragraphs: readonly Paragraph[]; place: string; draft: Draft },
): string {
  const rest = withoutTold(paragraphs, (sentence) => told.has(sentence));
  const tail = [contactOf(draft), nextStep(draft)].filter((text) => text !== '').join(' ');
  const body =
    draft.brief.product.sheet === undefined ? proseOf(rest, place, draft) : sheetOf(rest, intro, draft);
  return (
    [body, tail].filter((part) => part !== '').join('\n\n') ||
    bodyFrom(draft, paragraphs, { labelled: new Set() })
  );
}

function withoutTold(paragraphs: readonly Paragraph[], isTold: (sentence: string) => boolean): Paragraph[] {
  return paragraphs
    .map(({ topic, sentences }) => ({
      topic,
      sentences: sentences.filter((sentence) => !isTold(sentence)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** What a firm told in sentences, below headings where there is enough, else with lines of what a short text leaves to look up. */
function proseOf(rest: readonly Paragraph[], place: string, draft: Draft): string {
  const headed = headedProse(rest, draft);
  if (headed !== '') return headed;
  const lines = factLines(
    draft,
    place,
    rest.flatMap(({ sentences }) => sentences),
  );
  const bare = (text: string): string => foldWord(text).replace(/[;,]/gu, '');
  const said = bare(lines.join('\n'));
  const prose = withoutTold(rest, (sentence) => said.includes(bare(sentence.replace(/\.$/u, ''))));
  return [bodyFrom(draft, prose, { labelled: new Set() }), lines.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a firm filled in as a sheet: sentences beside it, then its rows below their headings. */
function sheetOf(rest: readonly Paragraph[], intro: readonly string[], draft: Draft): string {
  const beside = new Set(
    besideSheet(
      rest.flatMap(({ sentences }) => sentences),
      draft,
    ),
  );
  const prose = withoutTold(rest, (sentence) => !beside.has(sentence));
  return [bodyFrom(draft, prose, { labelled: new Set() }), ...sheetParts(draft, intro)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** "Call 01803 555 0199": how the firm is reached, as it says so itself; a shop's rules keep it out of all other texts. */
function contactOf({ units, brief }: Draft): string {
  // A sheet has a part for it.
  if (brief.product.sheet?.some(({ value }) => matches(phonePattern, value)) === true) return '';
  const unit = units.find(
    ({ text, quote, path }) =>
      (isBusinessText(path) || path.endsWith('.description')) &&
      quote.length <= 120 &&
      matches(phonePattern, text),
  );
  return unit === undefined ? '' : `${upperFirst(unit.quote.replace(/[.!]$/u, ''))}.`;
}

function nextStep(draft: Draft): string {
  const site = draft.brief.fields['website'];
  if (site === undefined || draft.language.written === 'other') return '';
  const contact = site.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
  const { nextStep: step, nextStepOf = step } = draft.lexicon.sentences;
  const wordings = draft.shares
    ? nextStepOf(nameInside(draft.short, draft), contact)
    : step(draft.brief.businessName, contact);
  return upperFirst(
    draft.shares ? wordings[draft.brief.product.index % wordings.length]! : pick(draft, wordings, 'next'),
  );
}
