import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { AdsBrief } from './brief.ts';
import { isDoneForBuyers } from './deeds.ts';
import type { FactPhrase } from './fact-phrases.ts';
import type { Theme } from './themes.ts';

/** What every offer may come with, by its last word: a fact that begins with it is told of all. */
const anyOffers =
  /(?:delivery|shipping|fitting|installation|assembly|collection|treatments?|sessions?|services?|rooms?|trips?|tours?|menus?|dishes|products?|goods|items|orders?|prices?|staff|team|teachers?|tutors?|instructors?|drivers?|cleaners?|carers?|nannies|groomers?|trainers?|guides?|stylists?|therapists?|engineers?|lieferung|versand|montage|einbau|zimmer|preise|behandlung(?:en)?|livraison|pose|chambres?|prix|soins?|plats?|entrega|envíos?|instalación|habitaci(?:ón|ones)|precios?|tratamientos?|platos?)$/iu;
/** "Our candles", "alle Kerzen": how the thing of a fact is led in. */
const determiner =
  /^(?:(?:all|every|each|our|the|alle|unsere|jede[rs]?|todas?|todos?|nuestr[oa]s|las?|los|el|tou(?:te)?s|nos|les?)\s+){1,2}/iu;

/** The word that says what a service is: the last in English and German, the first in Spanish and French. */
function headOf(name: string, written: WrittenLanguage): string {
  const words = name.replace(/\s(?:for|with|from|to|für|mit|nach)\s.*$/iu, '').split(' ');
  return (written === 'es' || written === 'fr' ? words[0] : words.at(-1)) ?? '';
}

/**
 * Whether a fact begins with the thing that another service is and the theme is not: "candles burn for 45 hours" is told of
 * soy candles and candle refills, not of reed diffusers. What any offer may come with, delivery or classes, is everybody's.
 */
function isOfAnother(theme: Theme, { offered, language: { written } }: AdsBrief): (text: string) => boolean {
  // The trade has all of them.
  if (theme.isTrade) return () => false;
  const own = stemsOf(theme.service.name);
  const heads = new Set(
    offered
      .map(({ name }) => headOf(name, written).toLowerCase())
      .filter((head) => !anyOffers.test(head) && !isDoneForBuyers(head, written)),
  );
  const others = [...heads].flatMap((head) => stemsOf(head));
  const isIn = (stem: string, names: readonly string[]): boolean =>
    names.some((name) => name === stem || (written === 'de' && stem.length > 4 && name.endsWith(stem)));
  return (text) => {
    const word = text.replace(determiner, '').split(' ')[0] ?? '';
    // "Exports to Xero" is what a program does, and no payroll export; "shoe fitting" is told of shoes.
    if (written === 'en' && /s$/iu.test(word) && !heads.has(word.toLowerCase())) return false;
    const [thing = ''] = stemsOf(word);
    return thing.length > 3 && isIn(thing, others) && !isIn(thing, own);
  };
}

/**
 * Whether a fact can stand in the ad of a theme: "one dog at a time" is told of dog grooming and of nail trims, not of
 * cat grooming. Rivals are the words that stand in another service's name where the theme has one of its own.
 */
export function suits(theme: Theme, brief: AdsBrief): (fact: Pick<FactPhrase, 'text'>) => boolean {
  const own = new Set(stemsOf(theme.service.name));
  const rivals = new Set(
    brief.services.flatMap(({ name }) => {
      const stems = [...new Set(stemsOf(name))];
      const others = stems.filter((stem) => !own.has(stem));
      // Names of one pattern: one word of theirs stands where one of the theme's does.
      return own.size > 1 && stems.length === own.size && others.length === 1 ? others : [];
    }),
  );
  const isForeign = isOfAnother(theme, brief);
  return ({ text }) => {
    if (isForeign(text)) return false;
    const said = stemsOf(text);
    return said.some((stem) => own.has(stem)) || !said.some((stem) => rivals.has(stem));
  };
}
