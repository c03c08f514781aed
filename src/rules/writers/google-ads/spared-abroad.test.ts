import { expect, it } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { audienceOf } from './audience-phrase.ts';
import { factPhrases, standsAlone } from './fact-phrases.ts';

const alone = (text: string, language: WrittenLanguage): string[] => {
  const { facts, sentences } = factPhrases(text, 'uniqueSellingProposition', {
    language,
    businessName: 'Berger',
    competitors: [],
  });
  return [...facts, ...sentences].filter(standsAlone).map((phrase) => phrase.text);
};

it.each<[WrittenLanguage, string, string[]]>([
  [
    'de',
    '89 € bis 18 Uhr, keine Anfahrtskosten in Linz. Kein Notdienst nach 22 Uhr.',
    ['89 € bis 18 Uhr', 'Keine Anfahrtskosten in Linz'],
  ],
  ['de', 'Keine Wartezeit. Wir nehmen keine Hunde. Keine Kassenpatienten.', ['Keine Wartezeit']],
  ['es', 'No cobramos desplazamiento. No vendemos motores.', ['No cobramos desplazamiento']],
  [
    'fr',
    'Pas de frais de déplacement. Pas de chats. Je n’interviens pas sur les orgues.',
    ['Pas de frais de déplacement'],
  ],
  ['fr', 'Nous ne facturons pas le devis.', ['Nous ne facturons pas le devis']],
])('%s: what is not to be had stands in no headline, what one is spared does: %s', (language, text, told) => {
  expect(alone(text, language)).toEqual(told);
});

it.each<[WrittenLanguage, string, string]>([
  ['fr', 'écoles de musique et particuliers', 'écoles de musique'],
  ['es', 'escuelas de vela, armadores', 'escuelas de vela'],
  ['fr', 'écoles', 'écoles'],
])('%s: of %s the ads name the %s', (language, text, audience) => {
  expect(audienceOf(text, 'service', language)).toBe(audience);
});
