import type { CheckResult } from '#contract/report.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { gainWords } from '#rules/text/points.ts';
import type { Brief, Language, Repair } from './listing.ts';

const mostAdvice = 6;
/** From here on a fix is worth a sentence. */
const leastGain = 0.5;
const mostRepairs = 5;
const mostLabels = 3;
const mostNamed = 6;

/** What to do next, best gain first, from the checks that failed. */
export function adviceOf(checks: readonly CheckResult[]): string[] {
  const failed = checks.filter((check) => check.fix !== '').sort((a, b) => b.gain - a.gain);
  // What brings no point is named only where nothing brings any, as when two gates hold the total down together.
  const worth = failed.filter(({ gain }) => gain >= leastGain);
  const open = worth.length > 0 ? worth : failed;
  const sentences = open.map(({ fix, gain }) => (gain > 0 ? `${fix} (${gainWords(gain)})` : fix));
  return [...new Set(sentences)].slice(0, mostAdvice);
}

/** Repairs that a seller should hear of: words of theirs that were refused, and titles or texts that lost their end. */
export function repairSentences(repairs: readonly Repair[], platform: Platform): string[] {
  const byReason = new Map<string, { fields: Set<FieldId>; removed: Map<string, string> }>();
  for (const repair of repairs) {
    if (!isWorthTelling(repair, platform)) continue;
    const entry = byReason.get(repair.reason) ?? {
      fields: new Set<FieldId>(),
      removed: new Map<string, string>(),
    };
    entry.fields.add(repair.field);
    for (const text of (repair.removed ?? '').split(', '))
      if (text !== '') entry.removed.set(text.toLowerCase(), text);
    byReason.set(repair.reason, entry);
  }
  return [...byReason]
    .map(([reason, { fields, removed }]) => {
      const labels = [...fields].map((field) => platform.fields[field]?.label ?? field);
      const texts = [...removed.values()].map((text) => `“${withoutAttributes(text)}”`);
      return `${listed(labels, mostLabels)}: ${reason}${texts.length > 0 ? ` ${listed(texts, mostNamed)}` : ''}`;
    })
    .slice(0, mostRepairs);
}

/** A tag by its name: what hangs on it is for nobody to read. */
const withoutAttributes = (text: string): string => text.replace(/^<(\/?[a-z\d]+)[\s\S]*$/iu, '<$1>');

function listed(texts: readonly string[], most: number): string {
  const rest = texts.length - most;
  return rest > 0 ? `${texts.slice(0, most).join(', ')} and ${rest} more` : texts.join(', ');
}

function isWorthTelling(repair: Repair, platform: Platform): boolean {
  if (repair.reason.startsWith('Taken out')) return repair.removed !== undefined;
  const important = repair.field === platform.titleField || repair.field === 'improvedBodyText';
  return important && repair.reason.startsWith('Shortened') && repair.removed !== undefined;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** What a language is called in English: "Italian"; what nobody could tell is "This language". */
function nameOf({ tag }: Language): string {
  return (tag === 'und' ? undefined : languageNames.of(tag)) ?? 'This language';
}

/** Notes about the whole listing: its language, and keywords that found no room. */
export function notesOf(language: Language, leftover: readonly string[]): string[] {
  const notes: string[] = [];
  if (language.written === 'other')
    notes.push(
      `${nameOf(language)} is not one of the four languages that are written in full (English, Spanish, German, French), so your own phrases were used word for word.`,
    );
  if (leftover.length > 0)
    notes.push(`Keywords in no field of this listing: ${leftover.slice(0, 8).join(', ')}.`);
  return notes;
}

/** What the seller is told of a product that is another one of the form again. */
export function notesOfDoubles({ sameAs, product }: Brief): string[] {
  if (sameAs === undefined) return [];
  const [own, first] = [product.index + 1, sameAs.index + 1];
  return [
    sameAs.isWhole
      ? `Product ${own} is the same as product ${first} of your form, in name and description. Marketplaces take two listings of one thing for duplicates: list it once with its quantity, or say in its name and description what sets it apart.`
      : `Product ${own} has the same name as product ${first} of your form. Put into each name what sets it apart, such as its size or colour, so that buyers can tell the two listings apart.`,
  ];
}

/** What the form says of its goods and this listing leaves to the other products of the form. */
export function notesOfOthers({ ofOthers = [], tellers }: Brief): string[] {
  const isToldOfNone = (entry: string): boolean => tellers?.get(entry)?.length === 0;
  const quoted = (entries: readonly string[]): string =>
    listed(
      entries.map((entry) => `“${entry.trim()}”`),
      mostNamed,
    );
  const toldThere = ofOthers.filter((entry) => !isToldOfNone(entry));
  const nowhere = ofOthers.filter(isToldOfNone);
  return [
    ...(toldThere.length === 0
      ? []
      : [
          `Left to the other products of your form, which it reads as said of: ${quoted(toldThere)}. Put it into this product’s description where it holds here too.`,
        ]),
    ...(nowhere.length === 0
      ? []
      : [
          `Told of none of your products, as it may be a part of one of them only: ${quoted(nowhere)}. Put it into the description of each product that has it.`,
        ]),
  ];
}
