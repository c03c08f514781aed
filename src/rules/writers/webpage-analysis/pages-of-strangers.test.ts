import { describe, expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { pagesOfStrangers } from '#tests/setup/pages-of-strangers.ts';
import { improvedDescription } from './description.ts';
import { improvedKeywords } from './keywords.ts';
import { improvedTitle } from './title.ts';

type Page = keyof typeof pagesOfStrangers;

const read = (page: Page) => {
  const { url, html } = pagesOfStrangers[page];
  return samplePage(html, { url, finalUrl: url });
};

describe('A better title of a page that a stranger wrote', () => {
  it.each<[what: string, page: Page, title: string | null]>([
    [
      'names what a house says that it is, and the town beside it',
      'wpa',
      'Boarding kennels and cattery near Morpeth | Brackenridge',
    ],
    ['takes the shouted first line of a page without headings', 'wpc', 'Piano tuning & repair'],
    [
      'says a name that its title says twice, with what is offered',
      'wpd',
      'Dachsanierung, Holzhäuser in Kempten | Zimmerei Holzapfel',
    ],
    ['names what the tips are about', 'wpe', 'Sourdough starter: 10 Tips'],
    [
      'names the parts without their articles, near their town, and a name that its host spells shorter',
      'wpg',
      'Fromages, Gîtes près de Cluny | La Ferme des Trois Tilleuls',
    ],
    ['says no town and no trade twice', 'wph', 'Plumber Tampa: Water heater repair, Slab leak detection'],
    ['says whose page it is and where, on a page about the house', 'wpj', "About us | Halloran's, Portland"],
    [
      'says the kind of a house whose heading is its name',
      'wpk',
      'Bed and breakfast a Matera | La Corte del Sole',
    ],
    ['names what stands under "Products"', 'wpl', 'Oak beams, Cladding | Oakhollow Sawmill'],
    ['says no promise for what the house says that it is', 'wp2a', 'Small animal practice in Cortez'],
    [
      'says what a house to let is, and not what is included',
      'wp2d',
      'The Hayloft: Snug cottage for two | Lannick Farm',
    ],
    ['reads the trade in front of its sentence', 'wp2e', 'Plombier chauffagiste à Rennes | SARL Vasseur'],
    ['says who made a portfolio', 'wp2f', 'Wedding and portrait photographer in Bath | Ines Barlow'],
    ['says the goods and no "online shop"', 'wp2g', 'Queso curado de oveja | Quesos La Antigua'],
    ['repeats neither the thing nor the name', 'wp2k', "Log splitter rental | Hank's Rental, Keene"],
    ['takes the name of a greeting', 'wp2l', 'Kleine beurt, E-bike reparatie in Haarlem | De Fietsdokter'],
    ['says what is baked, in Portuguese', 'wp2n', 'Pão de fermentação natural em Curitiba'],
    [
      'puts the town behind a title of one part',
      'wp3c',
      'Zahnarztpraxis Dr. med. dent. Julia Reuter, Göttingen',
    ],
    [
      'knows a name from a trade that its host holds too',
      'wp3d',
      'Despidos, Divorcios en Valladolid | Robles & Marín Abogados',
    ],
    [
      'says what a house is, and not how to see it',
      'wp3f',
      '48 Orchard Lane: Three-bedroom Cape | Harbor & Pine Realty',
    ],
    ['says the kind of a house with its town', 'wp3g', 'Restaurant à Dijon | Le Comptoir des Halles'],
    ['says what an app is under a promise with its name', 'wp3i', 'Sleep sounds app | Drift'],
    ['says which of its kind a subject is', 'wp4d', 'Biscuit: Four-year-old beagle mix | Paws of Pima'],
    ['knows the town of a sentence that begins with it', 'wp4e', "Cours de poterie | L'Atelier Bleu, Nantes"],
    ['says what several people are', 'wp4f', 'Chartered accountants in Bury St Edmunds | Marlowe & Dyer'],
    [
      'takes a name that is written against the next link',
      'wp4h',
      'Mochila de cuero para portátil de 15" | Cuero del Sur',
    ],
    ['says no motto of which the text knows nothing', 'wp4j', 'Camping De Zeven Eiken in Ommen'],
    [
      'says the town where nobody is named beside the subject',
      'wp4l',
      'Studio Dentistico Dott.ssa Carla Ferri, Modena',
    ],
    ['says a place once', 'wp4k', 'Kitchen renovations in Brisbane | Harlow Kitchens'],
    ['keeps the whole name of a town', 'wp4n', 'Casa de turismo rural em Ponte de Lima'],
    ['says no promise for every occasion', 'wp5a', 'Flower shop on Tay Street in Perth | Thistle & Thorn'],
    [
      'adds nothing that the page does not speak of',
      'wp5d',
      'Used excavators: 2019 Caterpillar 308 CR | TitanIron',
    ],
    ['greets nobody in a practice', 'wp5e', 'Ostéopathe: Femmes enceintes, Nourrissons | Lucie Fabre'],
    ['reads a row of shouted trades', 'wp5h', "Collision repair, paint, dent removal | Rivera's Auto Body"],
    ['keeps what is good', 'wp5i', null],
    ['takes no county for the town', 'wp5j', 'Get in touch | Northmoor Joinery'],
    ['reads three claims for none', 'wp6b', 'Steuerberater: Buchhaltung | Steuerkanzlei Ohlsen, Flensburg'],
    ['names goods under "Shop all"', 'wp6c', 'Nettle & lime soap, Calendula balm | Moss & Marrow'],
    [
      'says what a house is where its heading calls',
      'wp6d',
      'Antiguo molino de agua en Potes | Casa Rural El Molino',
    ],
    ['keeps the kind beside the name', 'wp6j', null],
    [
      'reads a Dutch school under a stuffed title',
      'wp6i',
      'Autorijles, Motorrijles in Zwolle | Rijschool De Bocht',
    ],
    ['takes no part of a site for its name', 'wp3m', 'Getting started: Install, Count a folder | Tallyhook'],
  ])('%s', (_, page, title) => {
    expect(improvedTitle(read(page))).toBe(title);
  });
});

it('who believes in something has no trade by that, and who is by friends is in no town', () => {
  const url = 'https://www.goodfood.example/';
  const title = (html: string) => improvedTitle(samplePage(html, { url, finalUrl: url }));
  expect(
    title(
      '<html lang="en"><title>Home</title><h1>Welcome</h1><p>I am a big believer in good food and long tables.</p>',
    ),
  ).toBeNull();
  expect(
    title(
      '<html lang="de"><title>Startseite</title><h1>Willkommen</h1><p>Wir sind ein Ferienhof mit acht Pferden, Urlaub wie bei Freunden.</p>',
    ),
  ).toBeNull();
});

describe('Its keywords', () => {
  it.each<[what: string, page: Page, wanted: string[], refused: RegExp]>([
    [
      'two trades, each near the town',
      'wpa',
      ['boarding kennels near Morpeth', 'cattery near Morpeth'],
      /including|family Morpeth/u,
    ],
    ['a shouted trade in small letters', 'wpc', ['piano tuning'], /PIANO/u],
    ['no legal form, and no quantity', 'wpd', ['Zimmerei Holzapfel', 'Dachsanierung Kempten'], /GmbH|ganze/u],
    ['nobody that does it', 'wpg', ['fromages'], /mêmes/u],
    ['each search once', 'wph', ['water heater repair Tampa'], /^Tampa Plumber$/u],
    ['no piece of a name, and "B&B" as it is written', 'wpk', ['bed and breakfast Matera'], /^Corte|B&b/u],
    ['no unit', 'wpl', ['oak beams'], /metres|ltd/iu],
    [
      'either trade of two with one noun',
      'wp2f',
      ['wedding photographer Bath', 'portrait photographer Bath'],
      /pace|portfolio/u,
    ],
    ['a name that was repeated once', 'wp2k', ["Hank's Rental"], /Hank's Rental Hank's/u],
    ['no greeting', 'wp2n', ['Padaria Flor do Trigo'], /vindo/u],
    [
      'nothing behind a name, and no town that owns something',
      'wp4k',
      ['kitchen renovations in Brisbane'],
      /designs|'s$/u,
    ],
    ['a town of two words', 'wp5h', ['collision repair El Paso'], /repair Paso/u],
    ['no programme and no price', 'wp5i', ['corso di ceramica Firenze'], /^(?:programma|costo)$/u],
    ['no motto', 'wp4j', ['kampeerplaatsen Ommen'], /rust/u],
    ['no call', 'wp6d', ['antiguo molino de agua Potes'], /desconecta/u],
    ['the town of a part of it', 'wp6j', ['hair salon Boise'], /North End/u],
    ['no half of a title in front of a name', 'wp3c', ['Implantate Göttingen'], /Dr$|Dent/u],
  ])('%s', (_, page, wanted, refused) => {
    const keywords = improvedKeywords(read(page));
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    expect(keywords.filter((keyword) => refused.test(keyword))).toEqual([]);
  });
});

describe('Its description', () => {
  it.each<[what: string, page: Page, description: string]>([
    [
      'replaces one that repeats its words, by no claim to be the best',
      'wph',
      'Looking for a plumber in Tampa? We fix water heaters, slab leaks and clogged drains in Tampa, Brandon and Riverview.',
    ],
    [
      'replaces one that any shop could have, by a phrase that names its part',
      'wpl',
      'Green oak beams cut to order from English logs, in lengths up to 9 metres and sections up to 400 by 400 mm.',
    ],
    [
      'replaces praise',
      'wp2a',
      'Mesa Verde Veterinary Clinic is a small animal practice in Cortez, Colorado. Our three veterinarians see dogs, cats, rabbits and backyard chickens.',
    ],
  ])('%s', (_, page, description) => {
    expect(improvedDescription(read(page))).toBe(description);
  });
});
