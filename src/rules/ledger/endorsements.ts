import type { Ledger } from '#rules/listing/listing.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { chanceOf } from '#rules/text/sieve.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

interface Endorsement {
  start: number;
  end: number;
  /** Whether it stands before its thing as an attribute: "der von Ärzten entwickelte Plan". */
  isAttribute: boolean;
}

const english =
  'tested|tried|developed|designed|recommended|approved|certified|trusted|used|loved|chosen|worn|endorsed|checked|serviced|inspected|reviewed|praised|featured|created|formulated|invented|crafted|woven|carved|forged|made|grown|picked|harvested|built|rated|favou?red|owned|played|curated|blended|signed|supplied';
const german =
  'getestet|entwickelt|entworfen|empfohlen|geprüft|zugelassen|genutzt|benutzt|geliebt|gewählt|getragen|bestätigt|gewartet|gelobt|gestaltet|erfunden|gefertigt|hergestellt|gewebt|geschnitzt|gebaut|bewertet|verwendet|geschätzt|signiert';
const spanish =
  'probad|testad|desarrollad|diseñad|recomendad|aprobad|certificad|usad|utilizad|elegid|llevad|avalad|revisad|elogiad|cread|formulad|inventad|hech|fabricad|elaborad|tejid|tallad|forjad|cultivad|valorad|firmad';
const french =
  'testé|développé|conçu|dessiné|recommandé|approuvé|certifié|utilisé|choisi|porté|plébiscité|vérifié|révisé|loué|créé|formulé|inventé|fabriqué|réalisé|tissé|sculpté|forgé|cultivé|noté|adopté|signé';
const who = "(?:\\p{L}[\\p{L}’'-]*\\s?){1,4}";
const patterns: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  [new RegExp(`(?<!\\p{L})(?:${english})\\sby\\s(${who})`, 'giu'), 'last'],
  [new RegExp(`(?<!\\p{L})von\\s(?:\\p{Ll}+\\s)?(\\p{Lu}\\p{L}+)\\s(?:${german})\\p{L}{0,2}`, 'gu'), 'last'],
  [new RegExp(`(?<!\\p{L})(?:${german})\\svon\\s(?:\\p{Ll}+\\s){0,2}(\\p{Lu}\\p{L}+)`, 'gu'), 'last'],
  [
    new RegExp(
      `(?<!\\p{L})(?:${spanish})[oa]s?\\spor\\s(?:los\\s|las\\s|el\\s|la\\s|un[oa]?s?\\s)?(\\p{L}{4,})`,
      'giu',
    ),
    'first',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${french})e?s?\\spar\\s(?:les\\s|des\\s|le\\s|la\\s|une?\\s|l[’'])?(\\p{L}{4,})`,
      'giu',
    ),
    'first',
  ],
  // "As seen in Vogue", "bekannt aus TV": what is said to have shown it has a capital.
  [
    /(?<!\p{L})(?:(?:[Aa]s )?(?:[Ss]een|[Ff]eatured|[Aa]dvertised) (?:in|on)|(?:[Cc]omo se ha )?[Vv]isto en|[Vv]u (?:dans|à|sur))\s(?:the |la |le |el )?(\p{Lu}[\p{L}&]+)/gu,
    'last',
  ],
  [/(?<!\p{L})[Bb]ekannt aus (?:(?:dem|der|den) )?(TV|Fernsehen|Radio|Presse|\p{Lu}{3,})(?!\p{L})/gu, 'last'],
];
/** What is no praise and no maker: the hand, and whoever reads or writes. */
const nobody = longPattern('iu')`
  ^(?:hand|machine|heart|eye|nature|design|default|law|post|itself|you|us|me|him|her|them|anyone|everyone
    |people|someone|one|those|yourself|unit|weight|size|colou?r|date|name|hour|month|week|day|uns|mir|mich
    |hand|natur|anfang|dort|hier|nosotros|nosotras|ti|usted|todos|dentro|fuera|encima|delante|detras
    |completo|nous|vous|moi|toi|tous|dessus|nature)$
`;
const joints =
  /\s(?:and|or|in|on|at|for|with|from|since|to|who|that|of|as|when|using|without|und|oder|in|auf|für|mit|aus|seit)\s.*$|\s(?:and|or|in|on|at|for|with|from|since|to|who|that|of|as)$/iu;

/** Who is said to have tested, praised, made or used a thing, where the brief speaks of nobody such. */
export function endorsementsIn(text: string, ledger: Ledger): Endorsement[] {
  const found: Endorsement[] = [];
  if (!mayEndorse(text)) return found;
  for (const [pattern, head] of patterns)
    for (const { text: said, start } of finds(pattern, text)) {
      const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(said);
      const person = (match?.[1] ?? '').trim().replace(joints, '');
      const words = person.split(/\s+/u);
      const word = (head === 'last' ? words.at(-1) : words[0]) ?? '';
      if (word === '' || nobody.test(word)) continue;
      if (stemsOf(word).some((stem) => ledger.stems.has(stem))) continue;
      const end = start + said.indexOf(person) + person.length;
      found.push({
        start,
        isAttribute: /^von\s.*e[nmrs]?$/u.test(said),
        end: Math.max(end, start + (head === 'last' && said.startsWith('von') ? said.length : 0)),
      });
    }
  for (const { text: said, start } of finds(byExperts, text))
    // Who recommends it is told where the brief speaks of a recommendation at all.
    if (!ledger.sentences.some((one) => recommends.test(one.text)))
      found.push({ start, end: start + said.length, isAttribute: false });
  for (const { text: said, start } of finds(stars, text))
    if (!ledger.sentences.some((one) => starWord.test(one.text)))
      found.push({ start, end: start + said.length, isAttribute: false });
  return found;
}

const recommends =
  /(?:recom|empf[eo]hl|recomm|endors|approv|trust|loved|swear|schwör|avala|conseil|aconsej|plébisc)/iu;
/** "Classé trois étoiles", "a four-star stay". */
const stars =
  /(?<!\p{L})(?:\d(?:[.,]\d)?|one|two|three|four|five|ein|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq)[\s-](?:stars?|Sternen?|estrellas|étoiles)(?!\p{L})/giu;
const starWord = /(?<!\p{L})(?:stars?|Sterne?|estrellas?|étoiles?)(?!\p{L})/iu;
/** "Vet recommended", "doctors recommend it", "los médicos lo recomiendan": whose word is given for it. */
const byExperts = longPattern('giu')`
  (?<!\p{L})(?:(?:vets?|veterinarians?|doctors?|physicians?|dermatologists?|dentists?|pa?ediatricians?|midwives|nurses
      |physiotherapists?|physios|experts?|professionals|chefs?|teachers?|trainers?|coaches|scientists?|critics|parents|moms|mums|athletes)[ -](?:recommended|approved|endorsed|trusted|loved)
    |(?:vets?|veterinarians?|doctors?|physicians?|dermatologists?|dentists?|pa?ediatricians?|midwives|nurses
      |physiotherapists?|physios|experts?|professionals|chefs?|teachers?|trainers?|coaches|scientists?|critics|parents|moms|mums|athletes) (?:all )?(?:recommend|love|trust|swear by|endorse|approve of)(?!\p{L})
    |(?:Ärzte|Tierärzte|Zahnärzte|Hebammen|Experten|Fachleute|Profis) (?:empfehlen|schwören auf|lieben)
    |(?:los |las )?(?:médicos|veterinarios|dermatólogos|dentistas|pediatras|expertos|profesionales) (?:l[oa]s? )?(?:recomiendan|avalan|aconsejan)
    |(?:les )?(?:médecins|vétérinaires|dermatologues|dentistes|pédiatres|experts|professionnels) (?:l[ae]s? |l[’'])?(?:recommandent|conseillent|plébiscitent))(?!\p{L})
`;
/** Most sentences name nobody. */
const mayEndorse = chanceOf([stars, byExperts, ...patterns.map(([pattern]) => pattern)]);
