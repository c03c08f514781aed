import { longPattern } from '#rules/text/long-pattern.ts';

/** One form for both genders and its ending in the plural: "pendientes azules", "nappes rouges". */
const spanishEither = /^(?:azul|verde|gris|marr[oó]n|transparente)$/iu;
const spanishBoth =
  /^(?:roj|negr|blanc|amarill|morad|dorad|platead|rosad|anaranjad|granat|pardusc|bland|oscur|clar|plomiz)[oa]$/iu;
const frenchBoth: Readonly<Record<string, string>> = {
  noir: 'noire',
  blanc: 'blanche',
  vert: 'verte',
  bleu: 'bleue',
  gris: 'grise',
  violet: 'violette',
  brun: 'brune',
  doré: 'dorée',
  argenté: 'argentée',
  cuivré: 'cuivrée',
  irisé: 'irisée',
};
const frenchEither = /^(?:rouge|jaune|rose|beige|mauve)$/iu;

const frenchFeminine = longPattern('iu')`
  (?:ette|ottes?|elle|erie|ure|ade|ance|ence|ine|ille|euse|ière|oire|tion|sion|aison|ée)s?$
  |^(?:robe|jupe|chemise|veste|lampe|nappe|tasse|table|chaise|housse|trousse|écharpe|bague|montre|bougie
    |boîte|gourde|planche|poêle|casserole|valise|tente|commode|armoire|étagère|guirlande|couronne|carafe
    |coque|botte|sandale|boucle|broche|chaîne|peluche|brosse|éponge|couette|taie|cape|guitare|moto|vasque
    |banquette|bombonne|bache|bâche|toile|affiche|carte|tunique|blouse|étole|cravate|tirelire|horloge
    |pendule|lanterne|coupe|louche|cruche|cuillère|fourchette|mallette|balle|sacoche|pince|manique|malle
    |porte)s?$
`;
const frenchMasculine = longPattern('iu')`
  (?:eau|oir|age|ment|isme|ier|teur|et|on|in|al|ard|ac|ul|ail|euil|ot|it|is|at|as|an|el|er|ou)$
  |^(?:vase|costume|meuble|portefeuille|casque|cadre|lustre|photophore|châle|lange|pyjama|siège|verre|livre
    |coffre|cartable|canapé|bol|mug|vélo|poncho|sweat|body|jean|short|t-shirt|tee-shirt|plaid|foulard|gant
    |étui|pot|banc|tapis|bureau|pull|sac|lit|four|parapluie|abat-jour|porte-\p{L}+|cache-pot|chouchou
    |doudou)s?$
`;
/** Feminine nouns with the ending of a masculine one. */
const frenchNot =
  /(?:image|plage|page|cage|main|fin|boisson|^eau|fleur|couleur|maison|façon|leçon|peau)s?$/iu;

function isFrenchFeminine(noun: string): boolean | null {
  const one = noun.replace(/s$/u, '');
  if (frenchFeminine.test(noun) || frenchNot.test(noun)) return true;
  return frenchMasculine.test(one) || frenchMasculine.test(noun) ? false : null;
}

/**
 * A colour behind a Spanish or French noun, in the form that agrees with it: "pendientes azules", "robe noire". What is named after
 * a thing ("mostaza", "moutarde", "gris perla") keeps its form. Null where the noun does not tell its gender and the form
 * needs it.
 */
export function agreeingColour(noun: string, colour: string, language: 'es' | 'fr'): string | null {
  const plain = colour.toLowerCase();
  if (language === 'es') {
    const isMany = /[^s]s$/iu.test(noun) && !/^(?:reposapiés|paraguas|llaves)$/iu.test(noun);
    if (spanishEither.test(plain)) {
      if (!isMany) return plain;
      return plain.endsWith('e') ? `${plain}s` : plain.replace(/marr[oó]n$/u, 'marron') + 'es';
    }
    if (!spanishBoth.test(plain.replace(/s$/u, ''))) return plain;
    const end = /(?:ción|dad|tud)(?:es)?$/iu.test(noun) ? 'a' : /([oa])s?$/iu.exec(noun)?.[1]?.toLowerCase();
    const isKnown = end !== undefined || /(?:or|ón|al|ín|il|er|el|et)$/iu.test(noun);
    if (!isKnown) return null;
    return `${plain.replace(/[oa]s?$/u, '')}${end ?? 'o'}${isMany ? 's' : ''}`;
  }
  const isMany = /[^s]s$/iu.test(noun) && !/(?:tapis|porte-\p{L}+s|bras|repas)$/iu.test(noun);
  const plural = (text: string): string => (isMany && !text.endsWith('s') ? `${text}s` : text);
  if (frenchEither.test(plain)) return plural(plain);
  const one = Object.entries(frenchBoth).find(([he, she]) => [he, she, `${he}s`, `${she}s`].includes(plain));
  if (one === undefined) return plain;
  const isFeminine = isFrenchFeminine(noun);
  return isFeminine === null ? null : plural(isFeminine ? one[1] : one[0]);
}

/** "Testée" of a part, behind a masculine noun "testé": a lone participle in the form that agrees; null where the noun does not tell it. */
export function agreeingParticiple(noun: string, participle: string, language: 'es' | 'fr'): string | null {
  const base = (language === 'fr' ? /^(\p{Ll}{2,}é)e?s?$/u : /^(\p{Ll}{2,}[ai]d)[oa]s?$/u).exec(
    participle,
  )?.[1];
  if (base === undefined) return participle;
  const sample = agreeingColour(noun, language === 'fr' ? 'doré' : 'dorado', language);
  return sample === null
    ? null
    : `${base}${sample.slice(language === 'fr' ? 'doré'.length : 'dorad'.length)}`;
}
