import { businessNounOf, germanTradeOf } from '#rules/ads/business-noun.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { whoDoes } from '#rules/keywords/who-does-it.ts';
import { foldWord } from '#rules/text/words.ts';
import { beforeTail } from './before-tail.ts';
import type { AdsBrief } from './brief.ts';
import { isDeed } from './deeds.ts';
import { keywordOf, type Theme } from './themes.ts';

/** Houses of any trade: "clínica" alone finds who heals people, "tienda" whatever is sold. Folded. */
const anyHouse =
  /^(?:clinicas?|centros?|escuelas?|academias?|tiendas?|talleres|taller|estudios?|salones|salon|cliniques?|cabinets?|ecoles?|magasins?|boutiques?|ateliers?|studios?|salons?|instituts?|agences?|agencias?)$/u;

/** "Plombier" of "plombier chauffagiste": whom people call in one word; `null` where the industry names nobody. */
function shortTrade({ industry, language: { written } }: AdsBrief): string | null {
  const noun = businessNounOf(industry, written);
  if (noun === null || isDeed(noun, written)) return null;
  const [first = '', second] = noun.split(' ');
  if (second === undefined) return keywordOf(noun);
  const isFirstEnough =
    (written === 'fr' || written === 'es') &&
    !anyHouse.test(foldWord(first)) &&
    businessNounOf(first, written) !== null;
  return isFirstEnough ? keywordOf(first) : singularPhrase(keywordOf(noun));
}

/** "Wedding photographer" of "wedding photography". Who is searched by the trade stands in the group of the trade alone. */
function whoIsSearched(
  { root, isTrade }: Theme,
  { industry, language: { written } }: AdsBrief,
): string | null {
  const who = whoDoes(root, written);
  return who !== null && !isTrade && who === whoDoes(industry, written) ? null : who;
}

/** Who lends, by the last word of the industry or in the name. */
const lenders: Readonly<Partial<Record<AdsBrief['language']['written'], RegExp>>> = {
  en: /(?<!\p{L})(hire|rentals?)(?!\p{L})/iu,
  de: /verleih|vermietung/iu,
  es: /(?<!\p{L})alquiler(?:es)?(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:location|loueurs?)(?!\p{L})/iu,
};
const lent =
  /(?<!\p{L})(?:hire|rentals?|rent|lessons?|rides?|tours?|trips?|delivery|transfers?|chauffeurs?|drivers?|pick-?ups?|insurance|sat ?navs?|sales?|services?|alquiler\p{L}*|excursiones|rutas|location|balades?|visites?)(?!\p{L})|verleih|vermietung|miete|touren?$/iu;

/** Who lets a hall has weddings in it, and lends none. */
const letsRooms =
  /(?<!\p{L})(?:halls?|venues?|rooms?|spaces?|studios?|offices?|holiday|vacation|salas?|locales|salones|salles?|saisonnière|fincas?|casas?)(?!\p{L})|räum|saal|ferien|wohnung/iu;

/** "Wedding marquee hire" of "wedding marquees": who lends them is not looked for by who buys. */
function asLent(
  { root, isTrade, isName }: Theme,
  { industry, businessName, services, language: { written } }: AdsBrief,
): string | null {
  const lends = lenders[written]?.exec(industry);
  if (letsRooms.test(industry)) return null;
  if (lends == null || isTrade || isName || lent.test(root) || isDeed(root, written)) return null;
  // "Isla Bikes Hire" may call its trade "bike rental", and is looked for by its own word.
  const isHire = /(?<!\p{L})hire(?!\p{L})/iu.test(
    [industry, businessName, ...services.map(({ name }) => name)].join(' '),
  );
  if (written === 'en')
    return root.split(' ').length > 4
      ? null
      : `${beforeTail(root, 'hire', 'en')} ${isHire ? 'hire' : 'rental'}`;
  if (written === 'de') return `${root} mieten`;
  return written === 'es' ? `alquiler de ${root}` : `location ${root}`;
}

/**
 * What a theme is searched with or by beside its own name: who does it, what a room with a name is ("the submarine escape
 * room"), that it is lent, who ends a trouble ("fuite d'eau plombier"), and the trade in one word.
 */
export function besideTheme(theme: Theme, brief: AdsBrief): string[] {
  const trade = theme.isName || theme.isTrouble || theme.isTrade ? shortTrade(brief) : null;
  const known = new Set(theme.root.split(' '));
  const { written } = brief.language;
  const germanTrade = written === 'de' && theme.isTrade ? germanTradeOf(theme.root) : theme.root;
  return [
    germanTrade === theme.root ? null : germanTrade,
    asLent(theme, brief),
    whoIsSearched(theme, brief),
    trade !== null && theme.isTrade && trade !== theme.root ? trade : null,
    trade !== null && !theme.isTrade && !trade.split(' ').some((word) => known.has(word))
      ? `${theme.keyword} ${singularPhrase(trade)}`
      : null,
  ].flatMap((text) => text ?? []);
}
