import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { dutchTrait, sharesSmallWords, sorts } from './thing-words.ts';
import { isSmallWord } from './plain-words.ts';

/** "Openen zonder schade vanaf": what asks for a figure behind it. */
const asksMore =
  /^(?:vanaf|slechts|binnen|vanwege|soltanto|fino|apenas|desde|från|endast|kun|tylko|tot|około|ok|ongeveer|circa|ca|cerca|aprox\p{L}*|noin|ungefär|omkring|zhruba|kb|aproape|yaklaşık|около|примерно|приблизно)$/iu;

/** "Transistorradio jaren" of one of the "jaren 70": the decade stands behind it. */
const asksDecade = /^(?:jaren|anni|anos|lata|anii|år|лет|годов)$/iu;

/** "Dragers tot [16 mm]", "fietstas van": what is left of a cut phrase ends in no small word; the name as a whole is kept. */
export function withoutSmallEnds(phrase: string, sentence: number, tag: string): string {
  // "Áo thun" is no Portuguese "ao".
  if (asksDecade.test(phrase)) return '';
  if (!sharesSmallWords.test(tag) || !phrase.includes(' ') || /[^\p{Script=Latin}\s’'-]/u.test(phrase))
    return phrase;
  const words = piecesOf(phrase);
  const isOpenEnd = (word: string, before: string): boolean =>
    isSmallWord(word, 'other') || asksMore.test(word) || (asksDecade.test(word) && !/\d/.test(before));
  while (words.length > 0 && isOpenEnd(words.at(-1)!, words.at(-2) ?? '')) words.pop();
  // In front only what was cut: "di" of a name's own "Di Marco" stays.
  const denied =
    /^(?:senza|sem|zonder|bez|utan|uden|uten|non|não|niet|nie|geen|ikke|inte|ej|inga|ingen|inget|ingenting|nessun[oa]?|nenhuma?|żadn\p{L}*|brak)$/iu.test(
      words[0] ?? '',
    );
  if (sentence > 0 && !denied) while (words.length > 1 && isSmallWord(words[0]!, 'other')) words.shift();
  return words.length === piecesOf(phrase).length ? phrase : words.length > 1 ? words.join(' ') : '';
}

/** "Prasować wilgotny", "nemýt v myčce", "lavare a mano": what is done with it. */
export function opensWithInfinitive(phrase: string, tag: string): boolean {
  if (tag === 'pl') return /^(?:nie\s)?\p{L}{3,}[aeiyąę]?ć(?:\s|$)/u.test(phrase);
  if (tag === 'cs' || tag === 'sk') return /^\p{L}{2,}(?:át|ít|ýt|ovat|ovať|iť|ať)(?:\s|$)/u.test(phrase);
  return tag === 'it' && /^(?:non\s)?\p{L}{3,}(?:are|ere|ire)\s/u.test(phrase);
}

const closesSeries = /\s(?:e|ed|i|o|ou|lub|oraz|en|of|och|og|eller)\s/iu;
const opensSeries =
  /\s(?:a|ad|per|con|in|di|da|para|com|em|de|voor|met|van|op|tot|dla|do|na|z|ze|för|med|for|til)\s\p{L}+$/iu;

/** "Adatta a gas, elettrico e vetroceramica": entries of a series that hang on its opening are left out, none stands alone. */
export function withoutSeries(prose: string): string {
  if (!prose.includes(',')) return prose;
  return prose
    .split(/(?<=[.;!?\n])/u)
    .map((sentence) => {
      const parts = sentence.split(/,(?!\d)/u);
      const drop = new Set<number>();
      parts.forEach((part, at) => {
        if (at === 0 || !closesSeries.test(part) || countPieces(part) > 5) return;
        let start = at;
        while (
          start > 0 &&
          countPieces(parts[start]!) <= 5 &&
          !opensSeries.test(` ${parts[start - 1]!.trim()}`)
        )
          start -= 1;
        if (start > 0) for (let index = start - 1; index <= at; index += 1) drop.add(index);
      });
      return drop.size === 0 ? sentence : `${parts.filter((_part, at) => !drop.has(at)).join(',')}.`;
    })
    .join('');
}

const ownMeasure =
  /^\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s?(?:cm|mm|m|ml|cl|l|liter|litri|litros|litrów|kg|g|tazze|persone|osób|personen|pezzi|sztuk|stuks|peças)$/iu;

/** How many words of a name stand before its first small word. */
function endOfThing(front: readonly string[]): number {
  const at = front.findIndex((word) => isSmallWord(word, 'other'));
  return at === -1 ? front.length : at;
}

/**
 * The thing by itself, with the measure that stands as a clause of its own ("obrus 140 x 220 cm") and in Dutch with a trait that
 * takes no ending behind it ("fietstas waterafstotend").
 */
export function thingAlone(brief: Brief, tag: string, joint: RegExp | undefined): string[] {
  if (
    joint === undefined ||
    !/^(?:it|pt|nl|pl)$/u.test(tag) ||
    platforms[brief.platform].subject !== 'product'
  )
    return [];
  const front = piecesOf(
    // "LED Strip 10 Meter RGB": behind a figure stands no name.
    brief.product.name.split(/[,(–—|]|\s(?=\d)/u)[0]!.split(joint)[0] ?? '',
  ).filter((word) => /^\p{L}{3,}$/u.test(word));
  const thing =
    tag === 'nl' ? (front.slice(0, Math.max(1, endOfThing(front))).at(-1) ?? '') : (front[0] ?? '');
  if (thing.length < 4 || sorts.test(thing) || dutchTrait.test(thing)) return [];
  const clauses = brief.product.description
    .slice(0, 400)
    // "Peso: 900 g": nobody looks for a mat by its weight.
    .replace(/(?<!\p{L})(?:peso|waga|gewicht)\s?:[^.;\n]*/giu, ' ')
    .split(/,(?!\d)|[;:()\n]|\.(?:\s|$)/u)
    .map((clause) => clause.trim());
  return [
    thing,
    ...clauses.filter((clause) => ownMeasure.test(clause)).map((clause) => `${thing} ${clause}`),
    ...(tag === 'nl'
      ? clauses.filter((clause) => dutchTrait.test(clause)).map((clause) => `${thing} ${clause}`)
      : []),
  ];
}

const articles: Readonly<Record<string, RegExp>> = {
  it: /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|un|uno|una|del|dello|della|dei|degli|delle|al|alla|ai|alle|nel|nella|dal|dalla|sul|sulla|tuoi?|tue)\s|(?:l|un|dell|all|nell)[’'])(\p{Ll}{4,})(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:os|as|um|uma|do|da|dos|das|no|na|nos|nas|ao|aos|seus?|suas?)\s(\p{Ll}{4,})(?!\p{L})/gu,
};
const noNouns =
  /^(?:quale|quali|stess[oaie]|tutt[oaie]|altr[oaie]|nostr[oaie]|vostr[oaie]|propri[oaie]|prim[oaie]|mesm[oa]s?|outr[oa]s?|seus?|suas?|noss[oa]s?|próxim[oa]s?|primeir[oa]s?|quando|quanto|mese|mesi|anno|anni|giorno|giorni|settimana|mês|meses|anos?|dias?|semanas?)$/u;

/** What stands behind an article is a noun: "i prodotti con la voce" gives an app its words. */
export function nounsBehindArticles(description: string, tag: string): string[] {
  const pattern = articles[tag];
  // Where nothing tells the nouns, the longer words that open no sentence, as an order does.
  if (pattern === undefined) {
    const missing = wordsBehindWithout(description);
    return [...description.matchAll(nounInside)]
      .map(([, word = '']) => word)
      .filter((word) => !costsNothing.test(word) && !missing.has(word.toLowerCase()));
  }
  return [...description.matchAll(pattern)]
    .map(([, noun = '']) => noun)
    .filter((noun) => !noNouns.test(noun));
}

/** Behind "appen" stands its verb, and behind "är" what is told of something: "appen räknar", "är inlagda". */
const nounInside =
  /(?<=[\p{Ll}\d] )(?<!(?<!\p{L})(?:[Aa]pp(?:en|ka)?|är|er|blir|bliver|zijn|worden|wordt|są|jest|jsou) )(\p{Ll}{6,})(?=[\s,.;:])/gu;

const costsNothing =
  /^(?:darmow\p{L}+|bezpłatn\p{L}+|zdarma|ücretsiz\p{L}*|gratis\p{L}*|kostenlo\p{L}*|бесплатн\p{L}+|безкоштовн\p{L}+)$/iu;

const without =
  /(?<!\p{L})(?:bez|zonder|geen|utan|uden|uten|ing[ae]n?|inget|intet|ingenting|brak|żadn\p{L}+|žádn\p{L}+|без|нет|fără|nicio|niciun)\s(?=(\p{L}+)(?:\s(\p{L}+))?)/giu;

/** "Bez reklam", "zonder internet": what an app does without is nobody's search for it. In small letters. */
function wordsBehindWithout(description: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [, first = '', second = ''] of description.matchAll(without))
    words.add(first.toLowerCase()).add(second.toLowerCase());
  return words;
}
