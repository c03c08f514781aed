import { expect, it } from 'vitest';
import { saidOffers } from './offer-sentence.ts';

it.each<[language: 'en' | 'de' | 'es', text: string, things: string[] | undefined]>([
  ['de', 'Wir betreuen Ärzte, Gastronomen und Handwerker in Graz.', undefined],
  ['de', 'Wir unterstützen Firmen in Wien bei der Buchhaltung.', ['Buchhaltung']],
  ['de', 'Wir beraten Unternehmen in Steuerfragen.', ['Steuerfragen']],
  ['en', 'I help women over 40 who are stuck in their career to find work they love.', undefined],
  [
    'en',
    'We help small firms in Leeds with bookkeeping and payroll.',
    ['bookkeeping services', 'payroll services'],
  ],
  ['es', 'Ayudamos a empresas en Madrid con la contabilidad.', ['contabilidad']],
])('%s %s', (language, text, things) => {
  expect(saidOffers(text, language)?.things).toEqual(things);
});
