import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Letters and figures that a text can hide behind, by script; one that the brief does not write in is none of the seller's. */
const scripts: readonly RegExp[] = [
  /\p{Script=Cyrillic}/u,
  // One Greek letter is a sign ("α-arbutin", "µ"); a word of them is a word.
  /\p{Script=Greek}{3}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  // Letters that look like ours: Armenian, Georgian, Cherokee, Coptic, Lisu, phonetic and raised ones, "Ⅻ", flags.
  /[\u0530-\u058F\u10A0-\u10FF\u13A0-\u13FF\u1D00-\u1DBF\u2160-\u2188\u2C80-\u2CFF\uA4D0-\uA4FF\uA720-\uA7FF\u{1F100}-\u{1F1FF}]/u,
  // One Greek letter inside of a Latin word: "FDΑ".
  /[A-Za-z][ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορυν]|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορυν][A-Za-z]/u,
  // Full-width, circled and mathematical letters and figures: "４２", "②⓪", "𝟗".
  /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u2460-\u24FF\u2776-\u2793\u{1D400}-\u{1D7FF}]/u,
];
const strangeRun = longPattern('gu')`
  (?:\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Han}|\p{Script=Hiragana}
    |\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Devanagari}|\p{Script=Thai}|\p{Script=Greek}{3}
    |[A-Za-z]+[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορυν]|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορυν][A-Za-z]
    |[\u0530-\u058F\u10A0-\u10FF\u13A0-\u13FF\u1D00-\u1DBF\u2160-\u2188\u2C80-\u2CFF\uA4D0-\uA4FF\uA720-\uA7FF\u{1F100}-\u{1F1FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u2460-\u24FF\u2776-\u2793\u{1D400}-\u{1D7FF}])[\p{L}\p{M}\p{N}]*
`;
/** Whether there is anything but Latin letters, punctuation and emoji: most texts hold nothing to look at. */
const beyondLatin =
  /[\u0370-\u1DFF\u2160-\u2188\u2460-\u24FF\u2776-\u2793\u2E80-\uFFFF\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1FF}\u{20000}-\u{2FFFF}]/u;

const known = new WeakMap<Ledger, readonly RegExp[]>();

function foreignScripts(ledger: Ledger): readonly RegExp[] {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const brief = ledger.sentences.map(({ text }) => text).join('\n');
  const foreign = scripts.filter((script) => !script.test(brief));
  known.set(ledger, foreign);
  return foreign;
}

/** Runs of letters or figures in a script that the brief does not use, with their place in UTF-16 units, in order. */
export function strangeSigns(text: string, ledger: Ledger): { start: number; end: number }[] {
  if (!beyondLatin.test(text)) return [];
  const foreign = foreignScripts(ledger);
  return matchesOf(strangeRun, text)
    .filter((match) => foreign.some((script) => script.test(match[0])))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
