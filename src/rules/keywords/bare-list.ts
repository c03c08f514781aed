import { isSpokenSentence } from '#rules/ledger/sentence-grammars.ts';
import { piecesOf } from '#rules/text/spaces.ts';

type Language = 'de' | 'es' | 'fr';

/** Where an offer ends and its terms begin: "baños completos en 10 días". */
export const offerEnd =
  /\s(?:en|con|sin|para|por|mit|ohne|für|inkl\.?|bis|avec|sans|pour|sur|dès|ab|a partir)\s/iu;
/** "Vacunamos perros, gatos y conejos": a sentence, whose nouns are what something is done to. */
const saysWhoDoes =
  /(?:^|\s)(?:sprechen|spricht|sprecht|hablamos|hablan|habla|parlons|parlent|parle)\s|^(?:wir|ich|unsere? \p{L}+|mein \p{L}+|nous|je|on|soy|somos|c[’']est|incluye\p{L}*|incluid[oa]s?|comprend|compris|inclut|inklusive|enthält|con|mit|avec|sin|ohne|sans)\s|^\p{L}{3,}(?:amos|emos|imos)\s/iu;

const figuredTerm = /\s(?:dès|à partir de|desde|a partir de|ab) (?:les )?\d[^,]*$/iu;

/** The last two entries of a row with its joint. */
const closesRow = /^(?:\S+\s){1,3}(?:und|y|e|et)\s\S+(?:\s\S+)?$/u;

/** Three or more short entries without a figure that a joint closes: nothing but a list. */
function isBareList(given: string, language: Language): boolean {
  // "Conduite accompagnée dès 15 ans": the figure is one of its terms.
  const sentence = given
    .split(/,\s/u)
    .map((entry) => entry.replace(figuredTerm, ''))
    .join(', ');
  if (
    /[\d:]/u.test(sentence) ||
    /\s(?:compris(?:es)?|inclus(?:es)?|fourni(?:e?s)?|incluid[oa]s?|inklusive|enthalten|inbegriffen)$/iu.test(
      sentence,
    ) ||
    !sentence.includes(',') ||
    saysWhoDoes.test(sentence) ||
    isSpokenSentence(sentence, language)
  )
    return false;
  const commas = sentence.split(/,\s/u);
  const last = commas.at(-1)!;
  return (
    commas.length > 1 &&
    // "Übersetzungen von Urkunden, Zeugnissen und Verträgen": what something is done to.
    !/\s(?:von|mit|aus|bei|zu|an|auf)\s/u.test(commas[0]!) &&
    commas.every((entry) => piecesOf(entry.split(offerEnd)[0]!).length < (commas.length > 3 ? 7 : 5)) &&
    // Four and more need no joint: "Lohnbuchhaltung, Finanzbuchhaltung, Jahresabschluss, Einkommensteuer".
    (commas.length > 3 ||
      closesRow.test(last) ||
      // "Besugo y cordero lechal en horno de leña".
      closesRow.test(last.split(offerEnd)[0]!.trim()))
  );
}

/** "Entretien et réparation toutes marques", "Unsere Arbeiten": what stands before a row of works. */
const worksBefore =
  /^[^:,]{0,40}(?:tion|tien|age|ment|services?|travaux|prestations?|ung(?:en)?|arbeit(?:en)?|ción|miento|trabajos?|servicios?)(?:\s[^:,]{0,40})?\s?:\s(.+)$/iu;
/** "Wurzelbehandlung unter dem Mikroskop", "Zahnersatz aus dem eigenen Labor": how and with what, behind the work. German. */
const codes = /\s\p{Lu}\d{1,2}(?: (?:bis|und|–|-) \p{Lu}\d{1,2})?(?=,|\sund\s|$)/gu;
/** "Frühstück bis 14 Uhr": how long it is to be had. German. */
const untilWhen = /\s(?:bis|ab|von) \d[\d:.]*(?: bis \d[\d:.]*)? ?(?:Uhr|Jahren?|Euro|€)(?=,|\sund\s|$)/gu;
const howDone = /\s(?:unter|aus|nach|bei)\s(?:(?:dem|der|den|einem|einer|eigenem)\s)?[^,]*?(?=,|\sund\s|$)/gu;

/** "Chuletón de vaca madurada 40 días", "verduras de la huerta de Calahorra": for how long and from where, behind what is offered. Spanish. */
const ofWhence = /\s(?:\p{Ll}+ad[oa]s? \d+ \p{L}+|de (?:la|los|las|el) [^,]*?|del [^,]*?)(?=,|$)/gu;

/** The row of works that a sentence is or names behind its colon; empty where it is none. */
export function bareListIn(sentence: string, isLocal: boolean, language: Language): string {
  const behind = isLocal ? (worksBefore.exec(sentence)?.[1] ?? '') : '';
  const row = behind === '' ? sentence : behind;
  const plain =
    language === 'es' && row.includes(',')
      ? row.replace(ofWhence, '')
      : language === 'de' && row.includes(',')
        ? row.replace(howDone, '').replace(codes, '').replace(untilWhen, '')
        : row;
  return isBareList(plain, language) ? plain : '';
}
