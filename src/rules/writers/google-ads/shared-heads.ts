import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "Manual and automatic driving lessons": two words that both belong to what stands behind them. */
const pair =
  /^([\p{L}\d][\p{L}\d'’-]{2,20}) (?:and|&|or) ([\p{L}\d][\p{L}\d'’-]{2,20}) ((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{3,20})$/u;

/** What is done, taught or lent, of which there are kinds that are searched for apart. "Services" and "work" have none. */
const activity = longPattern('iu')`
  (?:^|\s)(?:lessons?|courses?|class(?:es)?|tuition|tutoring|training|coaching|workshops?|photography|videography|cleaning|repairs?|servicing
    |installations?|fitting|removals?|painting|plastering|tiling|roofing|flooring|plumbing|wiring|rewiring|insulation|cladding|design|landscaping
    |fencing|paving|grooming|boarding|walking|massages?|therapy|counsell?ing|facials?|treatments?|waxing|haircuts?|makeup|make-up|catering|hire
    |rentals?|tours|excursions|transfers|insurance|mortgages?|loans?|law|conveyancing|accounting|bookkeeping|translations?|interpreting|printing
    |alterations|framing|restoration|upholstery|dentistry|implants|surgery|physiotherapy|inspections?|surveys?|testing)$
`;

/** Pairs that are one thing, or of which the first is done and then the second. */
const inseparable = longPattern('iu')`
  ^(?:health and safety|bed and breakfast|arts? and crafts?|food and drink|black and white|search and rescue|hair and beauty|wash and fold
    |mix and match|mind and body|body and mind|drum and bass|rock and roll|fish and chip|cut and \p{L}+|before and after|collection and delivery
    |pick-?up and delivery|design and build|supply and \p{L}+|install and \p{L}+|repairs? and \p{L}+|research and development|sales and \p{L}+
    |(?:back|neck|knee|hip|shoulder|foot) and \p{L}+|home and away|day and night|cradle and \p{L}+|front and back|track and trace|park and ride|stop and search)\s
`;

/** "Doors and windows fitting": of plural words the first makes no name before the head alone. */
const isPlural = (word: string): boolean => /[^s'’]s$/u.test(word);

/**
 * A service that names two kinds of one thing as the two that people search for: "manual driving lessons" and "automatic
 * driving lessons". English; anything else comes back as it is.
 */
export function eachOfTwo(name: string, language: WrittenLanguage): readonly string[] {
  if (language !== 'en' || inseparable.test(name)) return [name];
  const [, first = '', second = '', head = ''] = pair.exec(name) ?? [];
  if (head === '' || !activity.test(head) || isPlural(first) || isPlural(second)) return [name];
  // "Tiling and plastering repair" names two trades and no two kinds of repair.
  if (activity.test(first) || activity.test(second)) return [name];
  return [`${first} ${head}`, `${second} ${head}`];
}
