import type { FactKind } from '#rules/listing/listing.ts';
import type { MaterialReading } from './material-readings.ts';

/** What calls a stuff a pattern or a shade: "Muster Marmor", "in Marmoroptik", "motif bois", "efecto mármol". */
const before =
  /(?:muster|dekor|design|optik|farbe|farbton|motif|décor|coloris|aspect|effet|imitation|motivo|estampado|diseño|efecto|imitación|acabado)(?: in)?:? (?:de |en )?$/iu;
const behind = /^-?(?:muster|optik|dekor|effekt|look|design)(?!\p{L})/iu;
/** "Aus Marmor", "en marbre", "de mármol": what the thing is made of indeed. */
const made = /(?:^|[\s,;:(])(?:aus|en|de|massiv\p{L}*|echte[rmns]?) $/iu;
const longestLead = 24;

/** Whether a text names a stuff as a pattern, and nowhere as what the thing is made of. */
function isPattern(stuff: string, description: string): boolean {
  const told = description.toLowerCase();
  const named = stuff.toLowerCase();
  if (named.includes(' ') || named.length < 4) return false;
  let isNamedSo = false;
  for (let at = told.indexOf(named); at !== -1; at = told.indexOf(named, at + 1)) {
    const lead = told.slice(Math.max(0, at - longestLead), at);
    const isHere = before.test(lead) || behind.test(told.slice(at + named.length, at + named.length + 12));
    if (!isHere && made.test(lead)) return false;
    isNamedSo ||= isHere;
  }
  return isNamedSo;
}

/** The same reading for a thing whose pattern is named after a stuff: nothing of a "Haarspange Marmor" is of marble. */
export function withPatterns(reading: MaterialReading, description: string): MaterialReading {
  const known = new Map<string, boolean>();
  return {
    kindOf(kind: FactKind, text: string, clause: string, sentence?: string) {
      const read = reading.kindOf(kind, text, clause, sentence);
      if (read !== 'material') return read;
      const stuff = text.trim();
      const isNamedSo = known.get(stuff) ?? isPattern(stuff, description);
      known.set(stuff, isNamedSo);
      return isNamedSo ? 'feature' : read;
    },
  };
}
