import { describe, expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { roofers, soup, drivingSchool, farmShop, kayaks } from '#tests/setup/small-sites.ts';
import { improvedDescription } from './description.ts';

describe('A better description of a small site', () => {
  it('shortens the sentence that says most before another takes its place', () => {
    expect(improvedDescription(samplePage(farmShop))).toBe(
      'Im Hofladen Krümmel in Bad Bevensen gibt es Kartoffeln, Eier von eigenen Hühnern, Rindfleisch von unseren Galloways und Brot.',
    );
  });

  it.each([
    [
      'what the first paragraph goes on to say, and nothing of a part or a customer',
      roofers,
      'Millbrook Roofing is a family firm of three roofers working in Shrewsbury and the villages around it. We have been repairing slate and tile roofs.',
    ],
    [
      'no memory, no step and no answer',
      soup,
      'This version is made with green lentils, carrots and a parmesan rind, and it takes 45 minutes from start to finish.',
    ],
    [
      'a second sentence up to its comma',
      drivingSchool,
      'En Autoescuela La Rotonda llevamos 25 años enseñando a conducir. Clases teóricas presenciales y online.',
    ],
    [
      'a sentence once that the page repeats',
      `<html lang="en"><title>Mugs</title><meta name="description" content="We sell mugs made in Portland by hand."><h1>Stoneware mugs</h1><p>${'Hand thrown stoneware mugs with a speckled glaze. '.repeat(9)}</p></html>`,
      'Hand thrown stoneware mugs with a speckled glaze.',
    ],
    [
      'what leans on the sentence before it behind that alone, and nothing of a cookie banner',
      '<html lang="de"><title>Manuelle Therapie</title><div id="cookiebanner"><p>Diese Website verwendet Cookies. Mit der Nutzung stimmen Sie der Verwendung zu.</p></div><h1>Manuelle Therapie</h1><p>Herzlich willkommen in unserer kleinen Praxis. Bei der manuellen Therapie lösen wir Blockaden in Gelenken. Sie hilft bei Schmerzen im Rücken.</p><p>Sie gilt 28 Tage ab dem Tag der Verordnung.</p></html>',
      'Bei der manuellen Therapie lösen wir Blockaden in Gelenken. Sie hilft bei Schmerzen im Rücken.',
    ],
    [
      'what the business does, wherever it stands, before what is said of the maker of a title',
      '<html lang="en"><title>Greenacre Landscapes | Home</title><meta property="og:site_name" content="Greenacre Landscapes"><h1>Transform Your Outdoor Space</h1><p>Call for a free estimate: (512) 555-0133</p><h2>Landscaping in Austin, TX</h2><p>Greenacre Landscapes designs, installs and maintains yards in Austin, Round Rock and Cedar Park.</p></html>',
      'Greenacre Landscapes designs, installs and maintains yards in Austin, Round Rock and Cedar Park.',
    ],
    [
      'the date whole, and no half of a German thought behind it',
      '<html lang="de"><title>Radweg</title><h1>Neuer Radweg</h1><p>Der neue Radweg entlang der Ems zwischen Haren und Meppen wird am 4. Mai freigegeben. Vorher war die Strecke sieben Jahre lang in einem Zustand, den die Gemeinde nicht mehr hinnehmen wollte.</p></html>',
      'Der neue Radweg entlang der Ems zwischen Haren und Meppen wird am 4. Mai freigegeben.',
    ],
    [
      'no praise before what it is',
      '<html lang="en"><title>Captain Suite</title><h1>Captain Suite</h1><p>Experience unparalleled luxury and breathtaking views in our stunning signature suite.</p><p>The Captain Suite is a 620-square-foot corner suite on the third floor with a private deck.</p></html>',
      'The Captain Suite is a 620-square-foot corner suite on the third floor with a private deck.',
    ],
    [
      'its parts where the whole is said in a few words',
      '<html lang="en"><title>Cordless Drills</title><h1>Cordless Drills</h1><h2>How to choose</h2><p>For hanging shelves and putting furniture together a 12-volt tool is enough and weighs under 2.5 lb. You need a hammer drill for brick.</p></html>',
      'For hanging shelves and putting furniture together a 12-volt tool is enough and weighs under 2.5 lb. You need a hammer drill for brick.',
    ],
    [
      'it in place of ticks, and what a title shows of its subject',
      '<html lang="en"><title>Postgres connection pooling explained: PgBouncer, pool sizes, transaction mode and mistakes</title><meta name="description" content="Postgres pooling ✓ Top quality ✓ All you need to know about it in one long article ✓ Read it today"><h1>Postgres connection pooling</h1><p>Each Postgres connection is a process that takes 5 to 10 MB of memory.</p><h2>Modes</h2><p>In transaction mode the connection goes back to the pool after each transaction, which is what you want for traffic.</p></html>',
      'Each Postgres connection is a process that takes 5 to 10 MB of memory.',
    ],
    [
      'it without a greeting, in place of two calls',
      '<html lang="de"><title>Skikurse</title><meta name="description" content="Jetzt buchen! Nur noch wenige Plätze frei! Der Skiclub freut sich auf viele neue Gesichter in den Kursen."><h1>Skikurse</h1><p>Liebe Skifreunde, auch in dieser Saison bieten wir Skikurse für Kinder ab 5 Jahren und Erwachsene an.</p></html>',
      'Auch in dieser Saison bieten wir Skikurse für Kinder ab 5 Jahren und Erwachsene an.',
    ],
  ])('says %s', (_, html, description) => {
    expect(improvedDescription(samplePage(html))).toBe(description);
  });

  it('says of the whole nothing that is true of a part', () => {
    const description = improvedDescription(samplePage(kayaks));
    expect(description).toContain('last two or three hours');
    expect(description).not.toContain('Two hours at high tide');
    const onTheWater = kayaks.replace('Two hours at high tide.', 'Two hours of calm on the water.');
    expect(improvedDescription(samplePage(onTheWater))).not.toContain('of calm');
  });
});
