import type { Fact, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { agreeingColour } from './agreeing-colour.ts';
import { familiesAbroad } from './families-abroad.ts';
import { stuffCompounds } from './german-joints.ts';

export type Abroad = Exclude<WrittenLanguage, 'en' | 'other'>;

/** A word of the brief for which a wider one holds. */
export interface Narrow {
  kind: 'colour' | 'material';
  /** As phrases hold it, in its comparison form. */
  said: string;
  families: readonly string[];
  fact: Fact;
}

/** Colours and stuffs of a brief that have wider words, or that German puts before the thing. */
export function narrowWords({ facts }: Ledger, language: Abroad): Narrow[] {
  const found: Narrow[] = [];
  for (const fact of facts) {
    const { kind, value } = fact;
    // "Gehäuse aus Edelstahl": the stuff of a part.
    if ((kind !== 'colour' && kind !== 'material') || /\s(?:aus|mit|von)\s/u.test(value)) continue;
    const families = familiesAbroad(fact, language);
    const folded = foldWord(value);
    const said = language === 'de' ? folded.slice(folded.lastIndexOf(' ') + 1) : folded;
    // A German stuff makes a compound even where it has no family: "Leinenkissen".
    if (families.length > 0 || (language === 'de' && kind === 'material'))
      found.push({ kind, said, families, fact });
  }
  return found;
}

/**
 * What tags with a wider word may say that the brief does not hold: stems of the wider words in every form, and the German
 * names that a thing has together with its stuff.
 * @param names what the thing is called
 */
export function widerStemsAbroad(
  ledger: Ledger,
  names: readonly string[],
): { stems: readonly string[]; compounds: readonly string[] } {
  const language = ledger.language.written;
  if (language === 'en' || language === 'other') return { stems: [], compounds: [] };
  const narrow = narrowWords(ledger, language);
  const forms = narrow.flatMap(({ kind, families }) =>
    families.flatMap((family) =>
      kind === 'material' || language === 'de'
        ? family.split(' ')
        : [family, ...names.map((name) => agreeingColour(name.split(' ')[0]!, family, language) ?? family)],
    ),
  );
  const compounds =
    language === 'de'
      ? narrow
          .filter(({ kind }) => kind === 'material')
          .flatMap(({ said, families }) =>
            names.flatMap((name) =>
              stuffCompounds(name, [...families, said.charAt(0).toUpperCase() + said.slice(1)]),
            ),
          )
      : [];
  return { stems: forms.map(stemOf), compounds };
}
