import { businessNounOf } from '#rules/ads/business-noun.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { whoDoes } from '#rules/keywords/who-does-it.ts';
import { foldWord } from '#rules/text/words.ts';
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

/**
 * What a theme is searched with or by beside its own name: who does it, what a room with a name is ("the submarine escape
 * room"), who ends a trouble ("fuite d'eau plombier"), and the trade in one word.
 */
export function besideTheme(theme: Theme, brief: AdsBrief): string[] {
  const trade = theme.isName || theme.isTrouble || theme.isTrade ? shortTrade(brief) : null;
  const known = new Set(theme.root.split(' '));
  return [
    whoIsSearched(theme, brief),
    trade !== null && theme.isTrade && trade !== theme.root ? trade : null,
    trade !== null && !theme.isTrade && !trade.split(' ').some((word) => known.has(word))
      ? `${theme.keyword} ${singularPhrase(trade)}`
      : null,
  ].flatMap((text) => text ?? []);
}
