import type { Language } from '#rules/listing/listing.ts';

/** The small word before a town, in languages whose towns keep their form behind it. */
const joints: Readonly<Record<string, string>> = {
  it: 'a',
  pt: 'em',
  nl: 'in',
  sv: 'i',
  da: 'i',
  nb: 'i',
  no: 'i',
};
const town =
  /^(?:(?:San|Santa|São|Den|Den Haag|’s-|La|Reggio)\s?)?\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}[\p{L}’'-]+|d[aeio]s?|nell[’']|sul|aan|op)){0,3}$/u;
/** Regions, lands and islands, and towns with an article of their own. */
const otherJoint =
  /^(?:Toscana|Lombardia|Veneto|Sicilia|Sardegna|Puglia|Piemonte|Liguria|Lazio|Umbria|Emilia|Campania|Calabria|Basilicata|Molise|Marche|Abruzzo|Trentino|Valle|Friuli|Salento|Italia|Europa|Algarve|Alentejo|Minho|Ribatejo|Madeira|Açores|Brasil|Portugal|Porto$|Rio|Recife|Funchal|Bahia|Ceará|Paraná|Nederland|België|Vlaanderen|Gotland|Öland|Bornholm|Fyn|Sjælland|Jylland|Lolland|Als|Skåne|Sverige|Danmark|Norge|Svalbard|Hitra|Ameland|Texel|Terschelling|Vlieland)/u;

/** "A Bergamo", "in Utrecht": a town as its language says that something is there; the bare place where that is not sure. */
export function inTownElsewhere(place: string, { tag }: Language): string {
  const joint = joints[tag.slice(0, 2)];
  return joint === undefined || !town.test(place) || otherJoint.test(place) ? place : `${joint} ${place}`;
}
