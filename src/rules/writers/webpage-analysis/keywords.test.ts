import { describe, expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { improvedKeywords, pageKeywords } from './keywords.ts';

describe('Keywords that a page should be found by', () => {
  it.each<[html: string, refused: string[]]>([
    [
      '<html lang="en"><title>Products</title><h1>Beeswax wraps, set of 3</h1><p>Wraps from organic cotton. Keep bread and half an onion fresh.</p><h2>You may also like</h2><h3>Linen bread bag</h3><h3>Soap dish</h3>',
      ['set of 3', 'linen bread bag', 'soap dish', 'onion fresh'],
    ],
    [
      '<html lang="en"><h1>7 mistakes on my first hike</h1><h2>1. New boots on day one</h2><p>Blisters.</p><h2>2. No plan for water</h2><p>No tap.</p>',
      ['new boots', 'no plan', 'no plan for water'],
    ],
    [
      '<html lang="es"><h1>Academia de inglés</h1><p>Damos clases para niños. Damos clases en línea.</p><h2>Clases para niños</h2>',
      ['damos clases'],
    ],
    [
      '<html lang="en"><h1>Welcome</h1><p>Fenwick is a chimney sweep in Hexham. We sweep stoves. No online booking, please call.</p><h2>Cowl fitting</h2>',
      ['online booking'],
    ],
  ])('%s has none of %j', (html, refused) => {
    const found = improvedKeywords(samplePage(html));
    for (const keyword of refused) expect(found).not.toContain(keyword);
  });

  it('has what can be ordered there', () => {
    const page = samplePage(
      '<html lang="de"><title>Hofladen Brunner</title><h1>Hofladen Brunner</h1><h2>Fleischpakete bestellen</h2><p>Ein Paket hat 5 kg.</p>',
    );
    expect(improvedKeywords(page)).toContain('Fleischpakete');
  });

  it.each<[html: string, wanted: string[], refused: string[]]>([
    [
      '<html lang="en"><title>OAK DESK - BUY NOW</title><meta name="description" content="Best oak desk. Free shipping! Limited time only! Save big."><h1>Solid oak desk</h1><p>The oak desk is oiled. Wipe the oak desk with a cloth.</p>',
      ['solid oak desk'],
      ['OAK DESK', 'free shipping', 'limited time only', 'save big'],
    ],
    [
      '<html lang="en"><h1>Bike shop in Kendal</h1><p>We sell and hire mountain bikes, gravel bikes and e-bikes. We collect bikes for free.</p><h2>Bike servicing</h2>',
      ['gravel bikes', 'bike servicing'],
      ['collect bikes'],
    ],
    [
      '<html lang="en"><h1>Why my sourdough starter kept failing and what fixed it</h1><p>My sourdough starter died. My sourdough starter was cold.</p>',
      ['sourdough starter'],
      ['my sourdough starter', 'failing', 'fixed'],
    ],
    [
      '<html lang="fr"><title>Toiture</title><h1>Toiture à Autun</h1><h2>Réparation de toiture</h2><p>Nous réparons la toiture.</p><h2>Rénovation de toiture</h2><p>Une toiture en ardoise.</p>',
      ['réparation de toiture', 'rénovation de toiture'],
      [],
    ],
    [
      '<html lang="it"><h1>Hotel Bellariva</h1><h2>Camere vista lago</h2><p>Le camere vista lago hanno un balcone.</p>',
      ['camere vista lago'],
      ['camere vista'],
    ],
    [
      '<html lang="es"><title>Cómo cuidar una planta monstera: riego, luz y trasplante paso a paso para principiantes</title><h1>Cómo cuidar una planta monstera</h1><p>La monstera es una planta tropical que crece bien con un riego moderado.</p><h2>Trasplante</h2><p>Cada dos años.</p>',
      ['planta monstera'],
      ['trasplante paso', 'paso'],
    ],
    [
      '<html lang="de"><title>Hofladen Brunner</title><h1>Hofladen Brunner</h1><h2>Fleischpakete bestellen</h2><p>Ein Paket hat 5 kg.</p><h2>Eierautomat</h2><p>Rund um die Uhr.</p>',
      ['Hofladen Brunner'],
      ['Fleischpakete bestellen'],
    ],
    [
      '<html lang="en"><title>Pricing - Shiftly</title><meta name="description" content="Free for up to 5 staff, then $3 per person a month. Rota planning, time clock and payroll export."><h1>Rota planning and time clock</h1><h2>Can I cancel any time?</h2><p>Yes. $3 per person a month, per person.</p>',
      ['rota planning', 'time clock'],
      ['can I cancel any time', 'person'],
    ],
  ])('%s', (html, wanted, refused) => {
    const page = samplePage(html);
    expect(improvedKeywords(page)).toEqual(expect.arrayContaining(wanted));
    for (const keyword of refused) expect(improvedKeywords(page)).not.toContain(keyword);
    expect(pageKeywords(page)).toEqual(expect.arrayContaining(wanted));
  });
});
