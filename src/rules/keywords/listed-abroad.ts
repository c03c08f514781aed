import { isIdleAbroad } from './half-phrases-abroad.ts';
import { isSmallWord } from './plain-words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';

/** Languages whose nouns stand first in an entry of a list, so that its first word names what is listed. */
const nounFirst = /^(?:nl|sv|da|n[bno]|it|pt|pl|cs|ro|ca)(?:-|$)/u;
const joint = /\s(?:e|ed|i|oraz|en|och|og|și)\s/u;
/** Articles, by language: where one stands, a text is told in sentences. */
const articles: Readonly<Record<string, RegExp>> = {
  it: /(?<!\p{L})(?:il|lo|la|gli|le|i|uno?|una)\s\p{L}/iu,
  pt: /(?<!\p{L})(?:os|as|um|uma|o|a)\s\p{L}/iu,
  nl: /(?<!\p{L})(?:de|het|een)\s\p{L}/iu,
};
const parting = /[,;:.!?()\n•]+/u;
const fewestLetters = 5;

/** What opens no entry that names a thing: verbs of what an app does, what it has not, what it costs, and how it is. */
const noThing = new RegExp(
  String.raw`^(?:werkt|toont|telt|meet|berekent|exporteert|importeert|deelt|geen|zonder|gratis|eenmalig|daarna|vanaf|alleen|waarschuwt|herinnert|leest|kiest|ziet|snelle?|eigen|iedere|jaarlijks|maandelijks|voor|fungerar|delar|visar|räknar|exporterar|utan|ingen|inga|engångs\p{L}*|logga|samla|sedan|virker|deler|viser|tæller|teller|eksporterer|uden|uten|gratis|logg|samle|funziona|scansiona|scatta|cerca|salva|invia|gestisci|esporta|importa|calcola|mostra|condivid\p{L}*|avvis\p{L}*|senza|nessun\p{L}*|gratuit\p{L}*|una|uno|nuov[oaie]|tutt[oaie]|ogni|solo|anche|grandi|grande|piccol[oaie]|funciona|exporta|calcula|avisa|partilh\p{L}*|compartilh\p{L}*|sem|nenhum\p{L}*|gr[aá]tis|s[oó]|tamb[eé]m|nov[oa]s?|lembr\p{L}+|działa|eksportuje|importuje|pokazuje|liczy|oblicza|przypomina|bez|jednorazowo|darmow\p{L}*|bezpłatn\p{L}*|tylko|także|now[yae]|funguje|exportuje|importuje|zobraz\p{L}*|počítá|upozor\p{L}*|jednorázov\p{L}*|zdarma|pouze|také|nov[ýáé]|funcționează|exportă|fără|gratuit)$`,
  'u',
);

/** "Exportar", "condividere", "udostępniać". */
const infinitive = /(?:[aei]re|[aei]r|ć)$/u;

/**
 * "Kastkaart", "varroatelling" of "Kastkaart per volk, varroatelling, honingoogst in kilo's": the things that an app's text lists, in
 * languages that are not written in full. Only what opens a short entry, where it stands as it is typed.
 */
export function listedAbroad(text: string, tag: string): string[] {
  if (!nounFirst.test(tag)) return [];
  const found: string[] = [];
  const article = articles[tag.slice(0, 2)];
  // "Aggiungi i prodotti, dividi per reparto": with an article it is a sentence, whose words may be verbs.
  const lists = text
    .split(/[.!?\n]+/u)
    .filter((sentence) => article?.test(sentence) !== true)
    .join('\n');
  for (const clause of lists.split(parting))
    for (const entry of clause.split(joint)) {
      const words = piecesOf(entry.replace(/^\s*\d[\d.,]*\s/u, '').trim());
      const [first = '', second = ''] = words;
      if (
        // "Aggiungi voci", "logga rundor": before another word it may be an order.
        (second !== '' && !isSmallWord(second.toLowerCase(), 'other')) ||
        infinitive.test(first) ||
        first.length < fewestLetters ||
        !/^\p{L}+$/u.test(first) ||
        /\d/u.test(entry.replace(/^\s*\d[\d.,]*\s/u, '')) ||
        noThing.test(first.toLowerCase()) ||
        isIdleAbroad(foldWord(first), tag) ||
        isIdleAbroad(first, tag)
      )
        continue;
      found.push(first.toLowerCase());
    }
  return found;
}
