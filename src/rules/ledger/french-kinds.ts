import { platforms } from '#rules/platforms/index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { knownPart } from './french-nouns.ts';
import type { Context } from './clause-kind.ts';
import type { Unit } from './units.ts';

const opensCare =
  /^(?:à laver|à nettoyer|lavage|lavable|nettoyage|se (?:lave|nettoie|rince|essuie)|passe(?:nt)? (?:au|en)|laver|nettoyer|entretien|repassage|séchage)(?!\p{L})/iu;
const careBehind = /^(?:sans|pas de|pas d[’']|jamais|ni)\s?\p{L}/iu;
const capitalised = '\\p{Lu}[\\p{L}’-]+';
/** "Lille centre", "Paris 11e", "proche Rennes": where it is fetched, behind its price. */
const placeOnly = new RegExp(
  `^(?:(?:à|près de|proche|secteur|quartier|vers) )?${capitalised}(?: (?:${capitalised}|centre|nord|sud|est|ouest|gare|\\d{1,2}e?|\\d{5}|les|le|la|sur|en|de)){0,4}$`,
  'u',
);
/** "Livré monté" says in what state it comes, and nothing that lies in the box. */
const comesSo =
  /^livrée?s? (?:déjà |entièrement )?(?:montée?s?|assemblée?s?|pliée?s?|roulée?s?|démontée?s?|à plat|en kit|prête?s? à)/iu;
const usedFor = longPattern('iu')`
  ^(?:très )?peu (?:servie?s?|utilisée?s?|portée?s?|roulé)$|^(?:très peu |peu |à peine )?(?:utilisée?s?|portée?s?|mise?s?|servie?s?|jouée?s?|roulée?s?)\s(?:seulement |environ |que |à peine |pendant )?
  (?:\d+|une?|deux|trois|quatre|cinq|six|quelques|dix|douze)\s(?:mois|ans?|fois|semaines?|saisons?|hivers?|étés?|jours?|soirées?|km)(?!\p{L})
`;

/** "Boîte absente", "notice manquante": what is not there. */
const isAbsent = /^(?:\p{L}+ ){1,3}(?:absente?s?|non fournie?s?|non incluse?s?|pas fournie?s?)$/iu;

const closesParcel = /\s(?:inclus|incluses|fournis|fournies|compris|comprises)$/u;

/** "Fouet, batteur plat et crochet inclus": the plural that ends a row is said of each of its things. */
function inOneParcel(units: Unit[]): Unit[] {
  const last = units.at(-1);
  if (last === undefined || units.length < 2 || !closesParcel.test(last.text)) return units;
  const isRow = units.every(
    ({ text, label, kind }) =>
      label === '' && kind !== 'care' && text.split(' ').length < 6 && !/[:(]/u.test(text),
  );
  const told = units.map(({ text }) => text).join(', ');
  return isRow && last.quote.startsWith(told)
    ? [{ ...last, text: told, kind: 'contents', shape: 'noun', whole: true }]
    : units;
}

/** "Passe au lave-vaisselle, lames comprises": how far that goes, and nothing that lies in the box. */
function withWhatIsMeant(units: Unit[]): Unit[] {
  const [first, second, ...others] = units;
  const isMeant =
    first?.kind === 'care' &&
    second !== undefined &&
    opensCare.test(first.text) &&
    /^\p{L}+(?: \p{L}+)? (?:comprise?s?|incluse?s?)$/iu.test(second.text) &&
    first.quote.includes(`${first.text}, ${second.text}`);
  return isMeant ? [{ ...first, text: `${first.text}, ${second.text}` }, ...others] : units;
}

/** The units of a French sentence, each by what the others say: "sans éponge abrasive" behind "à laver à la main" is care. */
export function withFrenchKinds(
  given: Unit[],
  { language, platform, name = '' }: Context,
  path: string,
): Unit[] {
  if (language !== 'fr' || !path.endsWith('.description') || platforms[platform].subject !== 'product')
    return given;
  const units = withWhatIsMeant(inOneParcel(given));
  const isCare = units[0]?.kind === 'care' && opensCare.test(units[0].text);
  const [noun = ''] = units[0]?.text.toLowerCase().split(' ') ?? [];
  const isOfPart = knownPart.test(noun) && !name.toLowerCase().includes(noun);
  const isPriced = units.some(({ kind }) => kind === 'price');
  return units.map((unit, at) => {
    // "Anses de 60 cm à porter à l'épaule, en cuir": that of the part which opens the sentence.
    if (isOfPart && at > 0 && unit.kind === 'material' && unit.text.startsWith('en '))
      return { ...unit, kind: 'feature' };
    if (isCare && at > 0 && careBehind.test(unit.text)) return { ...unit, kind: 'care' };
    if (unit.kind === 'contents' && comesSo.test(unit.text)) return { ...unit, kind: 'feature' };
    if (isAbsent.test(unit.text)) return { ...unit, kind: 'exclusion' };
    if (usedFor.test(unit.text)) return { ...unit, kind: 'condition' };
    return isPriced && unit.kind === 'feature' && placeOnly.test(unit.text)
      ? { ...unit, kind: 'place' }
      : unit;
  });
}
