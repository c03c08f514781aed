import { longPattern } from '#rules/text/long-pattern.ts';
import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

/** Parts that open a clause and have their stuff right behind them: "collier cuir 7 cm", "tapa pino abeto", "Griff Mooreiche". */
const part: Readonly<Partial<Record<string, RegExp>>> = {
  de: longPattern('iu')`
    (?<!\p{L})(griff|stiel|deckel|henkel|riemen|quaste|zeiger|schnalle|kette|gurt|ständer|knauf|klöppel|rahmen|verschluss
      |boden|füße|tülle|kabel|d-ring|ring|saum|kragen|futter|nackenleder)\s(?:ist |sind )?(?:aus )?(?:\p{Ll}+e[mnr]? )?$
  `,
  es: longPattern('iu')`
    (?<!\p{L})(tapa|mango|asas?|collar|correa|virola|techo|base|hebilla|boca|clavijero|tapón|badajo|cierre|husillos?|anilla|borla
      |soporte|patas?|tornillos|tornillería|forro|suela|cuernos|cubrenuca)\s(?:es |son )?(?:de |en )?$
  `,
  fr: longPattern('iu')`
    (?<!\p{L})(collier|manche|attache|poignée|anses?|couvercle|bouchon|cordon|lanière|boucle|fermoir|toit|plancher|pieds?|socle
      |battant|anneau|gland|visserie|support|sangle|doublure|semelle|vis|style|bavolet)\s(?:est |sont )?(?:en |de )?$
  `,
};

const longestBefore = 40;

/** Whether a stuff stands right behind a part that the name does not say: what the thing itself is made of has another place. */
export function isBehindPart({ value, quote }: Fact, { language, name }: Draft): boolean {
  const pattern = part[language.written];
  const at = pattern === undefined ? -1 : quote.indexOf(value);
  if (pattern === undefined || at === -1) return false;
  // The whole clause, "collier cuir 7 cm large".
  const before = value.includes(' ')
    ? `, ${value.split(' ')[0]!} `
    : quote.slice(Math.max(0, at - longestBefore), at);
  const found = pattern.exec(before)?.[1];
  return found !== undefined && !name.toLowerCase().includes(found.toLowerCase());
}
