import { describe, expect, it } from 'vitest';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { keywordsOfForm, researchOfForm } from '#tests/golden/keyword-research/research-of-form.ts';
import { readBrief } from './brief.ts';

const read = (input: Partial<ResearchFormInput>) =>
  readBrief(ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input }));

describe('Keywords of forms as owners type them', () => {
  it.each<[form: Partial<ResearchFormInput>, wanted: string[], unwanted: RegExp]>([
    // A name that holds one word twice is searched all the same.
    [
      { businessName: 'Bao Bao Bus', industry: 'food truck', products: ['kimchi fries'] },
      ['bao bao bus', 'bao bao bus reviews', 'how to store kimchi fries'],
      /fry$/mu,
    ],
    [
      { industry: 'tree surgeon', location: 'akron ohio', products: ['storm cleanup'] },
      ['storm cleanup cost', 'storm cleanup akron'],
      /rid of|what causes|ohio/u,
    ],
    [{ location: 'Raum Ulm / Neu-Ulm', products: ['Wallbox'], language: 'de' }, ['Wallbox Ulm'], /Raum/u],
    [
      { location: 'swansea, port talbot', products: ['window cleaning'] },
      ['window cleaning swansea'],
      /^Swansea/mu,
    ],
    [{ location: 'KREFELD', products: ['Fußpflege'], language: 'de' }, ['Fußpflege Krefeld'], /KREFELD/u],
    [
      {
        industry: 'Charity',
        location: 'Stockton',
        description: "We run a lunch club, a men's shed and a minibus.",
      },
      ["men's shed stockton", 'charity near me'],
      /buy|for sale|price|cost|buying guide/u,
    ],
    [
      { industry: 'fleuriste', location: 'Nantes', products: ['livraison fleurs'], language: 'fr' },
      ['livraison fleurs nantes'],
      /acheter|choisir|guide d'achat/u,
    ],
    [
      {
        industry: 'Podcast',
        description: 'A podcast about burnout, pay negotiations and careers.',
        targetAudience: 'nurses',
      },
      ['burnout podcast for nurses'],
      /buy|for sale|tutorial|buying guide/u,
    ],
    [
      { businessName: 'Oakfield Kennels', industry: 'Pets', products: ['hydrotherapy pool'] },
      ['hydrotherapy pool reviews'],
      /buy|for sale/u,
    ],
    [
      { industry: 'Cerrajero', products: ['cajas fuertes'], language: 'es' },
      ['cajas fuertes'],
      /armario|almacenaje/u,
    ],
    [
      { industry: 'Landscaping', location: 'Boise ID, Meridian ID, Eagle ID', products: ['lawn mowing'] },
      ['lawn mowing boise', 'lawn mowing eagle'],
      / id(?: |$)/mu,
    ],
    [
      { industry: 'Roofing contractor', location: 'Belfast', products: ['flat roofs'] },
      ['flat roof cost', 'flat roof belfast'],
      /what causes/u,
    ],
    [
      {
        industry: 'Weingut',
        location: 'Deidesheim',
        description: 'Riesling, Spätburgunder und Sekt. Ferienwohnung im Weingut.',
      },
      ['Riesling kaufen'],
      /für Weingut/u,
    ],
    [
      {
        industry: 'Ostéopathe',
        products: ['ostéopathie crânienne'],
        targetAudience: 'femmes enceintes et sportifs',
        language: 'fr',
      },
      ['ostéopathie crânienne pour sportifs'],
      /femmes sportifs/u,
    ],
    [
      {
        industry: 'Childcare',
        location: 'Hackney',
        products: ['Nannies', 'maternity nurses', 'babysitters'],
      },
      ['maternity nurse hackney', 'nanny near me', 'find a babysitter'],
      /buy|for sale|buying guide/u,
    ],
    [
      {
        industry: 'Landwirtschaft',
        location: 'bei Rosenheim',
        description: '- Eier aus Freilandhaltung\n- Kartoffeln\n- Apfelsaft\n- Brennholz',
        language: 'de',
      },
      ['Eier Rosenheim', 'Kartoffeln bestellen', 'Brennholz kaufen'],
      /(?:Eier|Kartoffeln|Apfelsaft) (?:Test|Vergleich|Kosten)|Brennholz (?:Kosten|Zutaten)/u,
    ],
    [
      {
        businessName: 'Allo Plomberie',
        industry: 'Plombier',
        description: 'fuites d’eau, débouchage canalisation, chauffe-eau, salle de bain clé en main',
        language: 'fr',
      },
      ['salle de bain clé en main'],
      /clé$/mu,
    ],
    [
      {
        businessName: 'Fietsen Larkveld',
        location: 'Haarlem',
        description: 'Nieuwe en gebruikte fietsen, e-bikes en bakfietsen. Reparatie klaar terwijl u wacht.',
      },
      ['Fietsen Larkveld'],
      /buy|near me|reviews/u,
    ],
    [
      {
        industry: 'Gym',
        location: 'Wigan',
        description: 'Strength area, spin classes, personal training and sauna.',
      },
      ['personal training wigan'],
      /strength area (?:near|cost|wigan)/u,
    ],
    [{ industry: 'Aquatics', products: ['carpet plants'] }, ['carpet plant'], /floor|bedroom/u],
  ])('%j', (form, wanted, unwanted) => {
    const keywords = keywordsOfForm({ businessName: 'Larkfield', ...form });
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    expect(keywords.join('\n')).not.toMatch(unwanted);
  });

  it('keeps the name of the business in its own list, though the text holds it', () => {
    const { researchData } = researchOfForm({
      businessName: 'Hollin Garage',
      industry: 'Automotive',
      description: 'MOT tests, servicing and tyres. At Hollin Garage we look after all makes.',
    });
    expect(researchData.brandKeywords.keywords[0]?.keyword).toBe('hollin garage');
  });

  it.each<[competitors: string[], named: string[]]>([
    [['Rover', 'local kennels', 'cheap kennels market drayton'], ['Rover']],
    [
      ['Kennel Club', 'big dog kennels co'],
      ['Kennel Club', 'big dog kennels co'],
    ],
  ])('takes no kind of business for a competitor: %j', (competitors, named) => {
    const form = { industry: 'boarding kennels', location: 'Market Drayton', products: ['boarding kennels'] };
    expect(read({ ...form, competitors }).competitors).toEqual(named);
  });
});

describe('A strategy', () => {
  it.each<[form: Partial<ResearchFormInput>, said: RegExp, unsaid: RegExp]>([
    [
      {
        platform: 'youtube',
        industry: 'Woodturning',
        description: 'Videos about woodturning: bowls, pens and lids.',
      },
      /with “woodturning.+in a video of its own/u,
      /article|“larkfield”/u,
    ],
    [
      { platform: 'youtube', industry: 'YouTube Kanal', description: 'ich zeige wie man möbel restauriert' },
      /No source/u,
      /Kanal/u,
    ],
    [{ platform: 'etsy', products: ['silver ring'] }, /Begin on Etsy/u, /article|“larkfield”/u],
    [{ products: ['dog grooming'] }, /Begin on your website with “dog grooming/u, /“larkfield”/u],
  ])('%j', (form, said, unsaid) => {
    const { overallStrategy } = researchOfForm(form);
    expect(overallStrategy).toMatch(said);
    expect(overallStrategy).not.toMatch(unsaid);
  });
});
