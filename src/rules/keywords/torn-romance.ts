import { matchesOf } from '#rules/text/pattern-finds.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { isStuffOfVessel } from '#rules/ledger/vessel-stuff.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { platforms } from '#rules/platforms/index.ts';
import { agreeingColour } from './agreeing-colour.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';

type Refusal = (candidate: Candidate) => boolean;

const readLength = 1500;

/** "Ventilateur de bureau alimenté": a thing, what it is for, and what is said of the thing. */
const saidBehindUse =
  /(?<!\p{L})(\p{L}{4,24}) (?:de |d['’]|para |pour )(\p{L}{4,24} \p{L}{3,20}(?:ée?s?|[ai]d[oa]s?))(?!\p{L})/gu;

/** A set that names nothing without what it is of: "juego gres" is a game. */
const setOf = /^(juego|set|lote|conjunto|par|lot|paire|jeu|ensemble) (?:de |d['’])(\p{L}{3,})/u;
const given = /regal|cadeau/u;

/** "Cuero oscurece": Spanish words of this end are what something does. */
const spanishVerb = /\s(?!trece$)\p{L}{3,}ecen?$/u;

/** "Visor algo de polvo", "légères traces": what somebody has to put up with. */
const putUpWith =
  /\s(?:algo|un poco|un peu) d|(?:^|\s)(?:légères?|petites?|quelques|leves|ligeras|pequeñas) (?:traces?|marques?|rayures?|marcas?|señales|rayas)(?:\s|$)/u;

/** "Gigoteuse seule" beside a doll that is not sold: nobody searches it. */
const alone = /\s(?:seule?s?|sol[ao]s?)$/u;

/** "Arnés tejido" of a sentence "Tejido de nailon": a noun there, and no participle. */
const nounOrDone = / (tejido|bordado|acabado|grabado)$/u;

/** "Suspension style" of one "style bohème": which style it is stands behind the word. */
const endsInStyle = /\s(?:style|estilo|type|tipo|façon|imitation|imitación)$/u;

/** "Éponge en douceur" of one that cleans so: how something is done, and no trait of the thing. */
const saysHow =
  /\s(?:en (?:douceur|profondeur|continu|permanence|silence|toute (?:sécurité|simplicité)|un clin d[’']œil|quelques minutes|profundidad|silencio|pocos minutos)|con (?:suavidad|facilidad|cuidado|delicadeza)|avec (?:douceur|précision|soin|facilité))$/u;

const glazed =
  /^(?:grès|gres|faïence|porcelaine|porcelana|céramique|cerámica|loza|barro|terre cuite|terracota)$/iu;
/** "Mug en émail" of one in stoneware: its glaze is none of the stuff of enamelled steel. */
const ofGlaze = /^\p{L}+ (?:(?:(?:en|de) |d['’])?émail|de esmalte)(?:\s|$)/u;

/** "Bougie à Nantes" of one "coulée à la main à Nantes". */
const placeBehind = / (?:à|en) (\p{L}{4,})$/u;

/** "Pendientes azul" of "pendientes azul cobalto": alone the colour agrees with its thing. */
function hasOtherNumber(phrase: string, language: 'es' | 'fr'): boolean {
  const [noun = '', colour = '', ...others] = phrase.split(' ');
  if (others.length > 0 || !/[^s]s$/iu.test(noun) || !colourStems.has(stemOf(colour))) return false;
  const said = agreeingColour(noun, colour, language);
  return said !== null && said !== colour.toLowerCase();
}

function opensSentence(phrase: string, text: string): boolean {
  const word = nounOrDone.exec(phrase)?.[1];
  return word !== undefined && new RegExp(`[.!?\\n] ?${word} (?:de|en) `, 'u').test(text);
}

/** "Café à piston" of one that goes "à la cafetière à piston": with its article another noun has the tail. */
function isOfOtherNoun(phrase: string, text: string): boolean {
  const [, tail = ''] = / (à \p{L}{4,})$/u.exec(phrase) ?? [];
  if (tail === '') return false;
  const owner = new RegExp(`(?:la|le|les|une?|des|aux|au) (\\p{L}{4,}) ${tail}(?!\\p{L})`, 'u').exec(
    text,
  )?.[1];
  return owner !== undefined && !phrase.includes(owner);
}

/**
 * Refuses what is torn out of a Spanish or French text about goods: what is said of the thing behind the noun that it is for
 * ("bureau alimenté" of a "ventilateur de bureau alimenté en USB"), a set without its things ("juego gres"), a verb, the
 * town in which something was made, and the front of a shade in another number than its thing.
 */
export function tornRomance({ brief, ledger, language }: Search): Refusal[] {
  if ((language !== 'es' && language !== 'fr') || platforms[brief.platform].subject !== 'product') return [];
  const { name } = brief.product;
  const description = firstWords(brief.product.description, readLength);
  const small = `${name}. ${description}`.toLowerCase();
  const thing = foldWord(ledger.productType.split(' ')[0] ?? '');
  const pairs = matchesOf(saidBehindUse, small)
    .filter(
      ([, head = '', pair = '']) =>
        foldWord(head) === thing &&
        !materialStems.has(stemOf(pair.split(' ')[0]!)) &&
        // "Couronne de fleurs séchées": by their number the flowers are.
        (head.endsWith('s') || !/s \p{L}+s$/u.test(pair)),
    )
    .map(([, , pair = '']) => pair);
  const [, set = '', things = ''] = setOf.exec(ledger.productType.toLowerCase()) ?? [];
  const saysSet = (phrase: string): boolean =>
    set !== '' && phrase.startsWith(`${set} `) && !phrase.includes(things.slice(0, 4)) && !given.test(phrase);
  const isPlace = (phrase: string): boolean => {
    const town = placeBehind.exec(phrase)?.[1] ?? '';
    if (town === '' || name.toLowerCase().includes(town)) return false;
    const large = town.charAt(0).toUpperCase() + town.slice(1);
    return description.includes(` ${large}`) && !description.includes(` ${town}`);
  };
  // "Bougie céramique" of one "en pot céramique": the stuff of what it comes in.
  const ofVessel = ledger.facts.flatMap(({ kind, value }) =>
    kind === 'material' && isStuffOfVessel(value, small, ledger.productType) ? [value.toLowerCase()] : [],
  );
  // "Bomba con lavadoras" of one "compatible con lavadoras Balay": what it fits does not come with it.
  const fitted = [...small.matchAll(/compatibles? ((?:con|avec) \p{L}{4,})/gu)].map(
    ([, thing = '']) => ` ${thing}`,
  );
  const isGlazed = ledger.facts.some(({ kind, value }) => kind === 'material' && glazed.test(value));
  return [
    ({ phrase, source }) => {
      if (source === 'targetKeywords') return false;
      const text = phrase.toLowerCase();
      return (
        pairs.some((pair) => text.includes(pair) && !text.includes(` de ${pair}`)) ||
        saysSet(text) ||
        (language === 'es' && spanishVerb.test(text)) ||
        putUpWith.test(text) ||
        alone.test(text) ||
        endsInStyle.test(text) ||
        saysHow.test(text) ||
        fitted.some((thing) => text.includes(thing)) ||
        (isGlazed && ofGlaze.test(text)) ||
        opensSentence(text, small) ||
        isOfOtherNoun(text, small) ||
        ofVessel.some((stuff) => text.includes(stuff) && !isStuffOfVessel(stuff, text, '')) ||
        isPlace(text) ||
        hasOtherNumber(text, language)
      );
    },
  ];
}
