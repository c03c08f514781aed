import { isVessel } from './vessel.ts';
import { isHalfOfContents, isOfRow } from './of-row.ts';
import { isLookedForFirst, oneOfSizes } from './key-figure.ts';
import { isBounded, isOfSpeaker, hasNumberSign } from './bounded-values.ts';
import { inSmallLetters } from './calm-shout.ts';
import { isOneOfCounts, isOneOfMany } from '#rules/ledger/one-of-many.ts';
import { ofEveryLetter } from '#rules/ledger/word-edges.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { type Draft, turned } from './draft.ts';
import { frontPart, isShort } from './front-part.ts';
import { isBelowHeading, isOfPart, isOwn, isWholeClause } from './own-fact.ts';
import { hasPraise } from './praise.ts';
import { colourOfStuff, withItsColour } from './stuff-with-colour.ts';
import { titleText } from './title-facts.ts';
import { bareSide, isSideOnly, saysLittle } from './title-sides.ts';
import {
  amount,
  endsInDoing,
  isClauseElsewhere,
  measuresNothing,
  minorShare,
  noAttribute,
  noTitleWord,
  packaging,
  whenOrWhere,
  withItsJoint,
} from './title-words.ts';
import { isMeasuredInName } from './measured-in-name.ts';

/** A short attribute of the product for titles, highlights and lists. */
export interface Phrase {
  text: string;
  kind: FactKind;
}

/** The usual order of shops, for platforms without one of their own. */
const standardOrder: readonly FactKind[] = [
  'material',
  'capacity',
  'pack',
  'size',
  'number',
  'feature',
  'colour',
  'weight',
  'power',
  'method',
  'safety',
  'function',
  'duration',
  'percentage',
];
const firstRank = -0.5;
const hoursOrMost = /^(?:max|min)\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b|\buntil \d/iu;
const loose = ofEveryLetter(
  /^(?:was|were|been|if|plus|when|while|because|so|then|after|before|until|once|and|or|but|with|without|for|in|on|of|to|from|by|at|is|are|the|a|an|it|ein|eine|einen|einem|einer|un|una|une|unos|unas|el|la|los|las|le|les|und|oder|mit|ohne|für|in|auf|y|o|con|sin|para|de|en|et|ou|avec|sans|pour|à|up to|about|around|only|also|no|not|kein\w*|nicht|nur|auch|bis|ab|am|im|beim|ca|davon|dont|hasta|desde|solo|también|no|jusqu|dès|seulement|aussi|pas)\b|^\d+(?:[.,]\d+)?$|[:?!"“”]|\b(?:you|your|we|our|my|I)\b|^(?:sonst|disponibles?|erhältlich|lieferbar|existe|también|auch|aussi|parkplätze|termine|abholung|verpackt|lavage|séchage|repassage|lavar|laver|tallan?|taillent?|fällt|compter|prévoir|marque|marca|marques|marcas)(?!\p{L})/iu,
);
const looseEnd =
  /\s(?:and|or|with|for|in|on|of|to|from|by|at|the|a|an|und|oder|mit|für|in|y|o|con|para|de|en|et|ou|avec|pour|à|too|it|them|per)$|(?:ため|ので|ながら)$/iu;

/** "36 x 27 x 6.5 in": behind a figure the small word is a unit. */
const endsInInches = /\d\s?in$/u;

/** "Mit grünem Glasschirm": a part of the thing, in the case that its preposition asks for. */
const germanPart = /^mit (?:\p{Ll}+(?:em|er|en) )*\p{Lu}[\p{L}-]+$/u;

/** "Screws or tape" is a choice of means. */
const noFeature =
  /^(?:hydrates|moisturi[sz]es|soothes|nourishes|brightens|firms|plumps|cleanses|exfoliates|calms|protects|lasts|works|fits|holds)$|^please\b|^(?:boil|stir|serve|shake|bake|chill)$|^reset\b|^(?:selling|bought|even)\b|\b(?:top|bottom) rack$|\bpatch test\b|^use within\b|\bmodel (?:is|wears|\d)|\b(?:top|bottom|left|right|front|back|middle|first|last|other|small|smaller|big|bigger|large|larger|this|that) one\b|\s(?:so|because|where|under|over|while|when)\s|\bkeep\b|\b(?:vary|varies)\b|^\p{L}+ or \p{L}+$|^\d{2}\+ only$|^(?:indoor|outdoor) use only$|\b(?:message|dm|pm|text|call|ask|contact|email) (?:me|us)\b|\botherwise$|^nothing (?:else|added|more)$|\bavailable$|\bavail$|\bpossible$|\b(?:crazing|hairline|yellowing|bobbling|crazed|repaired|worn|dented|scratched|chipped|cracked|faded|stained|torn)\b|\b(?:cardboard|carton) box$|^(?:heavy|big|large|small|nice|good|great|lovely|sturdy|beautiful|gorgeous|pretty|rare|clean|complete|untested|separate|assorted|various|mixed|optional)$|^(?:fragrances|scents|flavou?rs|colou?rs) \p{L}|\bin (?:the )?(?:pics?|photos?|pictures?)$|\b(?:collection|pick-?up|delivery|postage) (?:preferred|only|welcome)$|\bmoving (?:house|out|home|abroad|away|soon)\b|\b(?:downsizing|upgraded|upgrading|no longer (?:needed|used)|needs? gone|clear[- ]?out)\b/iu;

const bareDegrees = /^\d+\s?(?:°|grad|degrees?|grados|degrés)$/iu;
/** "1 tsp per cup, 95°C, 3 min": how tea is made says nothing of it. */
const brewing = /^\d[\d.,½-]*\s?(?:tb?sps?|(?:tea|table)spoons?|°\s?[CF]|min(?:ute)?s?)(?: per \p{L}+)?$/iu;

const ofRecipe = /^\d[\d.,]* ?(?:g|kg|ml|cl|l|EL|TL|Prise\p{L}*|cucharad\p{L}*|cuillères?)(?: de)? \p{L}/iu;

/** "Less from the fifth", "book online", "which soap": what only its own sentence explains. */
const leansOnPage =
  /^(?:less|more|from|up to|which|what|how|when|where|why|who|updated?|book|call|ring|email|ask|order|also|plus|only|open|closed|after|before|then|and|or|dogs?|cards?|cash|most|every|all|each|replay)\s/iu;

/**
 * Attributes that may stand in a title, in the platform's order: typed details (materials, colours, measures) and
 * short clauses of the seller. None praises, none begins or ends with a small word, none says what another says.
 */
export function titlePhrases(draft: Draft): Phrase[] {
  const known = cache.get(draft);
  if (known !== undefined) return known;
  const order = draft.platform.titleOrder ?? standardOrder;
  const language = draft.language.written;
  const shapes = new Map(draft.units.map((unit) => [foldWord(unit.text), unit.shape]));
  const found: (Phrase & { rank: number; at: number })[] = [];
  draft.ledger.facts.forEach((told, at) => {
    const rank = isLookedForFirst(told, draft) ? firstRank : order.indexOf(told.kind);
    const isProduct =
      told.source.startsWith('products.') ||
      told.source === 'keyFeatures' ||
      told.source === 'productDimensions' ||
      told.source === 'appFeatures';
    // "Voies vertes" of an app are no colour of it.
    const isOfNone =
      (draft.platform.subject === 'app' && /^(?:colour|material)$/u.test(told.kind)) ||
      isOfPart(told, draft) ||
      isBelowHeading(told, draft);
    if (
      rank === -1 ||
      !isProduct ||
      isOfNone ||
      (language === 'other' && isMeasuredInName(told.value, draft.name))
    )
      return;
    const value = frontPart(told, draft);
    const fact = value === told.value ? told : { ...told, value };
    if (
      !isShort(fact.value) ||
      (loose.test(fact.value) && !(language === 'de' && germanPart.test(fact.value))) ||
      (looseEnd.test(fact.value) && !endsInInches.test(fact.value))
    )
      return;
    // The heading of a page names the offer; "max 8 people", "sat + sun" and "tape" are told below it.
    if (language === 'en' && isOfRow(fact, draft)) return;
    const isBelow =
      language === 'en' &&
      draft.platform.subject === 'page' &&
      (!fact.value.includes(' ') ||
        hoursOrMost.test(fact.value) ||
        leansOnPage.test(fact.value) ||
        draft.category === 'article');
    if (isBelow) return;
    // "Bright OLED display that turns": the front of such a clause is a noun, whatever the whole is.
    const isFront = fact !== told && /^\s(?:that|which)\s/u.test(told.value.slice(value.length));
    const shape = isFront ? 'noun' : shapes.get(foldWord(told.value));
    if (shape === 'sentence' || shape === 'order' || shape === 'verb' || shape === 'preposition') return;
    if (shape === 'participle' && fact.kind !== 'origin' && fact.kind !== 'method') return;
    if (fact.kind === 'feature' && noFeature.test(fact.value)) return;
    // "Soy wax candle in amber glass": of what it comes in nothing is made.
    if (language === 'en' && fact.kind === 'material' && isVessel(fact, draft)) return;
    // "Used for two flat refurbs" counts nothing of a drill.
    if (fact.kind === 'number' && fact.quote.toLowerCase().includes(`used for ${fact.value.toLowerCase()}`))
      return;
    // "360°" of a base, "30 Grad" of a wash: degrees alone say nothing.
    if (fact.kind === 'number' && bareDegrees.test(fact.value)) return;
    if (language === 'en' && draft.category === 'food' && brewing.test(fact.value)) return;
    // "1F" of "+/-1F": how far a reading may be off.
    if (hasNumberSign(fact) || (language !== 'en' && isBounded(fact))) return;
    if (draft.platform.subject === 'video' && isOfSpeaker(fact)) return;
    // On which floor a used thing is fetched is nothing of the thing.
    if (
      draft.category === 'used' &&
      /\b(?:ground|first|second|third|top|\d+(?:st|nd|rd|th)) floor\b/iu.test(fact.value)
    )
      return;
    // "Two washable" has lost what is counted.
    if (language === 'en' && fact.kind === 'number' && /(?:able|ible)$/u.test(fact.value)) return;
    const hasNumber = hasFigure(fact.value);
    if (isOneOfMany(fact.value, fact.quote) || isOneOfCounts(fact.value, fact.quote)) return;
    if (oneOfSizes.test(fact.value)) return;
    // "220 °C" of "bis 220 °C", "100 °C" of a tea: a temperature alone says nothing of the thing.
    if (
      language !== 'en' &&
      isProduct &&
      draft.platform.subject === 'product' &&
      /^\d+ ?°\s?C$/u.test(fact.value)
    )
      return;
    // "2 sheets" of "2 sheets of printed labels" that lie in the box.
    if (fact.kind === 'number' && isHalfOfContents(fact, draft)) return;
    // "7 g Hefe": one of the things that go into a dish.
    if (language !== 'en' && draft.platform.subject === 'video' && ofRecipe.test(fact.value)) return;
    // "Hauteur 40" has lost its unit.
    if (language !== 'en' && bareSide.test(fact.value)) return;
    // How far a firm drives is told below its heading.
    if (language !== 'en' && draft.platform.subject === 'page' && /^\d+ km$/iu.test(fact.value)) return;
    if (hasNumber && measuresNothing.test(fact.value)) return;
    if (language !== 'en' && whenOrWhere.test(fact.value)) return;
    if (language === 'de' && endsInDoing(fact.value)) return;
    if (
      language === 'other' &&
      (isClauseElsewhere(fact.value, draft.language.tag) || !isWholeClause(fact, draft))
    )
      return;
    if (packaging.test(fact.value) || (language === 'en' && noAttribute.test(fact.value))) return;
    // "100%" of a cotton bag is nothing without the cotton.
    if (fact.value.indexOf('%') !== fact.value.lastIndexOf('%')) return;
    if (fact.value.includes('%') && (/^[\d.,\s]+%$/u.test(fact.value) || minorShare.test(fact.value))) return;
    if ((hasNumber && amount.test(fact.value)) || (fact.kind !== 'size' && noTitleWord.test(fact.value)))
      return;
    if (hasPraise(fact.value, language) || !isOwn(fact, draft) || isSideOnly(fact, draft)) return;
    // "Piel negra": written in a row, stuff and colour are one entry.
    if (
      (language === 'es' || language === 'fr') &&
      fact.kind === 'colour' &&
      colourOfStuff(fact, draft) !== ''
    )
      return;
    const capitals = fact.kind === 'colour' ? /\p{Lu}{3}/u : /\p{Lu}{4}/u;
    const isLoud =
      capitals.test(fact.value) &&
      fact.value === fact.value.toUpperCase() &&
      (fact.kind === 'colour' || fact.value.length > 5);
    const said = titleText(fact, draft);
    if (said === '') return;
    found.push({
      // A shop that takes no raised figure would print "g/m".
      text: withItsJoint(
        isLoud && fact.kind !== 'model'
          ? inSmallLetters(said)
          : said === fact.value
            ? withItsColour(fact, draft)
            : said,
        fact,
        language,
      )
        .replaceAll('²', '2')
        .replaceAll('³', '3'),
      kind: fact.kind,
      // A clause told whole goes before the front of a longer one.
      rank: saysLittle(fact, draft) ? order.length : fact === told ? rank : rank + 0.5,
      at,
    });
  });
  // Of several sizes the one with two sides says most: "48 x 24 in" before "1.75 in thick".
  const sides = ({ kind, text }: Phrase): number =>
    kind === 'size' && /\d\s?[x×]\s?\d/iu.test(text) ? 0 : 1;
  found.sort((a, b) => a.rank - b.rank || sides(a) - sides(b) || a.at - b.at);
  const phrases: Phrase[] = [];
  const taken = new Set<string>();
  const kinds = new Map<FactKind, number>();
  const head = stemsOf(draft.type).at(-1);
  for (const { text, kind } of found) {
    // "Side table in oak" says again what it is: the oak is an entry of its own.
    const isRetold =
      language === 'en' &&
      head !== undefined &&
      stemsOf(text).includes(head) &&
      found.some(
        (other) =>
          other.text !== text &&
          (kind === 'feature'
            ? (text.endsWith(` ${other.text}`) || text.startsWith(`${other.text} `)) && hasFigure(other.text)
            : (kind === 'material' || kind === 'colour') && other.kind === kind && text.includes(other.text)),
      );
    if (isRetold) continue;
    const count = kinds.get(kind) ?? 0;
    if (count >= (mostOfKind[kind] ?? 6) || (kind === 'size' && draft.name.includes(text))) continue;
    const stems = stemsOf(text).filter((stem) => stem.length > 1 || /\d/.test(stem));
    const fresh = stems.filter((stem) => !taken.has(stem));
    if (fresh.length === 0 || (stems.length > 1 && fresh.length < stems.length / 2)) continue;
    for (const stem of stems) taken.add(stem);
    phrases.push({ text, kind });
    kinds.set(kind, count + 1);
  }
  const ordered = turned(phrases, draft);
  cache.set(draft, ordered);
  return ordered;
}

/** Pieces of the longest clause with a verb that a title takes. */
const mostWithVerb = { verb: 6, sentence: 4 } as const;

/**
 * What the thing does, in the seller's short clauses: "Reads from 0 to 50 °C", "Chuck grips well". For the title of a
 * product that has no attribute to tell; English alone.
 */
export function doingPhrases(draft: Draft): string[] {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return [];
  return draft.units
    .filter(
      ({ shape, text, path, kind }) =>
        (shape === 'verb' || shape === 'sentence') &&
        (kind === 'feature' || kind === 'number' || kind === 'power' || kind === 'capacity') &&
        path.startsWith('products.') &&
        countPieces(text) <= mostWithVerb[shape] &&
        countPieces(text) > 1 &&
        !loose.test(text) &&
        !looseEnd.test(text) &&
        !/,|\b(?:is|are|was|were|has|have|can|will|won[’']t|not|comes?|includes?)\b/iu.test(text) &&
        !noFeature.test(text) &&
        !/^(?:sounds?|looks?|feels?|smells?|tastes?)\s/iu.test(text) &&
        !hasPraise(text, 'en'),
    )
    .map(({ text }) => text);
}

/** How many phrases of a kind one title takes. */
const mostOfKind: Partial<Record<FactKind, number>> = {
  material: 2,
  colour: 1,
  size: 1,
  weight: 1,
  capacity: 1,
  number: 2,
  power: 1,
  pack: 1,
  duration: 1,
};

const cache = new WeakMap<Draft, Phrase[]>();
