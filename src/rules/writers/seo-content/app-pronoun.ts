import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Draft } from './draft.ts';

/** A pronoun for the app, the sign of the app in the sentence before it, and what stands for it away from there. */
const pronouns: Readonly<Record<string, readonly [pronoun: RegExp, app: RegExp, noun: string]>> = {
  fr: [
    /^Elle (?=(?:ne |se )?\p{Ll}|n[’']|s[’'])/u,
    /(?<!\p{L})appli(?:cation)?(?!\p{L})/iu,
    'L’application ',
  ],
  de: [/^Sie (?=\p{Ll}+t\s)/u, /(?<!\p{L})App(?!\p{L})/u, 'Die App '],
};

/**
 * "L’application fonctionne aussi sans compte" of an "Elle fonctionne …" behind a sentence about the app: picked out or behind
 * another sentence, the pronoun would speak of something else.
 */
export function withAppNamed(text: string, { brief, language, category }: Draft): string {
  const [pronoun, app, noun] = (category === 'app' ? pronouns[language.written] : undefined) ?? [];
  if (pronoun === undefined || !pronoun.test(text)) return text;
  const sentences = splitSentences(brief.product.description.replaceAll('\n', ' '));
  const at = sentences.findIndex((sentence) =>
    sentence.startsWith(text.slice(0, 40).replace(/[.\s]+$/u, '')),
  );
  const before = at > 0 ? sentences[at - 1]! : '';
  const own = brief.fields['appName'] ?? '';
  const isOfApp = app!.test(before) || (own !== '' && before.startsWith(own));
  return isOfApp ? text.replace(pronoun, noun!) : text;
}
