import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** Claims of how many, how soon and whose: one more of a thing, other sizes, done in an evening, of a single owner, what nobody is refused for. */
export const countedForms: readonly Form[] = [
  // "A second head is included": the brief has one.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:an?|one) (?:second|spare|extra|additional|further|replacement|backup|bonus) (?:\p{L}+ ){1,3}(?:(?:is|comes?) (?:also )?(?:included|supplied|provided|enclosed|added|along|with|too|in the))(?!\p{L})
      |(?<!\p{L})(?:with|includes?|including|plus|you (?:also )?get) (?:an?|one) (?:second|spare|extra|additional|replacement|backup|bonus) \p{L}{3,}
      |(?<!\p{L})eine? (?:zweite[rs]?|weitere[rs]?|zusätzliche[rs]?) (?:\p{L}+ ){1,3}(?:ist|liegt|wird) (?:dabei|bei|mitgeliefert|enthalten|inklusive)(?!\p{L})
      |(?<!\p{L})(?:incluye|viene con|trae) (?:una? )?(?:segund[oa]|otr[oa]) \p{L}{3,}|(?<!\p{L})\p{L}{3,} de (?:repuesto|recambio|rechange)(?!\p{L})
      |(?<!\p{L})une? (?:deuxième|second|seconde|autre) (?:\p{L}+ ){1,3}(?:est|sont) (?:fourni|inclus|offert|livré)e?s?(?!\p{L})
    `,
    kind: 'contents',
    unless:
      /(?<![\d.,])2 (?!h(?:ours?)?(?!\p{L})|(?:years?|minutes?|months?|weeks?|days?|[cmk]?m|k?g|m?l|stunden|jahre|horas|años|heures|ans)(?!\p{L}))|(?<!\p{L})(?:two|pair|second|spares?|extra|additional|replacement|backup|bonus|zwei\p{L}*|ersatz\p{L}*|zusätzlich\p{L}*|dos|segund[oa]|repuesto|recambio|deux\p{L}*|seconde?|rechange)(?!\p{L})/iu,
  },
  // "Also in a small size".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})also (?:comes |available |sold |offered )?in (?:an? )?(?:\p{L}+ )?(?:sizes?|colou?rs?|versions?|finish(?:es)?)(?!\p{L})
      |(?<!\p{L})auch in (?:einer |anderen |weiteren |kleiner|großer|\p{L}+er )?(?:Größen?|Farben?|Ausführung(?:en)?)(?!\p{L})
      |(?<!\p{L})también (?:disponible |lo hay |la hay |los hay |las hay )?en (?:otr[oa]s? )?(?:tamaños?|tallas?|color(?:es)?)(?!\p{L})
      |(?<!\p{L})(?:existe )?aussi en (?:d[’']autres )?(?:petite |grande )?(?:tailles?|couleurs?|coloris)(?!\p{L})
    `,
    kind: 'offer',
    unless:
      /(?<!\p{L})(?:sizes|colou?rs|größen|farben|tamaños|tallas|colores|tailles|couleurs|coloris|also|auch|también|aussi)(?!\p{L})/iu,
  },
  // "In one evening": how soon it would be done.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})in (?:just |under |only )?(?:an?|one|a single) (?:evening|afternoon|morning|weekend|sitting|go)(?!\p{L})
      |(?<!\p{L})an (?:nur )?einem (?:einzigen )?(?:Abend|Nachmittag|Vormittag|Wochenende|Tag)(?!\p{L})
      |(?<!\p{L})en (?:solo )?una? (?:sola? )?(?:tarde|mañana|noche|fin de semana|rato)(?!\p{L})
      |(?<!\p{L})en une? (?:seule? )?(?:soirée|après-midi|matinée|week-end)(?!\p{L})
    `,
    kind: 'time',
    unless:
      /(?<!\p{L})(?:evening|afternoon|morning|weekend|sitting|abend|nachmittag|vormittag|wochenende|tag|tarde|mañana|noche|semana|rato|soirée|après-midi|matinée|week-end)(?!\p{L})/iu,
  },
  // "A single child has ridden it": who had it before.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:just|only) one|a single|one (?:careful )?)(?:previous |former )?\s?(?:owner|child|person|rider|driver|user)(?!\p{L})
      |(?<!\p{L})nur (?:für|von) ein(?:e[mnr]?)? (?:Kind|Person|Besitzer(?:in)?|Mal)(?!\p{L})
      |(?<!\p{L})(?:nur )?(?:von )?(?:ein|einem|einer) (?:einzige[rmn]|einziges) (?:Besitzer(?:in)?|Kind|Person|Vorbesitzer)(?!\p{L})
      |(?<!\p{L})(?:un sol[oa]|únic[oa]|una sola) (?:dueñ[oa]|propietari[oa]|niñ[oa]|persona)(?!\p{L})
      |(?<!\p{L})une? seule? (?:propriétaire|enfant|personne|utilisateur)(?!\p{L})
    `,
    kind: 'history',
    unless:
      /(?<!\p{L})(?:owners?|single|besitzer\p{L}*|vorbesitzer\p{L}*|einzig\p{L}*|dueñ[oa]|propietari[oa]|únic[oa]|propriétaire|seule?)(?!\p{L})/iu,
  },
  // "I replaced it last year": when something would have been done.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})last (?:year|month|week|summer|winter|spring|autumn)(?!\p{L})|(?<!\p{L})(?:letzte[snm]?|vorige[snm]?) (?:Jahr|Monat|Woche|Sommer|Winter|Frühjahr|Frühling|Herbst)(?!\p{L})
      |(?<!\p{L})(?:el |la )?(?:año|mes|semana|verano|invierno|primavera|otoño) pasad[oa](?!\p{L})|(?<!\p{L})(?:l[’']an(?:née)?|le mois|la semaine|l[’']été|l[’']hiver|le printemps) derni(?:er|ère)(?!\p{L})
    `,
    kind: 'history',
    unless:
      /(?<!\p{L})(?:last|letzte|vorige|pasad|derni)\p{L}*|(?<!\p{L})(?:19|20)\d\d(?!\d)|\p{N} (?:years?|months?|weeks?|jahre|monate|wochen|años|meses|semanas|ans|mois|semaines)/iu,
  },
];
