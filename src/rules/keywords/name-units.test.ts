import { expect, test } from 'vitest';
import { listEntries } from './list-entries.ts';
import { nameUnits } from './name-units.ts';

test.each<[name: string, language: 'es' | 'fr', units: readonly string[]]>([
  ['Leggins deportivos push up cintura alta', 'es', ['deportivos', 'push up', 'cintura alta']],
  ['Pendientes arcilla polimérica limones', 'es', ['arcilla polimérica', 'limones']],
  ['Muñeca Nancy Famosa años 70 rubia', 'es', ['Nancy Famosa', 'años 70', 'rubia']],
  ['Vestido manga corta negro', 'es', ['manga corta', 'negro']],
  ['Cuna colecho chicco', 'es', ['colecho', 'chicco']],
  ['Camiseta blanca algodón', 'es', ['blanca', 'algodón']],
  ['Bonnet satin nuit cheveux bouclés', 'fr', ['satin', 'nuit', 'cheveux bouclés']],
  ['Robe manches longues fleurie', 'fr', ['manches longues', 'fleurie']],
  ['Buffet parisien années 50', 'fr', ['parisien', 'années 50']],
  ['Chaise pliante ultra légère alu', 'fr', ['pliante', 'ultra légère', 'alu']],
  ['Console Nintendo Game Boy Color violette', 'fr', ['Nintendo', 'Game Boy Color', 'violette']],
  ['Tondeuse électrique Verdano 1400 W', 'fr', ['électrique', 'Verdano', 'W']],
  ['Harnais chien réfléchissant', 'fr', ['chien', 'réfléchissant']],
  ['Boucles pendantes laiton feuille martelée', 'fr', ['pendantes', 'laiton', 'feuille martelée']],
  ['Poêle antiadhésive tous feux dont induction', 'fr', ['antiadhésive', 'induction']],
  ['Cafetière italienne 6 tasses', 'fr', ['italienne', '6 tasses']],
  ['Alternador Valeo Renault Clio III', 'es', ['Valeo', 'Renault', 'Clio III']],
  ['Poncho lana hilado a mano', 'es', ['lana', 'hilado']],
  ['Balais avant Renault Clio 4', 'fr', ['avant', 'Renault', 'Clio 4']],
])('what stands behind the thing is parted as it is searched: %s', (name, language, units) => {
  const [head = '', ...words] = name.split(' ');
  expect(nameUnits(words, head, language)).toEqual(units);
});

test.each<[text: string, entries: readonly string[]]>([
  ['peaux sensibles et réactives', ['peaux sensibles', 'peaux réactives']],
  ['pieles sensibles y reactivas, atletas', ['pieles sensibles', 'pieles reactivas', 'atletas']],
  ['familias y pisos compartidos', ['familias', 'pisos compartidos']],
  ['campeurs et pêcheurs', ['campeurs', 'pêcheurs']],
])('the second of two adjectives takes its noun along: %s', (text, entries) => {
  expect(listEntries(text)).toEqual(entries);
});

test.each<[text: string, entries: readonly string[]]>([
  ['dog and cat owners', ['dog owners', 'cat owners']],
  ['commuters and weekend riders', ['commuters', 'weekend riders']],
  ['dancers and football players', ['dancers', 'football players']],
  ['Kassen- und Privatpatienten', ['Kassenpatienten', 'Privatpatienten']],
  ['Hunde- und Katzenhalter, Züchter', ['Hundehalter', 'Katzenhalter', 'Züchter']],
  ['Hals- und Beinbruchsgefährdete', ['Hals- und Beinbruchsgefährdete']],
])('whom a word stands for beside another is said of both: %s', (text, entries) => {
  expect(listEntries(text)).toEqual(entries);
});
