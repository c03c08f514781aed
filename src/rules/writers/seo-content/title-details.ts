import { isDistance } from './no-title-phrase.ts';
import { isShareOnly } from './share-only.ts';
import { isTimeUsed } from './time-used.ts';
import { isVessel } from './vessel.ts';
import { isHalfOfContents, isOfRow, isOneOfDoneTo } from './of-row.ts';
import { isOneOfSizes } from './key-figure.ts';
import { isBounded, isOfSpeaker, isUnderOrOver, hasNumberSign } from './bounded-values.ts';
import { isStuffOfPart } from '#rules/ledger/german-sentences.ts';
import { isOneOfCounts, isOneOfMany } from '#rules/ledger/one-of-many.ts';
import { isSpokenSentence } from '#rules/ledger/sentence-grammars.ts';
import type { Shape } from '#rules/ledger/shape.ts';
import { isProseWord } from '#rules/ledger/telegram-abroad.ts';
import { ofEveryLetter } from '#rules/ledger/word-edges.ts';
import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';
import { isShort } from './front-part.ts';
import { isHalfOfChoice, isOfOneLight } from './half-of-choice.ts';
import { isOwn, isWholeClause } from './own-fact.ts';
import { hasPraise } from './praise.ts';
import { isNoneOfSpanishTitle, isSpanishOrder } from './spanish-title-words.ts';
import { colourOfStuff } from './stuff-with-colour.ts';
import { germanPart, germanSentence, isFirstOfParts } from './german-title-parts.ts';
import { hasVerbAbroad } from './abroad-predicates.ts';
import { countsColour } from './title-counts.ts';
import { bareSide, isPutAway, isSideOnly } from './title-sides.ts';
import {
  amount,
  atNotice,
  endsInDoing,
  hoursOrMost,
  isClauseElsewhere,
  measuresNothing,
  noAttribute,
  noTitleWord,
  packaging,
  whenOrWhere,
} from './title-words.ts';

/** A detail of the product as a title would take it, and what is known of its words. */
interface Detail {
  fact: Fact;
  shape: Shape | undefined;
  hasNumber: boolean;
  draft: Draft;
}

export const loose = ofEveryLetter(
  /^(?:be|was|were|been|if|plus|when|while|because|so|then|after|before|until|once|and|or|but|with|without|for|in|on|of|to|from|by|at|is|are|the|a|an|it|ein|eine|einen|einem|einer|un|una|une|unos|unas|el|la|los|las|le|les|und|oder|mit|ohne|für|in|auf|y|o|con|sin|para|de|en|et|ou|avec|sans|pour|à|up to|about|around|only|also|no|not|kein\w*|nicht|nur|auch|bis|ab|am|im|beim|ca|davon|dont|hasta|desde|solo|también|no|jusqu|dès|seulement|aussi|pas)\b|^\d+(?:[.,]\d+)?$|[:?!¡¿"“”]|\s[-–—]\s(?:an?|the|so|it|this|they|but|and|which|if|when)\s|^(?:wash|dry|oil|rinse|wipe|soak|clean) and \p{L}+$|\b(?:you|your|we|our|my|I)\b|^(?:sonst|disponibles?|erhältlich|lieferbar|existe|también|auch|aussi|parkplätze|termine|abholung|verpackt|lavage|séchage|repassage|lavar|laver|tallan?|taillent?|fällt|compter|prévoir|marque|marca|marques|marcas|z\. ?B\.|p\. ?ej\.|suivie?s?|ayudo|recojo|entrego|s[’']\p{Ll}+e|altitud|altitude)(?!\p{L})/iu,
);
export const looseEnd =
  /\s(?:handle|lid|legs?|hood|lever|seat|arms?|flaps?) (?:down|up|off|open|closed)$|\s(?:and|or|with|for|in|on|of|to|from|by|at|the|a|an|und|oder|mit|für|in|y|o|con|para|de|en|et|ou|avec|pour|à|too|it|them|per)$|(?:ため|ので|ながら)$/iu;

/** "36 x 27 x 6.5 in": behind a figure the small word is a unit. */
const endsInInches = /\d\s?in$/u;

/** "Screws or tape" is a choice of means. */
export const noFeature =
  /\betc\.?$|^(?:please )?allow \p{L}|^(?:upstairs|downstairs) flat$|^harvest \d|\bask$|^(?:check|see|note|choose|pick) (?:the |our |your )?(?:size|chart|listing|photo|pic|measure)|^(?:can|could) (?!be |hold|stand|hang|fit|take|carry)|^pea[- ]size[d]?$|\b(?:out of|away from|in) direct sun|^(?:its|their) \p{Ll}|^most \p{Ll}|\bshown (?:with|in|here)\b|\bshown$|^\p{L}+ to (?:create|make|form|remove|rinse|apply|achieve|get|give|ensure|provide|keep|maintain|support|help)\b|^(?:hydrates|moisturi[sz]es|soothes|nourishes|brightens|firms|plumps|cleanses|exfoliates|calms|protects|lasts|works|fits|holds|cut|sewn|stitched|woven|turned|printed)$|^please\b|\ba (?:day|week|night)$|\b(?:last|this) (?:week|month|year|spring|summer|autumn|winter)$|\bmissing$|^heat from\b|^\d+ (?:wide|deep|tall|high|long)\b|\b(?:maybe|perhaps|probably)\b|^(?:warm|wet|dry|bare|clean|damp) (?:hands?|fingers?|cloth|sponge)$|^(?:boil|stir|serve|shake|bake|chill)$|^reset\b|^(?:all )?washed in\b|^(?:warm|hot|cold|cool|soapy) water$|^(?:turns|tilts|pivots|rotates|swivels|bends|slides|spins) and \p{L}+s$|^\d[\d.,]* ?(?:mm|cm|in|inch(?:es)?) (?:at|across|around) the \p{L}+$|^(?:selling|bought|even)\b|\b(?:top|bottom) rack$|\bpatch test\b|^use within\b|\bmodel (?:is|wears|\d)|\b(?:top|bottom|left|right|front|back|middle|first|last|other|small|smaller|big|bigger|large|larger|this|that) one\b|\s(?:so|because|where|under|over|while|when|if)\s|^like\s|\bkeep\b|\b(?:vary|varies)\b|^\p{L}+ or \p{L}+$|^\d{2}\+ only$|^(?:indoor|outdoor) use only$|\b(?:message|dm|pm|text|call|ask|contact|email) (?:me|us)\b|\botherwise$|^nothing (?:else|added|more)$|\bavailable$|\bavail$|\bpossible$|\b(?:crazing|hairline|yellowing|bobbling|crazed|repaired|worn|dented|scratched|chipped|cracked|faded|stained|torn)\b|\b(?:cardboard|carton) box$|^(?:heavy|big|large|small|nice|good|great|lovely|sturdy|beautiful|gorgeous|pretty|rare|clean|complete|untested|separate|assorted|various|mixed|optional)$|^(?:fragrances|scents|flavou?rs|colou?rs) \p{L}|\bin (?:the )?(?:pics?|photos?|pictures?)$|\b(?:collection|pick-?up|delivery|postage) (?:preferred|only|welcome)$|\bmoving (?:house|out|home|abroad|away|soon)\b|\b(?:downsizing|upgraded|upgrading|no longer (?:needed|used)|needs? gone|clear[- ]?out)\b/iu;

const bareDegrees = /^\d+\s?(?:°|grad|degrees?|grados|degrés)$/iu;
/** "1 tsp per cup, 95°C, 3 min": how tea is made says nothing of it. */
const brewing = /^\d[\d.,½-]*\s?(?:tb?sps?|(?:tea|table)spoons?|°\s?[CF]|min(?:ute)?s?)(?: per \p{L}+)?$/iu;

const ofRecipe = /^\d[\d.,]* ?(?:g|kg|ml|cl|l|EL|TL|Prise\p{L}*|cucharad\p{L}*|cuillères?)(?: de)? \p{L}/iu;

/** An amount of something that a dish is made of. */
export const ofDish =
  /^\d[\d.,/]* ?(?:g|kg|grams?|ml|cl|l|oz|lb|cups?|tsp|tbsp|teaspoons?|tablespoons?|cloves?|pinch(?:es)?)(?: of)? \p{L}{3}/iu;

/** "Less from the fifth", "book online", "which soap": what only its own sentence explains. */
const leansOnPage =
  /^(?:less|more|from|up to|which|what|how|when|where|why|who|updated?|book|call|ring|email|ask|order|also|plus|only|open|closed|after|before|then|and|or|dogs?|cards?|cash|most|every|all|each|replay)\s/iu;

const onFloor = /\b(?:ground|first|second|third|top|\d+(?:st|nd|rd|th)) floor\b/iu;

/**
 * Whether a detail may stand in a title: a short phrase that is said of the thing itself, tells it alone, and praises
 * nothing. The signs that cost most are looked for last.
 */
export function mayStandInTitle(detail: Detail): boolean {
  return !(
    isLoosePhrase(detail) ||
    isToldBelow(detail) ||
    isClause(detail) ||
    isNoTraitOfKind(detail) ||
    isNumberOfNothing(detail) ||
    isBoundOnly(detail) ||
    isOneOfSeveral(detail) ||
    isNoTraitAbroad(detail) ||
    isOtherClause(detail) ||
    isSoldSo(detail) ||
    isDistance(detail.fact) ||
    isShareOnly(detail.fact) ||
    isNotItsOwn(detail) ||
    isNoneOfSpanishTitle(detail.fact, detail.draft)
  );
}

/** Too long, or begun or ended by a word that hangs on its sentence. */
function isLoosePhrase({ fact: { value, source, quote }, draft }: Detail): boolean {
  return (
    !isShort(value) ||
    // "Broken spring?" asks the reader, and is no trait of the repair.
    quote.endsWith('?') ||
    (draft.language.written === 'de' && source.endsWith('.description') && germanSentence.test(value)) ||
    (draft.language.written === 'de' && isFirstOfParts(value, quote, draft)) ||
    (loose.test(value) && !(draft.language.written === 'de' && germanPart.test(value))) ||
    (looseEnd.test(` ${value}`) && !endsInInches.test(value))
  );
}

/** "Telefon 0821 445566", "Mo bis Fr 9 bis 18 Uhr", "colegiada número 12345": how and when somebody is reached, or looked up. */
const reached =
  /^(?:tel(?:efon|\.)?|handy|mobil|whatsapp|e-?mail|phone|tel[ée]fono?|t[ée]l(?:[ée]phone|\.)?|fax|telefoon)\b|\d\s?uhr\b|^\+?[\d\s()/-]{7,}$|\s(?:n[úu]m(?:ero|\.)?|nummer|nr\.|num[ée]ro|n[º°])\s?\d{3}/iu;

/** The heading of a page names the offer; "max 8 people", "sat + sun" and "tape" are told below it. English. */
function isToldBelow({ fact, draft }: Detail): boolean {
  if (draft.platform.subject === 'page' && reached.test(fact.value)) return true;
  if (draft.language.written !== 'en') return false;
  if (isOfRow(fact, draft)) return true;
  return (
    draft.platform.subject === 'page' &&
    (!fact.value.includes(' ') ||
      // "SRA number 612345": a firm is looked up by it, and looked for by nothing of it.
      /\d{5}/u.test(fact.value) ||
      // "One hour" of a walk that is one of several.
      /^(?:\d{1,3}|an?|one|two|three|four|half an?|five|six) (?:hours?|minutes?|days?|weeks?)$/iu.test(
        fact.value,
      ) ||
      hoursOrMost.test(fact.value) ||
      leansOnPage.test(fact.value) ||
      draft.category === 'article')
  );
}

/** Built around a verb or a small word: a sentence, and no attribute. */
function isClause({ fact: { kind }, shape }: Detail): boolean {
  if (shape === 'participle') return kind !== 'origin' && kind !== 'method';
  return shape === 'sentence' || shape === 'order' || shape === 'verb' || shape === 'preposition';
}

/** "One ring mark, hardly visible", "small chip, not noticeable when worn": how bad a flaw is. */
const howBad =
  /^(?:hardly|barely|scarcely|just|not|only|easily|almost|nothing|never|mostly|hard to)\b|(?:visible|noticeable|obvious)$/iu;
/** "Refinished last spring with hard wax oil", "tested with a fresh battery": by what something was done to it. */
const doneWith =
  /(?:^|[.;,]\s|\b(?:is|are|was|were|been|and|just|freshly|newly)\s)(?:re)?(?:finished|oiled|waxed|polished|cleaned|washed|treated|tested|restored|serviced|sealed|glued|repaired|wiped|painted|sanded|stained|sprayed|fitted|charged|checked|packed|shipped|wrapped)\b[^,;:]{0,40}\swith (?:an? |some |the )?$/iu;

/** "Cotton that we coat with beeswax and jojoba oil": what somebody puts on it is not what it is made of. */
const treatedWith =
  /\b(?:I|we) (?:coat|treat|rub|polish|dye|paint|fill|pack) (?:it |them |each )?with\s[^.;]*$/iu;

const hadAs = /\b(?:has|have) an? $/u;

function wordsBefore({ value, quote }: Fact): string {
  return quote.slice(0, Math.max(0, quote.indexOf(value)));
}

/** A feature, a stuff or a figure that says nothing of this kind of thing. */
function isNoTraitOfKind({ fact, draft }: Detail): boolean {
  const isEnglish = draft.language.written === 'en';
  if (fact.kind === 'feature' && noFeature.test(fact.value)) return true;
  // "Soy wax candle in amber glass": of what it comes in nothing is made.
  if (fact.kind === 'material' && isVessel(fact, draft)) return true;
  if (isEnglish && fact.kind === 'feature' && isOneOfDoneTo(fact)) return true;
  // "Plum 8ft trampoline" of what somebody sells on: a colour, or a maker.
  if (isEnglish && fact.kind === 'colour' && draft.platform.goods === 'resold' && mayBeMaker(fact))
    return true;
  // "Each bag has a valve": a bare noun tells too little.
  if (isEnglish && fact.kind === 'feature' && !fact.value.includes(' ') && hadAs.test(wordsBefore(fact)))
    return true;
  if (
    fact.kind === 'material' &&
    draft.language.written === 'de' &&
    isStuffOfPart(fact.quote, fact.value, draft.type)
  )
    return true;
  if (isEnglish && fact.kind === 'feature' && draft.platform.subject === 'product') {
    if (doneWith.test(wordsBefore(fact))) return true;
    if (
      howBad.test(fact.value) &&
      draft.units.some(({ kind, quote }) => kind === 'flaw' && quote === fact.quote)
    )
      return true;
  }
  if (
    isEnglish &&
    (fact.kind === 'material' || fact.kind === 'feature') &&
    treatedWith.test(wordsBefore(fact))
  )
    return true;
  if (isEnglish && draft.category === 'food' && brewing.test(fact.value)) return true;
  // "400 g water": one of the things that go into a dish.
  if (isEnglish && draft.platform.subject === 'video' && ofDish.test(fact.value)) return true;
  // "L'osier vient de la Haute-Marne": what a sentence says of a part is told without its verb, or not at all.
  if (draft.language.written === 'fr' && isSpokenSentence(fact.value, 'fr')) return true;
  if (draft.platform.subject === 'video' && isOfSpeaker(fact)) return true;
  // On which floor a used thing is fetched is nothing of the thing.
  return draft.category === 'used' && onFloor.test(fact.value);
}

const measureBehind = /^ \d[\d.]{0,4}-?(?:ft|foot|cm|mm|m|in|inch|l|litre|kg) \p{Ll}/u;

const mayBeMaker = ({ value, quote }: Fact): boolean =>
  quote.startsWith(value) && measureBehind.test(quote.slice(value.length, value.length + 20));

/** A number that counts nothing of the thing. */
function isNumberOfNothing({ fact, draft }: Detail): boolean {
  if (fact.kind !== 'number') return false;
  // "Used for two flat refurbs" counts nothing of a drill.
  if (fact.quote.toLowerCase().includes(`used for ${fact.value.toLowerCase()}`)) return true;
  if (isTimeUsed(fact)) return true;
  // "360°" of a base, "30 Grad" of a wash: degrees alone say nothing.
  if (bareDegrees.test(fact.value)) return true;
  // "7 rings, 1 base": of a single part nobody tells the number.
  if (/^1 \p{Ll}{3,}$/u.test(fact.value) && draft.language.written === 'en') return true;
  // "Two washable" has lost what is counted.
  if (draft.language.written === 'en' && /(?:able|ible)$/u.test(fact.value)) return true;
  // "2 sheets" of "2 sheets of printed labels" that lie in the box.
  return isHalfOfContents(fact, draft);
}

/** "1F" of "+/-1F", "3 grams" of "under 3 grams": how far a reading may be off, and how much it is at most or at least. */
function isBoundOnly({ fact, draft }: Detail): boolean {
  return hasNumberSign(fact) || (draft.language.written === 'en' ? isUnderOrOver(fact) : isBounded(fact));
}

/** One of several things, counts or sizes among which the buyer chooses. */
function isOneOfSeveral({ fact: { value, quote }, draft }: Detail): boolean {
  if (draft.language.written === 'fr' && isHalfOfChoice(value, quote)) return true;
  if (draft.language.written !== 'en' && isOfOneLight(value, quote)) return true;
  return isOneOfMany(value, quote) || isOneOfCounts(value, quote) || isOneOfSizes(value, quote);
}

/** Figures that say nothing alone in the languages besides English. */
function isNoTraitAbroad({ fact, draft }: Detail): boolean {
  const { value } = fact;
  if (draft.language.written === 'en') return false;
  if (countsColour(value) || isPutAway(fact) || isSpanishOrder(value, draft)) return true;
  // "Niet in de droger": how it is looked after, behind another half of its sentence.
  if (draft.language.written === 'other' && notDoneTo.test(value)) return true;
  // "Con un día de antelación": when one has to say so.
  if (atNotice.test(value)) return true;
  if (draft.language.written === 'other' && value.split(/[^\p{L}]+/u).some(isProseWord)) return true;
  const { subject } = draft.platform;
  // "Clé fournie" lies in the box; "casque fourni" with what is let is part of the offer.
  if (subject === 'product' && /\sfournie?s?$/iu.test(value)) return true;
  // "Camille Ferrand, photographe": the firm, which stands behind the title.
  if (value.toLowerCase() === draft.brief.businessName.toLowerCase()) return true;
  // "220 °C" of "bis 220 °C", "100 °C" of a tea: a temperature alone says nothing of the thing.
  if (subject === 'product' && /^\d+ ?°\s?C$/u.test(value)) return true;
  // "7 g Hefe": one of the things that go into a dish.
  if (subject === 'video' && ofRecipe.test(value)) return true;
  // "Hauteur 40" has lost its unit.
  if (bareSide.test(value)) return true;
  // How far a firm drives is told below its heading.
  return subject === 'page' && /^\d+ km$/iu.test(value);
}

const notDoneTo =
  /^(?:niet (?:in|geschikt|bleken|drogen|strijken|voor)|non (?:in|adatt[oa]|lavare|asciugare|usare|stirare|candeggiare)|não (?:pode|deve|ir|lavar|secar|usar|passar)|ikke (?:i|egnet|vask|bruk|tørk)|inte (?:i|lämplig|för)|nie (?:prać|suszyć|używać|nadaje|do))(?!\p{L})/iu;
const distance = /^\d+ ?(?:km|kilomet(?:re|er)s|miles)$/iu;
const drives = /\b(?:deliver\p{L}*|within|travel|cover\p{L}*)\b/iu;

/** When, where or what it does, or a figure of no measure: the text tells it. */
function isOtherClause({ fact, hasNumber, draft }: Detail): boolean {
  const { written, tag } = draft.language;
  if (hasNumber && measuresNothing.test(fact.value)) return true;
  // "Otherwise in good condition": without the flaw before it this says too much.
  if (written === 'en' && /^(?:otherwise|apart from|aside from|other than)\s/iu.test(fact.value)) return true;
  // "Delivery within 40 kilometres is included": how far a firm drives.
  if (draft.platform.subject === 'page' && distance.test(fact.value) && drives.test(fact.quote)) return true;
  if (written !== 'en' && whenOrWhere.test(fact.value)) return true;
  if (written === 'de' && endsInDoing(fact.value)) return true;
  return (
    written === 'other' &&
    (isClauseElsewhere(fact.value, tag) || !isWholeClause(fact, draft) || hasVerbAbroad(fact, draft))
  );
}

/** How it is packed, what it costs and how it is sold. */
function isSoldSo({ fact: { kind, value }, hasNumber, draft }: Detail): boolean {
  return (
    packaging.test(value) ||
    // "0.9 pounds" that it weighs are no price.
    (draft.language.written === 'en' && kind !== 'weight' && noAttribute.test(value)) ||
    (hasNumber && amount.test(value)) ||
    (kind !== 'size' && noTitleWord.test(value))
  );
}

/** Praise, what is said of something else, and what another entry says. */
function isNotItsOwn({ fact, draft }: Detail): boolean {
  const { written } = draft.language;
  if (hasPraise(fact.value, written) || !isOwn(fact, draft) || isSideOnly(fact, draft)) return true;
  // "Piel negra": written in a row, stuff and colour are one entry.
  return (
    (written === 'es' || written === 'fr') && fact.kind === 'colour' && colourOfStuff(fact, draft) !== ''
  );
}
