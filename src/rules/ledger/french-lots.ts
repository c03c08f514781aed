import { longPattern } from '#rules/text/long-pattern.ts';

/** "Lot de six chouchous", "vendus par lot de 4": how many come. */
const lot =
  /(?:^|\s)((?:lot|set|paquet|coffret|boîte) de (?:\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze))(?= \p{L}|[.,;]|$)/iu;
/** A choice, an offer beside it or a denial. */
const noLot = longPattern('iu')`
  (?<!\p{L})(?:ou|pas|non|aussi|également|sans|plus|existe|disponibles?|séparément|bientôt|autres?|possible|remise|réduction|tarif)(?!\p{L})
`;

/** How many a French clause says that come; empty where it offers that beside, denies it, or says nothing of it. */
export function frenchLot(text: string): string {
  if (!/\sde\s/u.test(text) || noLot.test(text)) return '';
  return lot.exec(text)?.[1]?.toLowerCase() ?? '';
}
