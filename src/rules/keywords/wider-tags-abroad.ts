import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { agreeingColour } from './agreeing-colour.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { built, type Candidate } from './candidate.ts';
import { familiesAbroad } from './families-abroad.ts';
import { lastPartOf } from './german-heads.ts';
import { stuffCompounds } from './german-joints.ts';
import { isOfTheThing } from './main-attribute.ts';
import { synonymsOf } from './synonyms.ts';

type Abroad = Exclude<WrittenLanguage, 'en' | 'other'>;

interface Narrow {
  kind: 'colour' | 'material';
  /** As phrases hold it, in its comparison form. */
  said: string;
  families: readonly string[];
}

/**
 * "Taburete de madera" of a "taburete de roble", "bonnet bleu" of one in "bleu marine", "Holzhocker" and "Eichenhocker" of a
 * "Hocker aus Eiche": what holds of the thing because the brief says a narrower word, for tags that would stay empty.
 * @param before the searches in which a word may be widened
 * @param heads stems of the nouns that the thing is called by
 */
export function widerTagsAbroad(
  before: readonly Candidate[],
  ledger: Ledger,
  heads: ReadonlySet<string>,
): Candidate[] {
  const language = ledger.language.written;
  if (language === 'en' || language === 'other') return [];
  const narrow = narrowWords(ledger, language);
  const found: Candidate[] = [];
  for (const { phrase, source, loose } of before) {
    if (loose === true || !phrase.includes(' ')) continue;
    for (const word of narrow)
      for (const text of language === 'de'
        ? inGerman(phrase, word, heads)
        : inRomance(phrase, word, heads, language))
        found.push({ ...built(text, 'attribute', source), wider: true, sure: true });
  }
  return found;
}

/**
 * What {@link widerTagsAbroad} may say that the brief does not hold: stems of the wider words in every form, and the German
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

function narrowWords({ facts, productType }: Ledger, language: Abroad): Narrow[] {
  const found: Narrow[] = [];
  const part = language === 'de' ? lastPartOf(productType) : undefined;
  const names = [productType, ...(part === undefined ? [] : [part]), ...synonymsOf(productType, language)];
  const headStems = names.map((name) => name.split(/[\s-]+/u).map(stemOf));
  for (const fact of facts) {
    if (fact.kind !== 'colour' && fact.kind !== 'material') continue;
    const { kind, value } = fact;
    // "Gehäuse aus Edelstahl": the stuff of a part.
    if (/\s(?:aus|mit|von)\s/u.test(value)) continue;
    // "Wandbehang aus Filz an einem Ast aus Birke": no wood.
    const isNamed = fact.source.endsWith('.name');
    if (kind === 'material' && !isNamed && !isOfTheThing(value.toLowerCase(), fact.quote, headStems))
      continue;
    const families = familiesAbroad(fact, language);
    const folded = foldWord(value);
    const said = language === 'de' ? folded.slice(folded.lastIndexOf(' ') + 1) : folded;
    // A German stuff makes a compound even where it has no family: "Leinenkissen".
    if (families.length > 0 || (language === 'de' && kind === 'material'))
      found.push({ kind, said, families });
  }
  return found;
}

function inGerman(phrase: string, { kind, said, families }: Narrow, heads: ReadonlySet<string>): string[] {
  const words = phrase.split(' ').filter((word) => !/^(?:aus|in)$/u.test(word));
  const at = words.findIndex((word) => foldWord(word) === said);
  const stuff = words[at];
  const [name = '', ...others] = words.filter((_word, index) => index !== at);
  if (stuff === undefined || others.length > 0 || !/^\p{Lu}\p{Ll}+$/u.test(name) || !heads.has(stemOf(name)))
    return [];
  if (kind === 'colour')
    // "Salbeigrüne Vase": with its ending it stands before the noun.
    return families
      .filter((family) => (at === 0) === /e[mnrs]?$/u.test(family))
      .map((family) => (at === 0 ? `${family} ${name}` : `${name} ${family}`));
  const spaced = families.filter((family) => !foldWord(name).startsWith(foldWord(family)));
  return [...stuffCompounds(name, [...families, stuff]), ...spaced.map((family) => `${name} ${family}`)];
}

const joint = /\s(?:de|en|d['’])$/u;

function inRomance(
  phrase: string,
  { kind, said, families }: Narrow,
  heads: ReadonlySet<string>,
  language: 'es' | 'fr',
): string[] {
  const folded = foldWord(phrase);
  if (!folded.endsWith(` ${said}`)) return [];
  const front = phrase.slice(0, phrase.length - said.length - 1);
  const bare = front.replace(joint, '').replace(/\s(?:coloris|couleur|color)$/u, '');
  const words = foldWord(bare).split(' ');
  const [noun = ''] = words;
  // "Cuenco de gres azul cobalto": two wider words at once are none of this phrase.
  if (!heads.has(stemOf(noun)) || words.some((word) => isStuffOrColour(word))) return [];
  if (kind === 'material')
    return families
      .filter((family) => !words.includes(foldWord(family)))
      .map((family) => `${front} ${family}`);
  return families.flatMap((family) => {
    const plain = agreeingColour(bare.split(' ')[0]!, family, language);
    return plain === null || joint.test(front) ? [] : [`${bare} ${plain}`];
  });
}

const isStuffOrColour = (word: string): boolean =>
  materialStems.has(stemOf(word)) || colourStems.has(stemOf(word));
