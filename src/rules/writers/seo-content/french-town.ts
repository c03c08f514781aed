import { townOf } from '#rules/ledger/place-in-text.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { buildTitle } from './titles.ts';

/** Characters of the longest title of a page. */
const longest = 70;

/**
 * "Plombier chauffagiste à Dijon, devis gratuit": the town behind the name, and the traits that have room behind it.
 * @param where its town as French says that something is there
 */
export function withFrenchTown(title: string, place: string, where: string, draft: Draft): string {
  const town = townOf(place);
  if (
    draft.language.written !== 'fr' ||
    town === '' ||
    title.endsWith('?') ||
    foldWord(title).includes(foldWord(town))
  )
    return title;
  const { name, category } = draft;
  if (!title.startsWith(name) || category === 'article') return title;
  const room = longest - countCharacters(where) - 1;
  if (countCharacters(name) > room) return title;
  const shorter = buildTitle(draft, { max: room }, { brand: false, most: 2 });
  if (!shorter.startsWith(name)) return title;
  // "Cours de poterie à Nantes, six personnes au plus, Nantes" says its town twice.
  const traits = shorter
    .slice(name.length)
    .split(', ')
    .filter((trait) => trait !== town);
  return `${name} ${where}${traits.join(', ')}`;
}
