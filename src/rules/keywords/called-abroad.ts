import type { Brief } from '#rules/listing/listing.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { built, type Candidate } from './candidate.ts';
import { isSmallWord } from './plain-words.ts';

const longest = 40;
const mostWords = 4;
/** Where the first name of an opening ends: a mark, a figure, a capital, or what it is of, with and for. */
const ends =
  /[,.;:(–—]|\s(?=[\d\p{Lu}])|\s(?:con|para|en|sin|que|hech[oa]s?|avec|pour|sans|qui|à|au|aux|faite?s?|et|y|ou|o)\s/u;
const participle = /(?:[^aeiou]ée?s?|[aiu]d[oa]s?|hech[oa]s?|faite?s?)$/u;
/** Who sells, and what counts or holds the thing. */
const noName =
  /^(?:vend\p{L}+|se|je|j|nous|on|il|elle|c|ceci|voici|cet(?:te)?|est[aeo]s?|hola|bonjour|loue|alquilo|regalo|donne|paires?|lots?|par(?:es)?|juegos?|sets?|jeux?|packs?|cajas?|boîtes?|tubes?|tubos?|botes?|tarros?|pots?|ensembles?|conjuntos?|kits?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|une?|una?|pièces?|piezas?)$/u;
const joint = /^(?:de|del|du|des)$/u;

/**
 * "Protector solar facial" of a "crema solar facial" whose description opens so, and "crema solar facial" of a name that a figure
 * or a code closes. Spanish and French.
 */
export function calledAbroad({ product, language: { written } }: Brief): Candidate[] {
  if (written !== 'es' && written !== 'fr') return [];
  const source = `products.${product.index}`;
  const own = new Set(contentOf(product.name, written));
  const called = frontOf(firstWords(product.description, 120));
  const words = contentOf(called, written);
  const isOther =
    !noName.test(called.split(/[’' ]/u)[0]!) &&
    words.length > 1 &&
    words.some((word) => own.has(word)) &&
    words.some((word) => !own.has(word));
  const found: Candidate[] = [];
  if (isOther) found.push({ ...built(called, 'synonym', `${source}.description`), sure: true, least: 0.5 });
  const front = frontOf(product.name);
  if (front.length < product.name.length && contentOf(front, written).length > 1)
    found.push({ ...built(front, 'attribute', `${source}.name`), sure: true, least: 0.6 });
  return found;
}

function frontOf(text: string): string {
  const at = text.search(ends);
  const front = at === -1 ? text : text.slice(0, at);
  const words = piecesOf(front).map((word) => word.toLowerCase());
  // "Bougie coulée à la main": a participle is half of what is said.
  if (participle.test(words.at(-1) ?? '') && /^\s\p{Ll}/u.test(text.slice(at))) words.pop();
  // "Vitamine C" is one word in two.
  if (/^\s\p{Lu}\d{0,2}(?![\p{L}\d])/u.test(text.slice(at))) words.pop();
  // "Cuenco de gres": of what it is made is told elsewhere.
  const kept = joint.test(words[1] ?? '') && words.length > mostWords ? words.slice(0, 3) : words;
  const whole = kept.join(' ');
  const isPhrase =
    kept.length > 1 && kept.length <= mostWords && whole.length <= longest && !joint.test(kept.at(-1)!);
  return isPhrase && /^[\p{L}’' -]+$/u.test(whole) ? whole : '';
}

const contentOf = (text: string, language: 'es' | 'fr'): string[] =>
  text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !isSmallWord(word, language))
    .map((word) => foldWord(word));
