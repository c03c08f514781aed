import { longPattern } from '#rules/text/long-pattern.ts';

/** A stuff whose name another one bears with a word more. */
export interface Stuff {
  name: RegExp;
  /** The name with the word that makes it another stuff. */
  look: RegExp;
}

/** Stuffs that others look like, in the four languages. */
export const stuffs: readonly Stuff[] = [
  {
    name: /(?<!\p{L})(?:(?:real|genuine|full-grain|top-grain|pure|echtes|echtem) )?(?:leather|(?:Echt)?[Ll]eder|cuero|piel|cuir|(?:vera |vero )?(?:pelle|cuoio)|(?:echt )?leer|couro|pele)(?!\p{L})/giu,
    look: longPattern('giu')`
      (?:faux|fake|imitation|vegan|synthetic|artificial|pu|mock|man-made
        |imitation of)[\s-]+(?:biker )?leather|leather(?:ette|-look| look|-effect| effect)|kunst-?leder
      |lederimitat|lederoptik|leder-?(?:imitat|optik)|(?:veganes|künstliches) leder|polipiel
      |(?:cuero|piel) (?:sintétic|vegan|ecológic|artificial)\p{L}*|imitación (?:de )?(?:cuero|piel)
      |simili[\s-]?cuir|(?:faux|imitation|façon|effet)[\s-](?:de )?cuir
      |cuir (?:synthétique|vegan|végétal|artificiel)|similpelle|ecopelle|(?:finta|eco) pelle|pelle (?:sintetica|vegana)|(?:kunst|imitatie)leer|(?:couro|pele) (?:sintétic|vegan|ecológic)\p{L}*|napa
    `,
  },
  {
    name: /(?<!\p{L})(?:(?:solid|pure|real|genuine|massives|echtes|oro macizo de) )?(?:gold|oro|or massif|or fin)(?!\p{L})/giu,
    look: longPattern('giu')`
      gold[\s-]?(?:plat|ton|colou?r|fill|vermeil|foil|dip|effect|look|leaf|finish|layer|rimmed|thread
        |lettering|print)\p{L}*|(?:in|of|layer of|coat of|with a|with) gold plat\p{L}*|layer of gold
      |vergold\p{L}+|goldfarb\p{L}+|goldton|chapad\p{L}+ en oro|(?:baño|bañad\p{L}+|color|capa|tono)(?: de
        | en)? oro|plaqué[es]* or|doré\p{L}*|couleur or|dorure
    `,
  },
  {
    name: /(?<!\p{L})(?:(?:solid|pure|real|sterling) )?(?:silver|plata|argent)(?!\p{L})/giu,
    look: /silver[\s-]?(?:plat|ton|colou?r|fill|foil|dip|effect|look|finish|grey|gray)\p{L}*|versilber\p{L}+|silberfarb\p{L}+|plate?ad\p{L}+|(?:baño|bañad\p{L}+|color|tono)(?: de| en)? plata|argenté\p{L}*|plaqué[es]* argent|couleur argent/giu,
  },
  {
    name: /(?<!\p{L})(?:(?:real|genuine) )?(?:fur|suede|marble)(?!\p{L})/giu,
    look: /(?:faux|fake|imitation|micro|vegan|synthetic)[\s-]?(?:fur|suede|marble)|(?:suede|marble|fur)[\s-](?:effect|look|print|pattern|like)/giu,
  },
];
