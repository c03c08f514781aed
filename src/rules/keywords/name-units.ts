import { canonicalUnit } from '#rules/ledger/numbers.ts';
import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { colourStems, materialStems } from './attribute-words.ts';

type Language = 'es' | 'fr';

const adverbs = /^(?:ultra|super|súper|extra|hyper|muy|très|tout|semi|bien|haute?|grande?|doble|double)$/iu;
/** "Push up", "press on", "clip in": an English word of two in a name of another language. */
const particles = /^(?:up|on|in|out|off|go|me|it)$/iu;
/** Words that only join or embrace others: "tous feux dont induction". */
const noUnit =
  /^(?:a|à|dont|tou(?:t|s|tes?)|chaque|plusieurs|todos?|todas?|cada|vari[oa]s|amb[oa]s|neu(?:f|fs|ve|ves)|nuev[oa]s?|incluid[oa]s?|inclus\p{L}*|feux)$/iu;
/** Words that say nothing without the figure behind them: "années 50", "talla 38". */
const counted =
  /^(?:années?|ans|años?|anys|talla|taille|pointure|número|numéro|nº|classe|clase|modelo|modèle|version|versión|ex|lot|pack|set)$/iu;

/** Endings and words of Spanish that only describe; many another word in -a or -o is a noun. */
const spanishTrait = longPattern('iu')`
  (?:[aio]d[oa]|os[oa]|ic[oa]|iv[oa]|ari[oa]|in[oa]|esc[oa]|éric[oa]
    |^(?:alt|larg|cort|anch|negr|roj|blanc|amarill|crud|nuev|grues|fin|plan|redond|llen|dur|bland|baj|suelt
      |abiert|estrech|lis|oscur|clar|pequeñ|medi|complet|sec|mixt|gras|buen|primer|lavabl|suizo|turc|mexican
      |español))[oa]?s?$|(?:al|ar)es$
`;

const frenchTrait = /(?:ée?|ante?|ives?|if|euse|elle|ique|[ai]ble|ale?)$/iu;

const toldApart =
  /^(?:plazas|places|tazas|tasses|personas|personnes|cuerpos|cajones|tiroirs|puertas|portes|velocidades|vitesses|piezas|pièces|fuegos|feux|ranuras|baldas|étagères)$/u;

const ofOneYear =
  /^(?:agendas?|calendarios?|calendriers?|planificador(?:es)?|planners?|plannings?|almanaques?|almanachs?)$/iu;

const numeral = /^(?:I{1,3}|IV|VI{0,3}|IX|X)$|^\p{Ll}\p{Lu}\p{L}{0,2}$/u;

const isMany = (word: string): boolean => /(?:[^s]s|x)$/iu.test(word);

/** The vowel that tells the gender of a Spanish word, where one does. */
const genderOf = (word: string): string => /([oa])s?$/iu.exec(word)?.[1]?.toLowerCase() ?? '';

const shade =
  /^(?:nuit|noche|olive|oliva|marine|marino|ciel|cielo|perle|perla|sapin|bouteille|botella|canard|roi|rey|pastel|clair|claro|foncé|oscuro|pâle|palo|poudré|sauge|anis|pétrole|petróleo|menthe|menta|eau|agua|anthracite|antracita|brique|teja|nude|électrique|eléctrico|chiné|jaspeado)$/iu;

/** "Bleu nuit", "verde oliva": two words of one colour. */
export function isShade(before: string, word: string): boolean {
  return shade.test(word) && colourStems.has(stemOf(before.toLowerCase()));
}

/** Whether a word describes the noun right before it and not the thing: "cintura alta", "cheveux bouclés". */
function leansOn(before: string, word: string, head: string, language: Language): boolean {
  // "Lin lavé", "coton recyclé": how the stuff was treated.
  if (language === 'fr' && materialStems.has(stemOf(before)) && /\p{Ll}{3}és?$/u.test(word)) return true;
  if (![before, word].every((text) => /^\p{Ll}{4,}$/u.test(text)) || isMany(before) !== isMany(word))
    return false;
  if (language === 'fr') {
    // "Harnais", "tapis": one, for all their ending.
    const isManyThings = isMany(head) && !/(?:ai|i|a|u|oi)s$/iu.test(head);
    return isManyThings ? !isMany(word) && frenchTrait.test(word) : isMany(word);
  }
  if (isMany(head) !== isMany(word)) return spanishTrait.test(word) && fits(genderOf(before), genderOf(word));
  const [own, other, thing] = [word, before, head].map(genderOf);
  return own !== '' && own === other && own !== thing && spanishTrait.test(word);
}

function fits(noun: string, adjective: string): boolean {
  return noun === '' || adjective === '' || noun === adjective;
}

/**
 * What a Spanish or French name sets behind its thing, each as it is searched: a noun with its adjective ("cintura alta"), a
 * name of several capitals ("Game Boy Color"), a word with its figure ("années 50"), and the other words one by one.
 */
export function nameUnits(words: readonly string[], head: string, language: Language): string[] {
  const thing = head.split(' ')[0]!.toLowerCase();
  // Where every word has a capital it tells no name.
  const isTitle = !words.some((word) => /^\p{Ll}{4,}/u.test(word));
  const isName = (word = ''): boolean => !isTitle && /^\p{Lu}[\p{L}\d-]*\p{Ll}/u.test(word);
  const units: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const next = words[at + 1] ?? '';
    // "Verdano 1400 W": a measure, and no model.
    const isFigure = /^\d{1,4}$/.test(next) && canonicalUnit(words[at + 2] ?? '') === '';
    const last = units.at(-1);
    const before = words[at - 1] ?? '';
    if (counted.test(word)) {
      if (isFigure) units.push(`${word} ${next}`);
      continue;
    }
    if (noUnit.test(word) || /^(?:a|à)$/iu.test(before)) continue;
    // "6 tasses", "2 places": what is counted names nothing without its figure.
    if (/^\d+$/u.test(before) && /^\p{Ll}{4,}$/u.test(word) && isMany(word)) {
      // "Sofá 3 plazas", "cafetière 6 tasses": by so many such things are told apart.
      if (toldApart.test(word)) units.push(`${before} ${word}`);
      continue;
    }
    // "Agenda 2026": such things are made for one year.
    if (/^20\d\d$/u.test(word) && ofOneYear.test(thing)) units.push(word);
    if (particles.test(word) || /^\d+$/.test(word)) continue;
    // "SPF 50": letters that say nothing without their figure.
    const isCode = /^\p{Lu}{2,4}$/u.test(word) && isFigure;
    if (numeral.test(word)) {
      // "Clio III": one model of several; alone it tells nothing, and no more does "dCi".
      if (last !== undefined && last.endsWith(before) && /^\p{Lu}/u.test(before) && /^[IVX]+$/u.test(word))
        units[units.length - 1] = `${last} ${word}`;
      continue;
    }
    const joined = particles.test(next) || (isName(word) && isFigure) || isCode ? `${word} ${next}` : word;
    if (last !== undefined && isName(word) && isName(before)) units[units.length - 1] = `${last} ${joined}`;
    else if (last !== undefined && last.endsWith(before) && isShade(before, word))
      units[units.length - 1] = `${last} ${joined}`;
    else if (last !== undefined && adverbs.test(before)) units[units.length - 1] = `${last} ${joined}`;
    else if (last !== undefined && last.endsWith(before) && leansOn(before, word, thing, language))
      units[units.length - 1] = `${last} ${joined}`;
    else units.push(joined);
  }
  return units
    .filter((unit) => !adverbs.test(unit))
    .flatMap((unit) => {
      // "Nintendo Game Boy Color": the maker, and what it makes.
      const [maker = '', ...model] = unit.split(' ');
      return isName(maker) && model.length > 1 ? [maker, model.join(' ')] : [unit];
    });
}
