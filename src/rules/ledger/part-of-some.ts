import { matches } from '#rules/text/pattern-finds.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Parts that one thing of a shop has and another cannot have. An entry of a form is about such a part where the part is
 * its noun: the last word in English ("YKK zippers") and German, where it may end a compound ("Messingscharniere"), the
 * first in Spanish and French ("cremallera YKK", "fermeture éclair").
 */
const parts: Readonly<Record<WrittenLanguage, RegExp | null>> = {
  en: longPattern('iu')`
    (?:^|[\s-])(?:zips?|zippers?|hinges?|handles?|lids?|straps?|buckles?|buttons?|snaps?|clasps?|pockets?
      |linings?|hoods?|soles?|laces|drawers?|shelves|legs|feet|wheels?|castors?|casters?|wicks?|hooks?
      |hangers?|magnets?|drawstrings?|cuffs?|collars?|sleeves?|seams|spouts?|corks?|stoppers?|blades?|bulbs?
      |batter(?:y|ies)|motors?|chargers?|cables?|screens?|pendants?|chains?|ear ?wires?|ear ?hooks?|tassels?
      |fringes?|rivets?|studs?|bod(?:y|ies)|bellows|frames?|housings?|casings?|bristles|jaws|nibs?|bezels?
      |prongs?|valves?|nozzles?|visors?|bibs?|guards?)$
  `,
  de: longPattern('iu')`
    (?:reißverschlu(?:ss|ß|sse)|reißverschlüsse|scharniere?|henkel|griffe?|deckel|gurte?|riemen|schnallen?
      |knöpfe?|knopf|verschlu(?:ss|ß)|verschlüsse|innentaschen?|taschen|innenfutter|kapuzen?|sohlen?
      |schubladen?|rollen|räder|dochte?|haken|magnete?|kordeln?|bündchen|kragen|ärmel|korken|klingen?|akkus?
      |motor|ladekabel|ketten?|quasten?|fransen|nieten)$
  `,
  es: longPattern('iu')`
    ^(?:cremalleras?|bisagras?|asas?|tapas?|correas?|hebillas?|botones|cierres?|bolsillos?|forros?|capuchas?
      |suelas?|cordones|cajones|patas|ruedas|mechas?|ganchos?|imanes|puños|cuellos?|mangas|corchos?
      |cuchillas?|baterías?|motores|motor|cadenas?|borlas?|flecos|remaches|cuerpo|carcasa|armazón|cerdas
      |boquillas?|válvulas?)(?=\s|$)
  `,
  fr: longPattern('iu')`
    ^(?:fermetures?|charnières?|anses?|poignées?|couvercles?|sangles?|lanières?|boucles?|boutons?|fermoirs?
      |poches?|doublures?|capuches?|semelles?|lacets|tiroirs?|pieds|roulettes|mèches?|crochets?|aimants?
      |cordons?|poignets|cols?|manches|bouchons?|lames?|batteries?|moteurs?|chaînes?|pompons|franges|rivets
      |corps|boîtier|châssis|poils|buses?|valves?)(?=\s|$)
  `,
  other: null,
};

const longestEntry = 40;

/** Whether an entry names a part by its noun: with other products beside it, it may be the part of one of them only. */
export function namesPart(entry: string, language: WrittenLanguage): boolean {
  const pattern = parts[language];
  const said = entry.trim().replace(/[.!]+$/u, '');
  // "Zip repaired free for 5 years": what is done to a part.
  const front =
    language === 'en' ? /^(\p{L}+) (?:repaired|replaced|mended|renewed)\b/iu.exec(said)?.[1] : undefined;
  if (front !== undefined) return matches(pattern!, front);
  return pattern !== null && said.length <= longestEntry && matches(pattern, said);
}
