import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { chanceOf } from '#rules/text/sieve.ts';
import { foldWord, partsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

interface Stretch {
  start: number;
  end: number;
}

/** What tells that something is in the parcel, with what is told behind it. */
const behind = longPattern('giu')`
  (?<!\p{L})(?:comes with|comes complete with|supplied with|delivered with|includes|included (?:is|are)
    |you also (?:get|receive)|we (?:also )?(?:add|include|enclose)|in the box (?:you (?:get|find)|are|is)
    |dazu gibt es|dazu (?:bekommen|erhalten) Sie|im Lieferumfang (?:sind|ist|enthalten)
    |mitgeliefert (?:wird|werden)|dabei (?:ist|sind)|inklusive|inkl\.|incluye|viene con|vienen con
    |se incluyen?|de regalo|añadimos|livrée?s? avec|fournie?s? avec|accompagnée?s? d[e’']
    |nous (?:y )?ajoutons|comprend)\s([^.!?;:\n<]{3,160})
`;
/** "… are part of every order", "… ist dabei", "… incluido". */
const before = longPattern('giu')`
  (?:^|[.!?;:\n>,]\s?|(?<!\p{L})(?:and|und|y|et)\s)((?:\p{L}[\p{L}’'-]*\s){1,5})(?:comes? with (?:it|this
      |every|each|the (?:set|kit))(?!\p{L})|(?:is|are|comes?) (?:included|part of (?:every|the|each|your|it(?=\s?(?:too|as well|[.,;!]|$)))
      |in the (?:box|parcel)|free with|enclosed)|(?:ist|sind|liegt|liegen|wird|werden) (?:dabei|inklusive
      |enthalten|mitgeliefert|beigelegt|bei(?=\s?(?:[.,;!\n<]|$)))|(?:está|están|viene|vienen) (?:incluid[oa]s?
      |de regalo)|(?:est|sont) (?:inclus|incluse|incluses|fournie?s?|offerte?s?))(?!\p{L})
`;
/** Most sentences put nothing into a parcel. */
const mayTell = chanceOf([behind, before]);
const parts = /,\s*|\s(?:and|or|plus|und|oder|sowie|y|o|e|et|ou)\s/iu;
/** Entries that name nothing: "everything you need", "ease", "a smile", "y es ideal". */
const nothing =
  /^(?:all|alles|todo|tout|everything|what|was|lo que|ce|it|that|them|no|nothing|kein\p{L}*|nichts|nada|aucune?|ease|style|room|space|time|life|you|free|both|each|every|either|(?:two|three|four|five|six)(?=\s*$)|a choice|your choice|it all|(?:y\s)?(?:es|son|está|están|se|puede|pueden|tiene|tienen|mide|pesa)(?=\s))(?!\p{L})/iu;
const sharedLetters = 4;
const leastLetters = 4;

const known = new WeakMap<Ledger, ReadonlySet<string>>();

function frontsOf(ledger: Ledger): ReadonlySet<string> {
  const told = known.get(ledger);
  if (told !== undefined) return told;
  const fronts = new Set<string>();
  for (const { text } of ledger.sentences)
    for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
      const folded = foldWord(word);
      fronts.add(folded.slice(0, sharedLetters));
      // "Ledertasche" holds the "Tasche".
      for (let at = 1; at + sharedLetters <= folded.length; at += 1)
        fronts.add(folded.slice(at, at + sharedLetters));
    }
  known.set(ledger, fronts);
  return fronts;
}

/** Words for the same thing in a parcel. */
const alike: readonly RegExp[] = [
  /manual|instruction|guide|booklet|leaflet|anleitung|instruccion|notice|mode d/iu,
  /cable|cord|lead|wire|kabel|câble/iu,
  /bag|pouch|sack|case|tote|beutel|tasche|etui|hülle|bolsa|funda|estuche|sac|housse|étui|pochette/iu,
  /box|carton|packag|parcel|schachtel|karton|verpackung|caja|estuche|boîte|coffret/iu,
  /remote|controller|fernbedienung|mando|télécommande/iu,
  /charger|power|adapter|supply|ladegerät|netzteil|cargador|fuente|chargeur|alimentation/iu,
  /cover|lid|cap|deckel|abdeckung|tapa|couvercle|housse/iu,
];

/** "Film" of a film camera: the brief has the word in the name of the thing's kind and nowhere else. */
function isOnlyInType(word: string, { productType, sentences, language }: Ledger): boolean {
  const type = productType.toLowerCase();
  const words = type.split(' ');
  const head = language.written === 'es' || language.written === 'fr' ? words[0] : words.at(-1);
  const said = word.toLowerCase();
  if (words.length < 2 || said === head || !words.includes(said)) return false;
  return !sentences.some(({ text }) => text.toLowerCase().replaceAll(type, ' ').includes(said));
}

/** Things that a text puts into the parcel and the brief does not speak of, with their place. */
export function strangeContents(text: string, ledger: Ledger): Stretch[] {
  const found: Stretch[] = [];
  if (!mayTell(text)) return found;
  const fronts = frontsOf(ledger);
  const brief = (): string => ledger.sentences.map(({ text: said }) => said).join('\n');
  const isTold = (entry: string): boolean => {
    const telling = partsOf(entry).filter(({ small, stem }) => !small && stem.length >= leastLetters);
    if (telling.length === 0) return true;
    if (telling.length === 1 && isOnlyInType(telling[0]!.text, ledger)) return false;
    // "Washcloths" are not told by what is washed.
    const isFront = (stem: string): boolean => {
      const folded = foldWord(stem);
      if (ledger.language.written !== 'en' || folded.length <= sharedLetters * 2)
        return fronts.has(folded.slice(0, sharedLetters));
      return foldWord(brief()).includes(folded.slice(0, folded.length - sharedLetters));
    };
    if (telling.some(({ stem }) => ledger.stems.has(stem) || isFront(stem))) return true;
    return alike.some((words) => words.test(entry) && words.test(brief()));
  };
  const judge = (list: string, start: number): void => {
    let at = start;
    for (const entry of list.split(parts)) {
      const place = text.indexOf(entry, at);
      at = place + entry.length;
      const words =
        entry.trim().split(/\s(?:for|to|that|which|so|in|on|when|für|zum|damit|para|que|pour|qui)\s/iu)[0] ??
        '';
      if (
        words === '' ||
        nothing.test(
          words.replace(/^(?:an?|the|its|your|eine?n?|der|die|das|un[ae]?|el|la|le|une|des|les)\s/iu, ''),
        )
      )
        continue;
      if (!isTold(words))
        found.push({ start: place + entry.indexOf(words), end: place + entry.indexOf(words) + words.length });
    }
  };
  for (const match of matchesOf(behind, text))
    judge(match[1]!, match.index + match[0].length - match[1]!.length);
  for (const match of matchesOf(before, text))
    judge(match[1]!.trim(), match.index + match[0].indexOf(match[1]!));
  return found;
}
