import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { claimHits } from './claim-index.ts';
import { tellsShares } from './size-row.ts';

/** "Grips tile and wood", "cuts steel and brass": what is done to a stuff, and nothing made of it. English. */
export const handles =
  /^(?:grips|sticks|suits|cuts|drills|protects|covers|bonds|joins|polishes|seals|marks|writes|works|sharpens|slices|carves|removes|lifts|glides|scrapes|sands|saws|smooths|shines|holds|hangs|screws|glues|dyes|paints|stains|repels|resists) (?:\p{L}+(?:,|\s|$))/iu;

/** "Linen look tablecloth", "grips tile and wood": like what it looks, and on what it is used. English. */
export function namesNoStuff(text: string): boolean {
  return (
    /\b(?:look|effect|style|inspired|patterned)\b|^\p{L}+ pattern\b|\bas (?:an? )?feather\b|\b\d{2,4}[TD] (?:silver|gold|copper|bronze)\b|\b(?:soft|gentle|kind|safe|easy) (?:on|to|for) \p{L}/iu.test(
      text,
    ) || handles.test(text)
  );
}

/** "No PVC", "ohne Weichmacher": what is not in it. */
export const deniedOpening = /^(?:no|without|ohne|keine?|sin|sans)\s/iu;

/** "Dès 18 mois", "18 months+": an age from which on, and no time that it takes. */
const fromAge =
  /^(?:(?:dès|à partir de|desde|a partir de|ab|from)\s(?:los\s)?\d{1,2}\s(?:mois|ans?|meses|años?|monaten?|jahren?|months?|years?)|\d{1,2}\s?(?:months?|monate?|years?|jahre?)\s?\+)(?!\p{L})/iu;

/** "0-3 or 3-6 months": two spans of which one is chosen are sizes, and no time to wait. */
const betweenAges =
  /^(?:sizes? )?\d{1,2} ?[-–] ?\d{1,2}(?:(?:,| or| and|\/) ?\d{1,2} ?[-–] ?\d{1,2}){1,5} ?(?:months?|mths?|mos?)$/iu;

const decade = /^(?:(?:early|mid|late)[ -])?(?:19|20)\d0['’]?s$/iu;

/** Whether a clause tells an age: of those it is for, or the decade in which it was made. */
function tellsAge(text: string): boolean {
  return /^ages? \d/iu.test(text) || fromAge.test(text) || betweenAges.test(text) || decade.test(text);
}

/** Sheets of ISO 216 by their letter and figure. */
const sheet = /^(?:DIN )?A[0-7](?: (?:size|format))?$/u;

/** What a clause with a figure tells by its form: an age, a sheet of paper, days of the week, how often it can be washed. */
export function kindByFigure(
  text: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): FactKind | null {
  if (tellsAge(text)) return 'age';
  // "A 1.050 metros" of a house in the mountains measures nothing.
  if (subject === 'page' && /^(?:a|à|auf) [\d.,]+ ?(?:m|metros|mètres|metern?)(?!\p{L})/iu.test(text))
    return 'feature';
  if (language === 'en' && subject === 'product' && tellsShares(text)) return 'material';
  // "A4" among the facts of a print or a notebook; of an app or a page it may be anything.
  if (subject === 'product' && sheet.test(text)) return 'size';
  // "7am to 10pm, 7 days": of the week.
  if (/^(?:open )?(?:7|seven) days(?: a week)?$/iu.test(text)) return 'hours';
  // "About 60 washes" says how long it lasts.
  return language === 'en' && /\d+ washes\b/iu.test(text) ? 'number' : null;
}

/** A part that is made for something that is not sold with it. */
export const pocketFor = /\S\sfor\s[^(]{1,60}\((?:not included|sold separately|not supplied)\)/iu;

/** What a thing is packed in, and no material of it. */
export const paperBox = /^(?:recycled |plain |kraft )?(?:cardboard|carton|card) box$/iu;

/** A question of buyers with the seller's answer to it. */
export const answers = /\?\s(?:[-–—]\s?)?(?:no|yes|ja|nein|sí|si|oui|non)(?!\p{L})/iu;

/** "Daraus wird ein Kissen, Inlett liegt bei": the last clause alone tells what comes with it. */
export const besideIt = /^([^,;]{15,}),\s((?:\p{Ll}+\s)?\p{Lu}[^,;]{2,40}\s(?:liegt|liegen) (?:bei|dabei))$/u;

/** "Weighs 1.7 kg so postage is £6": how heavy it is, and what follows from it. English. */
export const weighsSo = /^(weighs? (?:about |around |only )?\d[\d.,]*\s?\p{L}+),? so (.{4,})$/iu;

/** "Innen weiß", "azul por dentro": the colour of one side is not the thing's. */
const ofOneSide =
  /^(?:innen|außen|oben|unten|vorne?|hinten|(?:por )?dentro|(?:por )?fuera|dedans|à l[’']intérieur)\s|\s(?:innen|außen|por dentro|por fuera|à l[’']intérieur)$/iu;

/** What a verb without a subject says when a figure follows. */
export const verbKinds: Readonly<Record<string, FactKind>> = {
  weighs: 'weight',
  weigh: 'weight',
  holds: 'capacity',
  measures: 'size',
  carries: 'limit',
  supports: 'limit',
  runs: 'duration',
  lasts: 'duration',
  charges: 'power',
};

const passingQuestion =
  /^(?:what|where|how|why|which|who)\s(?:\p{L}+\s)*?(?:i|we|you|it|they|he|she|to|the|my|our|is|are)\s[^:;]*,\s/iu;

const asking = /^(?:which|what|how|why|when|where|who)\s/iu;

/** "What we spent, where we parked", "which soap, which programme and why it helps": what is asked in passing, told in one breath. English. */
export function asksInPassing(text: string): boolean {
  return (
    /^(?:Whether|No matter) you\b/u.test(text) ||
    passingQuestion.test(text) ||
    (asking.test(text) && /,\s(?:and\s)?(?:which|what|how|why|when|where|who)\s/iu.test(text))
  );
}

const longestPrice = 80;
const money = /[£$€]\s?\d|\d\s?(?:€|pounds|euros|dollars)/iu;

/** "From £245 a window, less from the fifth": one price and what it holds for, which say nothing apart. English. */
export function saysOnePrice(text: string): boolean {
  // "WaterSafe registered, £5m public liability" costs nobody anything.
  const parts =
    text.length > longestPrice || /liability|indemnity|insur|deposit|bond/iu.test(text)
      ? []
      : text.split(/[,;]\s/u);
  const isLow = /^\p{Ll}|^[£$€]/u.test(parts[1] ?? '');
  const opensSo = money.test(parts[0] ?? '') || /^free\s/iu.test(text);
  return parts.length === 2 && isLow && opensSo && !/^prices?\s/iu.test(text) && money.test(text);
}

/** "Laminate, not sure": what the seller only supposes. */
export const supposes =
  /(?:^|[,;(]\s?)(?:(?:i[’']?m |i am |but )?not (?:\d+% |really |quite |entirely |too )?sure|unsure|i (?:think|guess|believe)|maybe|don[’']?t know)(?=$|[\s,.;!?)])/iu;
/** "Spruce top, solid?" */
export const doubts = /,\s\p{Ll}{3,}\?$/u;

/** "Material: oak". */
export const labelPattern = /^([\p{L}][\p{L}\s&/'’-]{1,32}?)\s?[:：]\s+(.+)$/u;
/** "Colour: signal orange." in the midst of a text. */
export const labelledColour =
  /^(colou?rs?|farben?|colore?s?|couleurs?)\s?:\s+(\p{L}+(?:[ -]\p{L}+){0,2})[.!]?$/iu;

/** "Ingredientes: agua, glicerina." in the midst of a text. */
export const labelledMixture = /^(ingredientes|ingrédients|zutaten|inhaltsstoffe)\s?:\s+(.+)$/iu;

/** "Coloris: ocre, vert sauge ou bleu nuit." */
export const labelledChoice =
  /^(colores|couleurs|coloris)\s?:\s+(\p{L}[\p{L} ’'-]{1,30}(?:, \p{L}[\p{L} ’'-]{1,30}){0,9})[.!]?$/iu;

/** "Vitamins A, C, D, E and zinc": letters alone are no facts. */
export const letterList = /^(?:vitamins?|vitamine|vitaminas|vitaminen?)\s\p{Lu}\d{0,2},\s/iu;

const pairOfWords = /^((?:\p{L}+ )?\p{L}+) (?:and|&) ((?:\p{L}+ )?\p{L}+)$/iu;

/** Whether a clause with a colour tells that of one side, or none: "charcoal and sphagnum moss" are two stuffs. */
export function colourOfPart(text: string): boolean {
  if (ofOneSide.test(text) || tastes.test(text) || stuffBefore.test(text)) return true;
  const pair = pairOfWords.exec(text);
  if (pair === null || !alsoStuff.test(text)) return false;
  return [pair[1]!, pair[2]!].some(
    (side) => !claimHits(side, 'en').some(({ payload }) => payload.kind === 'colour'),
  );
}

/** "Goût fruité vert": how it tastes, and no colour. */
const tastes =
  /(?<!\p{L})(?:goûts?|arômes?|fruitée?s?|sabor(?:es)?|frutad[oa]s?|geschmack|aroma|fruchtig\p{L}*)(?!\p{L})/iu;

/** "Regular graphite shaft": before such a part it is what the part is made of. */
const stuffBefore =
  /\bgraphite (?:shaft|rod|stick|pencil|powder|pole|racket|racquet|frame|blank)s?(?!\p{L})/iu;

/** Colours that are a stuff, a plant or a dish as well. */
const alsoStuff =
  /(?<!\p{L})(?:charcoal|slate|sand|coral|copper|gold|silver|amber|ivory|clay|rust|chestnut|lavender|orange|peach|mint|lime|lemon|olive|mustard|plum|rose|sage|cherry|chocolate|caramel|honey|saffron|salmon|mocha)(?!\p{L})/iu;

/** "Our registered engineers service, repair and replace boilers": what the people of a firm do, in a row of verbs. */
export const peopleDo =
  /^(?:Our|The|These) (?:[\p{L}-]+ ){0,5}\p{Ll}+s \p{Ll}{3,}, (?:\p{Ll}{3,}, )*\p{Ll}{3,},? and \p{Ll}{3,}(?<!ly) (?=\p{L})/u;

/** "Two batteries are in the box; each lasts three hours": what opens so says nothing by itself. */
export const partJoint = /;\s+(?!(?:each|both|they|neither|all of them|the other)\s)/u;
