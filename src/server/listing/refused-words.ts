import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Words that say nothing a buyer can check, as a model is told of them (writing guide §1; the checks hold the full lists). */
const refused: Record<Exclude<WrittenLanguage, 'other'>, string> = {
  en:
    'high-quality, premium quality, top-notch, best-in-class, state-of-the-art, cutting-edge, ' +
    'game-changer, revolutionary, innovative, unparalleled, exceptional, amazing, stunning, must-have, ' +
    'one-of-a-kind, perfect for any occasion, the perfect gift, look no further, elevate, unleash, ' +
    'unlock, discover, experience the, transform your, indulge, embrace, dive into, empower, boost ' +
    'your, redefine, meticulously crafted, thoughtfully designed, seamless, effortless, robust, ' +
    'versatile, vibrant, timeless, a testament to, whether you are … or …, not just … but …, more than ' +
    'just',
  es: 'alta calidad, máxima calidad, ideal para cualquier ocasión, el regalo perfecto, no busques más, descubre, eleva tu, transforma tu, sumérgete, experiencia única, imprescindible, revolucionario, de última generación, diseñado pensando en ti',
  de: 'höchste Qualität, hochwertig, perfekt für jeden Anlass, das perfekte Geschenk, entdecken Sie, erleben Sie, tauchen Sie ein, auf ein neues Level, revolutionär, einzigartig, unverzichtbar, ein echtes Muss, mit Liebe zum Detail, lassen Sie sich begeistern, nicht nur … sondern auch',
  fr: 'haute qualité, qualité supérieure, qualité exceptionnelle, parfait pour toute occasion, le cadeau idéal, découvrez, plongez dans, sublimez, transformez votre, révolutionnaire, unique en son genre, incontournable, à la pointe de, pensé pour vous, ne cherchez plus',
};

export function refusedWords(language: WrittenLanguage): string {
  return language === 'other' ? refused.en : refused[language];
}

export const shapesToAvoid =
  'Also avoid: three adjectives in a row, a closing sentence that sums up, a question as opener, exclamation marks, emoji, bold heads, every sentence starting alike, and words in capitals that are no brand or acronym. Sentences of 8 to 18 words, none over 28.';
