import { townOf } from '#rules/ledger/place-in-text.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { withoutSentenceAbroad } from './page-title.ts';
import { buildTitle } from './titles.ts';

/** Characters of the longest title of a page. */
const longest = 70;

/**
 * "Plombier chauffagiste à Dijon, devis gratuit": the town behind the name, and the traits that have room behind it.
 * @param where its town as French says that something is there
 */
export function withFrenchTown(given: string, place: string, where: string, draft: Draft): string {
  const { language, category } = draft;
  const town = townOf(place);
  const isJoined = language.written === 'fr' || (language.written === 'other' && where !== town);
  if (!isJoined || town === '' || category === 'article') return given;
  const name = upperFirst(draft.name);
  const title = withoutTrait(given, town);
  const saysTown = foldWord(title).includes(foldWord(town));
  if (title.endsWith('?') || saysTown || !title.startsWith(name)) return given;
  const room = longest - countCharacters(where) - 1;
  if (countCharacters(name) > room) return given;
  const shorter = withoutSentenceAbroad(buildTitle(draft, { max: room }, { brand: false, most: 2 }));
  return shorter.startsWith(name)
    ? `${name} ${where}${withoutTrait(shorter.slice(name.length), town)}`
    : given;
}

/** "Cours de poterie à Nantes, six personnes au plus, Nantes" would say its town twice. */
const withoutTrait = (title: string, town: string): string =>
  title
    .split(', ')
    .filter((trait) => trait !== town)
    .join(', ');
