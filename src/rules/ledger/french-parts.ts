import type { Fact, FactKind, Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { hedgedInFrench } from './french-part-phrases.ts';
import { knownPart, ownNoun, wrapping } from './french-nouns.ts';

const ofPart: ReadonlySet<FactKind> = new Set<FactKind>(['material', 'size', 'weight', 'capacity', 'colour']);

/** Where a piece of a sentence begins that has a noun of its own. */
const joint =
  /[,;:(]\s|\s(?:et|avec|dont|mais)\s(?:(?:une?|des|le|la|les|ses?|son|sa|deux|trois|quatre|six|\d+)\s|l[’'])?/gu;
const article =
  /^(?:(?:une?|des|le|la|les|ses?|son|sa|ce|cet|cette|chaque|deux|trois|quatre|six|\d+)\s|[ld][’'])+/iu;
/** "Livrées dans un petit pochon en lin", "envoi soigné en carton", "pour ranger du bois": of something else. */
const aside = longPattern('iu')`
  (?<!\p{L})(?:livrée?s?|envoyée?s?|expédiée?s?|emballée?s?|présentée?s?)\s.{0,40}?(?:dans|sous|en|avec|par)\s
    |(?<!\p{L})(?:rangée?s?|roulée?s?|glissée?s?)\s(?:dans|sous)\s
    |(?<!\p{L})pour\s\p{L}+(?:er|ir|re)\s|^(?:parfait|idéal)\p{L}{0,2}\s(?:pour|sur|dans|avec)\s
    |^(?:entretien|lavage|nettoyage|à laver|à nettoyer|se (?:lave|nettoie|range|marie|porte))(?!\p{L})
    |(?<!\p{L})(?:imitation|façon|effet|aspect|style|remplace|comme|type)\s(?:\p{L}+\s)?$
`;

/** "Doublé de polycoton blanc", "à rayures écrues": of the lining, the edge, the pattern. */
const within =
  /(?<!\p{L})(?:doublée?s?|bordée?s?|gansée?s?|rembourrée?s?|garnie?s?|remplie?s?|surpiqûres?|surpiquée?s?|liseré|motifs?|pois|cousue?s? (?:de|avec)|huilée?s?|huile|monté\p{L}*) (?:de |en |d[’']|sur |avec |à la |à l[’'])?(?:\p{L}+ (?:de |d[’'])?){0,2}$/iu;

/** "Coton épais 280 g": how heavy a square metre of it is. */
const ofCloth =
  /(?<!\p{L})(?:coton|papier|tissu|molleton|jersey|toile|lin|laine|denim|carton|velours|microfibre|polaire|éponge)(?:\s\p{Ll}+){0,3}\s(?:de )?$/iu;

/** "Lac Blanc": a name; "rotin naturel": of the stuff, and no colour. */
function isNoColour(value: string, before: string): boolean {
  if (/^\p{Lu}\p{Ll}/u.test(value) && /\p{L}[’'\s]$/u.test(before)) return true;
  return /^naturel(?:le)?s?$/iu.test(value) && /\p{Ll}{3,}\s$/u.test(before);
}

const plural = (word: string): string => foldWord(word).replace(/[sx]$/u, '');

/** Words that name the thing: those of its name and its kind. */
function namesOf(ledger: Ledger, name: string): ReadonlySet<string> {
  return new Set(
    `${name} ${ledger.productType}`
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word.length > 2)
      .map(plural),
  );
}

/** The noun that stands at the front of a piece. */
function nounOf(front: string): string {
  return front.replace(article, '').split(/[\s’']/u)[0] ?? '';
}

/** What stands in the piece of the quote before a detail. */
function frontOf(value: string, quote: string): string {
  const at = quote.indexOf(value);
  const before = quote.slice(0, Math.max(0, at));
  let start = 0;
  for (const match of before.matchAll(joint)) start = match.index + match[0].length;
  return before.slice(start).trim();
}

/** "L'anse n'est pas en bois", "mon autre mug a une soucoupe en chêne": a sentence that denies, wishes or speaks of another thing. */
const isHedged = (quote: string): boolean =>
  /^(?:(?:Les?|La|Une?|Des|Mon|Ma|Mes|Son|Sa|Ses|Cette?|Ces|Il|Elle|Ils|Elles)\s|L[’'])/u.test(quote) &&
  hedgedInFrench.test(quote);

/** Whether a stuff is that of the parcel, or of what is done with the thing: "parfait pour ranger du bois". French. */
export function isBesideFrenchThing({ value, quote, source }: Fact): boolean {
  const at = quote.indexOf(value);
  return (
    source.endsWith('.description') &&
    at !== -1 &&
    (isHedged(quote) || aside.test(quote.slice(0, at)) || wrapping.test(nounOf(frontOf(value, quote))))
  );
}

/** "Avec deux têtes interchangeables, 32 et 50 mm": the measures of both. */
const ofBoth = /\savec (?:deux|trois|quatre|\d+) \p{L}+s(?:\s\p{L}+){0,2},\s$/u;

/**
 * Whether a stuff, a colour or a measure is told of a part alone, of the parcel or of something beside the thing: "Les crochets sont
 * en argent 925", "socle de 18 cm de diamètre", "envoi soigné en carton". French.
 * @param isPhrase whether it is told with its noun: "fond renforcé en cuir" says itself of what the leather is
 */
export function isToldOfFrenchPart(fact: Fact, ledger: Ledger, name: string, isPhrase = false): boolean {
  const { kind, value, quote, source } = fact;
  if (ledger.language.written !== 'fr' || !ofPart.has(kind) || !source.endsWith('.description')) return false;
  const at = quote.indexOf(value);
  if (at === -1) return false;
  const before = quote.slice(0, at);
  if (kind === 'weight' && ofCloth.test(before)) return true;
  if (kind === 'material' && isHedged(quote)) return true;
  if (kind === 'material' && (aside.test(before) || aside.test(value))) return true;
  if (kind === 'colour' && isNoColour(value, before)) return true;
  if ((kind === 'material' || kind === 'colour') && within.test(before)) return true;
  if (/^\d[^,]*\s(?:et|ou|\/)\s\d/u.test(value) && ofBoth.test(before)) return true;
  const own = namesOf(ledger, name);
  const front = frontOf(value, quote);
  const noun = nounOf(front === '' ? value : front);
  if (noun === '' || own.has(plural(noun))) return false;
  if (kind === 'material' && wrapping.test(noun)) return !(isPhrase && front === '' && /\d/u.test(value));
  // "Poignée en bois" told whole says itself what is of wood; as a stuff it would be the thing's.
  if (knownPart.test(noun)) return front !== '' || (kind === 'material' && !isPhrase);
  if (front === '' || kind === 'colour' || ownNoun.test(noun)) return false;
  // "Smartphone de 6,1 pouces": the first words may call the thing by another name.
  const isOpening =
    ledger.sentences.find(({ path }) => path === source)?.text.startsWith(quote.slice(0, 12)) === true;
  if (isOpening && !/[,;:]/u.test(before)) return false;
  return isSubject.test(front) && !/^(?:Il|Elle|Ils|Elles|Ce|Cet|Cette|Ces)\s/u.test(front);
}

/** "Chaque goutte mesure", "le tissu intérieur est en": a sentence whose subject is another noun. */
const isSubject =
  /^(?:(?:le|la|les|ses?|son|sa|chaque)\s|l[’'])[^,]{2,40}?\s(?:est|sont|mesure|mesurent|pèse|pèsent|fait|font|contient|contiennent)(?:\s|$)/iu;
