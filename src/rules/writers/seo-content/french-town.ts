import { townOf } from '#rules/ledger/place-in-text.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { buildTitle } from './titles.ts';

/** Characters of the longest title of a page. */
const longest = 70;

/**
 * "Plombier chauffagiste à Dijon, devis gratuit": the town behind the name, and the traits that have room behind it.
 * @param where its town as French says that something is there
 */
export function withFrenchTown(given: string, place: string, where: string, draft: Draft): string {
  const town = townOf(place);
  // "Ostéopathe pour bébés, Rennes" says it as a trait.
  const title =
    town === ''
      ? given
      : given
          .split(', ')
          .filter((trait) => trait !== town)
          .join(', ');
  if (
    draft.language.written !== 'fr' ||
    town === '' ||
    title.endsWith('?') ||
    foldWord(title).includes(foldWord(town))
  )
    return given;
  const { category } = draft;
  const name = upperFirst(draft.name);
  if (!title.startsWith(name) || category === 'article') return given;
  const room = longest - countCharacters(where) - 1;
  if (countCharacters(name) > room) return given;
  const shorter = buildTitle(draft, { max: room }, { brand: false, most: 2 });
  if (!shorter.startsWith(name)) return given;
  // "Cours de poterie à Nantes, six personnes au plus, Nantes" says its town twice.
  const traits = shorter
    .slice(name.length)
    .split(', ')
    .filter((trait) => trait !== town);
  return `${name} ${where}${traits.join(', ')}`;
}
