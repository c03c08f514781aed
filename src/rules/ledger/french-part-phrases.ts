import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';
import { noPart, wrapping } from './french-nouns.ts';
import { french } from './french-sentences.ts';
import { tellsOfOthers } from './other-things.ts';
import type { Told } from './said-in-sentences.ts';

/** What is said under a condition, of another day or another thing, or of what is bought besides. */
export const hedgedInFrench = longPattern('iu')`
  (?<!\p{L})(?:pas|jamais|plus|aucune?|presque|parfois|ni|non|peut-être|sans doute|probablement|semble\p{L}*|paraît|en option|optionnel\p{L}*|sur demande|sur commande|au choix|à part|séparément|en supplément|sauf|avant|autrefois|bientôt|prochainement|sera|seront|serait|pourrai\p{L}*|devrai\p{L}*|si vous|conseill\p{L}*|recommand\p{L}*|autres?|ancien\p{L}*|précédent\p{L}*|de ma|de mon|de mes|du voisin|des concurrents|manque\p{L}*|était|étaient|avait)(?!\p{L})
`;

const flawed = longPattern('iu')`
  (?<!\p{L})(?:cassée?s?|abîmée?s?|rayée?s?|rayures?|usée?s?|manquante?s?|fissurée?s?|déchirée?s?|tachée?s?|taches?|rouillée?s?|rouille|défectueu\p{L}+|décolorée?s?|fendue?s?|ébréchée?s?|jaunie?s?|émoussée?s?|enfoncée?s?|cabossée?s?|tordue?s?|percée?s?|trouée?s?|décollée?s?|décousue?s?|changée?s?|remplacée?s?|refaite?s?|réparée?s?|neu(?:f|ve)s?|d[’']origine|dure?s?|un peu|légèrement|collante?s?|bloquée?s?|fragiles?)(?!\p{L})
`;

/** "Le talon et la pointe sont": two parts that share what is said of them. */
const twoParts =
  /^(?:le|la|les|ses?|sa|son|l[’'])\s?([\p{L}-]{3,}) et (?:le |la |les |ses? |sa |son |l[’'])([\p{L}-]{3,}) sont (.+)$/iu;

const ofStuff =
  /^(?:est|sont) (?:entièrement |fabriquée?s? |faite?s? |réalisée?s? |taillée?s? |tournée?s? )?(?:en\s|de\s|d[’'])(?<stuff>\p{Ll}[\p{L}’'-]+(?:\s(?!et\s|qui\s|pour\s|avec\s|,)[\p{L}\d’'%-]+){0,3})$/u;
const partLong =
  /^(?:mesure|mesurent|fait|font|est long(?:ue)?s? de) (\d[\d.,]* ?(?:mm|cm|m|mètres?|pouces))$/u;
const measuredParts =
  /^(?:cordons?|câbles?|sangles?|anses?|bandoulières?|chaînes?|chaînettes?|lames?|écrans?|bras|tiges?|manches?|tuyaux?|tuyau|flexibles?|laisses?|bretelles?|roues?|poignées?|mèches?)$/u;
const partHolds =
  /^(?:contient|a une (?:contenance|capacité) de|fait|offre) (\d[\d.,]* ?(?:ml|cl|l|L|litres?|mAh))$/u;
const holdingParts = /^(?:réservoir|bac|cuve|batterie|poche à eau|panier|bol)$/u;
const trait = longPattern('u')`
  ^(?:\p{Ll}{3,}[ai]bles?|étanches?|imperméables?|antidérapante?s?|isothermes?|respirante?s?|souples?|rigides?|épaisse?s?|amovibles?|réversibles?|déhoussables?|télescopiques?|magnétiques?|rotati(?:f|ve)s?|extensibles?|élastiques?
    |ergonomiques?|orientables?|matelassée?s?|renforcée?s?|rembourrée?s?|doublée?s?|molletonnée?s?|brodée?s?|tressée?s?|tournée?s? à la main|forgée?s?|émaillée?s?|capitonnée?s?|ajourée?s?|rivetée?s?|crantée?s?|biseautée?s?|arrondie?s?|incurvée?s?|pivotante?s?|pliante?s?|chauffante?s?|lestée?s?|gravée?s?|cirée?s?|huilée?s?|vernie?s?|laquée?s?|chromée?s?|dorée?s?|argentée?s?|plaquée?s? or|réglables?)(?: (?:à la main|en machine|en hauteur|à \d+ ?(?:°\s?C?|degrés)))?$
`;
const noTrait =
  /^(?:disponible|confortable|agréable|remarquable|sensible|visible|stable|durable|fiable|véritable|semblable|capable|convenable|impeccable|indispensable|responsable)/u;

/** Characters of the longest phrase. */
const longest = 40;

const isTrait = (word: string): boolean => trait.test(word) && !noTrait.test(word);

function phrasesOfPart(part: string, clause: string): string[] {
  const noun = part.split(' ')[0]!;
  const stuff = ofStuff.exec(clause)?.groups?.['stuff'];
  if (stuff !== undefined) return / en /u.test(part) ? [] : [`${part} en ${stuff}`];
  const long = partLong.exec(clause)?.[1];
  if (long !== undefined) return measuredParts.test(noun) ? [`${noun} de ${long}`] : [];
  const held = partHolds.exec(clause)?.[1];
  if (held !== undefined) return holdingParts.test(noun) ? [`${part} de ${held}`] : [];
  const list = /^(?:est|sont) (.+)$/u.exec(clause)?.[1];
  if (list === undefined) return [];
  const words = list.split(/,\s|\set\s/u).filter(isTrait);
  return words.length === 0 ? [] : [`${part} ${words[0]!}`];
}

const plain = (word: string): string => foldWord(word).replace(/[sx]$/u, '');

/** Nouns of what does not come along: "Le couvercle n'est pas fourni", "vendu sans chargeur". */
function lackingIn(sentences: readonly Told[]): ReadonlySet<string> {
  const lacking = new Set<string>();
  for (const { text } of sentences) {
    if (!/(?:fourni|inclus|compris|séparément|à part|sans\s|manqu)/iu.test(text)) continue;
    if (/(?:(?:pas|non) (?:fourni|inclus|compris)|séparément|à part|manqu)/iu.test(text))
      for (const word of text.split(/[^\p{L}-]+/u)) if (word.length > 3) lacking.add(plain(word));
    for (const [, word = ''] of text.matchAll(/sans (\p{L}{4,})/giu)) lacking.add(plain(word));
  }
  return lacking;
}

/** What French sentences say of the parts of the thing: "Le manche est en hêtre" → "manche en hêtre". */
export function frenchPartPhrases(sentences: readonly Told[], names: readonly string[]): string[] {
  const own = new Set(names.flatMap((name) => name.split(/[\s’',-]+/u).slice(0, 1)).map(plain));
  const lacking = lackingIn(sentences);
  const found: string[] = [];
  for (const { text, tells } of sentences) {
    if (!tells || hedgedInFrench.test(text) || tellsOfOthers(text, 'fr', names[0] ?? '')) continue;
    const [, first = '', second = '', shared = ''] = twoParts.exec(text) ?? [];
    if (first !== '') {
      if ([first, second].some((noun) => noPart.test(noun) || own.has(plain(noun)))) continue;
      for (const phrase of phrasesOfPart(`${first} et ${second}`, `sont ${shared}`))
        found.push(phrase.toLowerCase());
      continue;
    }
    for (const { part, clause } of clausesOfParts(text)) {
      const noun = part.split(/[\s’']/u)[0]!;
      if (own.has(plain(noun)) || noPart.test(noun) || wrapping.test(noun) || lacking.has(plain(noun)))
        continue;
      if (/\d/u.test(part) || part.split(' ').length > 4 || flawed.test(clause) || flawed.test(part))
        continue;
      found.push(...phrasesOfPart(part, clause));
    }
  }
  return [...new Set(found)].filter((phrase) => phrase.length <= longest);
}

interface OfPart {
  part: string;
  clause: string;
}

/** Each clause of a sentence with the part that is its subject. */
function clausesOfParts(sentence: string): OfPart[] {
  const told: OfPart[] = [];
  let rest = sentence;
  for (let count = 0; count < 4; count += 1) {
    const opening = french.subject.exec(rest);
    if (opening === null) break;
    const pointer = opening.groups!['pointer']!;
    const part = opening[0].slice(pointer.length).trim();
    const behind = rest.slice(opening[0].length);
    const other = french.otherSubject.exec(behind);
    const own = other === null ? behind : behind.slice(0, other.index);
    // "Ce", "cette" and "chaque" point at the thing.
    if (!/^(?:cet?|cette|ces|chaque|notre|nos|tou(?:s|tes))(?!\p{L})/iu.test(pointer))
      for (const clause of own.split(french.joint))
        told.push({ part: part.toLowerCase(), clause: clause.replace(french.hanging, '').trim() });
    if (other === null) break;
    rest = behind.slice(other.index + other[0].length);
  }
  return told;
}
