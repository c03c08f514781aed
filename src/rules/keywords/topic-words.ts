import type { Keyword, Ledger } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { isOfService } from './app-words.ts';
import { isIdleInApp } from './idle-in-app.ts';
import type { PhraseList } from './phrase-list.ts';

/** Rank of single words below which they stand far on in the text. */
const leastTopic = 0.095;
/** Words of a phrase that names a topic. */
const longestTopic = 3;

/** What every app runs on. */
const device =
  /^(?:téléphones?|smartphones?|portables?|écrans?|móvil(?:es)?|teléfonos?|pantallas?|handys?|telefone?|tablets?|bildschirme?|displays?|kameras?|cámaras?|datum|fingertipps?|widgets?|mitteilung(?:en)?)$/iu;

/** "Outfit", "Mode": single words of an app whose text makes few phrases; of an English one what its text names in two words first. */
export function addTopicWords(
  list: PhraseList,
  keywords: readonly Keyword[],
  { keywordCount }: Platform,
  ledger: Ledger,
): void {
  const { written } = ledger.language;
  if (written === 'other') return;
  if (written === 'en') {
    for (const end of ['.description', 'appName'])
      for (const { phrase, source } of keywords)
        if (
          list.size < keywordCount.from &&
          phrase.includes(' ') &&
          // "Farmer rosie harvest fruit" is told, and typed by nobody.
          phrase.split(' ').length <= longestTopic &&
          source.endsWith(end) &&
          !isOfService(phrase)
        )
          list.add(phrase);
    return;
  }
  for (const { phrase, rank } of keywords) {
    if (list.size >= keywordCount.from) return;
    if (phrase.includes(' ') || rank < leastTopic || isIdleInApp(phrase, written) || device.test(phrase))
      continue;
    list.add(written === 'de' && isWrittenLarge(phrase, ledger) ? upperFirst(phrase) : phrase);
  }
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a German word is a noun: in the text it stands with a capital, beside it all words but verbs do. */
function isWrittenLarge(word: string, { sentences }: Ledger): boolean {
  if (sentences.some(({ text }) => wholeWordsAt(text, upperFirst(word)) !== -1)) return true;
  return !/(?:e|el|er)n$/u.test(word);
}
