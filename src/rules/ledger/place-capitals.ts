import { foldWord } from '#rules/text/words.ts';
import { isKnownTown, townSpelled } from './known-town.ts';

const behindPreposition =
  /(?<=(?:^|\s)(?:in|nach|bei|aus|von|ab|um|en|de|desde|hasta|por|à|a|sur|vers|près de|cerca de|zona(?: \p{L}{3,20})?|quartier(?: \p{L}{3,20})?|raum)\s)\p{Ll}[\p{Ll}-]{3,}(?!\p{L})/gu;

function digraphs(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
}

/** "30 min sur nimes", "Abholung in chemnitz": the town of the form, as the form writes it, behind a word of place. German, Spanish, French. */
export function withPlaceCapitals(text: string, location: string | undefined): string {
  const spelled = new Map(
    (location ?? '')
      .split(/[\s,()/]+/u)
      .filter((word) => /^\p{Lu}\p{Ll}[\p{L}-]{2,}$/u.test(word))
      // "Fuerth" of Fürth.
      .flatMap((word) => [foldWord(word), digraphs(word)].map((key): [string, string] => [key, word])),
  );
  if (spelled.size === 0) return text;
  return text
    .replace(
      /(?<=\sin )\p{Lu}\p{Ll}*(?:ae|oe|ue)\p{Ll}+(?!\p{L})/gu,
      (word) => spelled.get(word.toLowerCase()) ?? word,
    )
    .replace(behindPreposition, (word) => spelled.get(foldWord(word)) ?? word);
}

const behindTownWord =
  /(?<=(?:^|\s)(?:in|nach|bei|aus|à|de|vers|près de)\s)\p{Ll}[\p{Ll}-]{4,}(?=$|[\s,.;)])/gu;

/** "Porcelaine de limoges", "aus meißen": a town that is known, where a text writes it small. German and French. */
export function withTownCapitals(text: string, language: 'de' | 'fr'): string {
  return text.replace(behindTownWord, (word) => {
    const town = townSpelled(word);
    return town !== null && town.toLowerCase() === word && isKnownTown(town, language) ? town : word;
  });
}

/** "Mobile hairdresser barnsley" of a firm in Barnsley: the town of the form in a name that is all small. */
export function withPlace(name: string, location: string | undefined): string {
  const [town = ''] = (location ?? '').split(/[,(/]/u);
  const at = /\p{Lu}/u.test(name) ? -1 : ` ${name} `.indexOf(` ${town.trim().toLowerCase()} `);
  if (at < 1 || !/^\p{Lu}/u.test(town.trim())) return name;
  return `${name.slice(0, at)}${town.trim()}${name.slice(at + town.trim().length)}`;
}

const firstTwo = /^(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{2,})(?= \p{L})/u;

/** "Cobbler in hebden bridge" of the Hebden Bridge Cobbler: the place that a firm is named after, where its text writes it small. English. */
export function withPlaceOfName(text: string, businessName: string): string {
  const [named = '', ...words] = firstTwo.exec(businessName) ?? [];
  if (named === '') return text;
  const small = words.join(' ').toLowerCase();
  return ['in', 'near', 'around', 'from'].reduce(
    (told, joint) => told.replaceAll(` ${joint} ${small}`, ` ${joint} ${named}`),
    text,
  );
}
