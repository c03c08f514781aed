import { claimHits } from '#rules/ledger/claim-index.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise, withoutPraise } from './praise.ts';

/** Small words that a French or Spanish name has between its nouns. */
const joint = /^(?:de|du|des|d[’'].*|à|a|au|aux|en|para|pour)$/iu;
/** "Unser", "eine": what may stand before the name. */
const pointer =
  /^(?:der|die|das|ein|eine|unsere?|mein|meine|diese[rs]?|le|la|les|un|une|mon|ma|mes|notre|nos|ce|cette|ces|el|los|las|una|mi|mis|este|esta)$/iu;
/** Where a phrase that is too long goes on with a second attribute. */
const goesOn = /\s(?:mit|aus|für|in|avec|pour|en|con|para)\s/u;
const halfEnd =
  /(?:^|\s)(?:mit|aus|für|in|und|oder|von|de|du|des|à|en|et|ou|avec|pour|con|para|y|o|ca|env|approx|Muster|(?<!nach \p{L}{3,20} )Art)$/iu;
const readKinds: ReadonlySet<string> = new Set(['feature', 'material', 'colour', 'size', 'number']);
/** "Blouson motard Schott Perfecto 618 taille 40": the size is told by itself. */
const sizeBehind = /\s(?:taille|pointure|talla|gr\.?|größe)\s\S+.*$/iu;
const longest = 34;
const mostWords = 5;
const leastCompound = 4;
const roomForStuff = 44;

const lettersOf = (word: string): string => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

/** Words of the name, the maker and the thing, by which a phrase opens as the title does. */
function ownWords({ name, brand, type }: Draft): Set<string> {
  const words = stemsOf(`${name} ${brand} ${type}`);
  // "LTH126" of an "LTH 126".
  const codes = name.match(/\p{L}{1,5} \d{1,5}(?!\d)/gu) ?? [];
  return new Set([...words, ...codes.flatMap((code) => stemsOf(code.replace(' ', '')))]);
}

/** How many words of a phrase only name the thing again; 0 where it names another one or none. */
function namingWords(words: readonly string[], own: ReadonlySet<string>, draft: Draft): number {
  const head = foldWord(draft.type.split(' ').at(draft.language.written === 'de' ? -1 : 0) ?? '');
  let count = 0;
  let isNamed = false;
  for (const word of words) {
    const plain = lettersOf(word);
    const isHead = head !== '' && (foldWord(plain) === head || stemOf(plain) === stemOf(head));
    const isCompound =
      draft.language.written === 'de' && head.length >= leastCompound && foldWord(plain).endsWith(head);
    const isOwn = isHead || isCompound || own.has(stemOf(plain)) || (count === 0 && pointer.test(plain));
    if (!isOwn && !(isNamed && joint.test(plain) && own.has(stemOf(lettersOf(words[count + 1] ?? '')))))
      break;
    isNamed ||= isHead || isCompound;
    count += 1;
    // Behind a mark another thought begins.
    if (/[,;:]$/u.test(word)) break;
  }
  return isNamed ? count : 0;
}

const isBrief = (text: string): boolean => text.length <= longest && text.split(' ').length <= mostWords;

/**
 * "Mit cremefarbenem Papier" of a "Taschenkalender mit hochwertigem, cremefarbenem Papier", "Handaufzug 17 Steine" of a "Junghans
 * Damenuhr Handaufzug 17 Steine": what a phrase tells behind the name that the title bears already. The same phrase where it
 * opens otherwise. German, French and Spanish: the English ones are read by their first words.
 */
export function behindOwnName({ value, kind, source }: Fact, draft: Draft): string {
  const { language, platform, ledger } = draft;
  const isRead =
    (language.written === 'de' || language.written === 'fr' || language.written === 'es') &&
    platform.subject === 'product' &&
    readKinds.has(kind) &&
    !source.endsWith('.name');
  if (!isRead || !value.includes(' ')) return value;
  const words = value.split(' ');
  const own = ownWords(draft);
  const named = namingWords(words, own, draft);
  if (named === 0) return isBrief(value) ? value : value.replace(sizeBehind, '');
  if (named === words.length) return value;
  // "Ohrensessel in grünem Samt" of a "Sessel": the compound says more than the name.
  if (named === 1 && isBrief(value) && !own.has(stemOf(lettersOf(words[0]!))) && !words[0]!.includes('-'))
    return value;
  // "Moule silicone 12 madeleines" of a "moule à madeleines": up to where it names the thing again.
  const again = words.findIndex((word, at) => at > named && own.has(stemOf(lettersOf(word))));
  const told = words.slice(named, again === -1 ? undefined : again).join(' ');
  const plain = hasPraise(told, language.written) ? withoutPraise(told, language.written, ledger) : told;
  if (plain === null) return value;
  const rest = isBrief(plain) ? plain : plain.split(goesOn)[0]!;
  const tail = rest.replace(halfEnd, '').replace(/[,;:.\s]+$/u, '');
  // "Aus beschichteter Baumwolle" behind a long name leaves no room: there the stuff alone is told.
  if (kind === 'material' && draft.name.length + tail.length > roomForStuff) return value;
  return isBrief(tail) && isWhole(tail, again !== -1, draft) ? tail : value;
}

/** Whether a tail tells something without the words before and behind it. */
function isWhole(tail: string, isCut: boolean, { language }: Draft): boolean {
  if (!/^[\p{L}\d]/u.test(tail) || !/\p{L}{3}|\d/u.test(tail)) return false;
  // "Aus massiver" of "aus massiver Kiefer": what stands before a word of the name belongs to it.
  // "Vom Bodensee" of "Treibholz vom Bodensee".
  if (language.written === 'de') return !isCut && !/^(?:vom|von|des|der|dem)\s/u.test(tail);
  // "D’abricots", "5 automático" of a "Seiko 5": what belongs to the noun before it.
  if (/^(?:de|du|des|del?|d[’'].*)\s/iu.test(tail) || /^d[’']/iu.test(tail)) return false;
  if (/^\d+\s(?!(?:mm|cm|m|ml|cl|l|g|kg|W|V|pouces)(?!\p{L}))/u.test(tail)) return false;
  // "Long" of a "manteau long en laine": an adjective alone goes with its noun.
  if (!isCut && tail.includes(' ')) return true;
  return claimHits(tail, language.written).some(
    ({ payload, start, end }) => payload.kind === 'material' && start === 0 && end === tail.length,
  );
}
