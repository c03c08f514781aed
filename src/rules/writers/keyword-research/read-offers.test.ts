import { describe, expect, it } from 'vitest';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { keywordsOfForm, researchOfForm } from '#tests/golden/keyword-research/research-of-form.ts';
import { readBrief } from './brief.ts';

const offersOf = (input: Partial<ResearchFormInput>): string[] =>
  readBrief(ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input })).offers.map(
    ({ name }) => name,
  );
const keywordsOf = (input: Partial<ResearchFormInput>): string[] =>
  keywordsOfForm({ businessName: 'Larkfield', industry: 'Other', ...input });

describe('What is offered', () => {
  it.each<[Partial<ResearchFormInput>, string[]]>([
    [
      {
        industry: 'Healthcare',
        description: 'Physiotherapy and sports massage. Back pain, running injuries, post surgery rehab.',
      },
      ['physiotherapy', 'sports massage'],
    ],
    [
      { description: 'We repair and repoint old walls and carve headstones.' },
      ['old wall repair', 'old wall repointing', 'headstone carving'],
    ],
    [
      { description: 'Peluquería para perros en Triana. Baño, stripping y corte de uñas.', language: 'es' },
      ['Baño', 'stripping', 'corte de uñas'].map((name) => name.toLowerCase()),
    ],
    [
      {
        description: 'Bookkeeping, VAT returns and payroll for cafes and bars. Xero and QuickBooks.',
        currentKeywords: ['bookkeeper for cafes'],
      },
      ['bookkeeping', 'vat return', 'payroll', 'bookkeeper for cafes'],
    ],
    [
      {
        industry: 'Technology',
        description: 'Patch management software for small teams. Updates Windows, macOS and other apps.',
      },
      ['patch management software'],
    ],
    [
      { industry: 'Education', products: ['cours de surf débutant'], language: 'fr' },
      ['cours de surf débutant', 'cours de surf'],
    ],
    [
      { description: 'Plant nursery growing hardy perennials, hedging and fruit trees. Peat free.' },
      ['plant nursery', 'hardy perennial', 'hedging', 'fruit tree'],
    ],
    [
      { description: 'I write resumes, LinkedIn profiles and cover letters for people changing careers' },
      ['resume writing', 'linkedin profile writing', 'cover letter writing'],
    ],
    [
      { description: 'Schlagzeugunterricht, Cajon-Workshops und Trommelkurse für Kinder', language: 'de' },
      ['Schlagzeugunterricht', 'Cajon-Workshops', 'Trommelkurse', 'Trommelkurse für Kinder'],
    ],
    [
      {
        industry: 'Technology',
        description: 'Booking app for dog groomers: reminders and notes',
        products: ['online booking', 'text reminders'],
      },
      ['booking app', 'online booking app', 'text reminder app'],
    ],
    [
      {
        industry: 'wedding planner',
        description: 'Wedding planning, catering and marquee weddings across Scotland',
      },
      ['wedding planning', 'catering', 'marquee wedding'],
    ],
    [{ location: 'Austin, TX', currentKeywords: ['resume writer austin'] }, ['resume writer']],
    [{ products: ['Ferienwohnung mit Hund'], language: 'de' }, ['Ferienwohnung mit Hund']],
    [
      { description: 'Kitesurf lessons and gear rental for beginners. English instructors.' },
      ['kitesurf lessons', 'gear rental'],
    ],
    [
      {
        industry: 'Healthcare',
        description: 'Counselling for anxiety, bereavement and phobias. Online too.',
      },
      ['counselling', 'counselling for anxiety', 'counselling for bereavement'],
    ],
    [
      {
        description: 'Wir organisieren Firmenumzüge und Klaviertransporte. Auch Einlagerung.',
        language: 'de',
      },
      ['Firmenumzüge', 'Klaviertransporte', 'Einlagerung'],
    ],
    [
      {
        industry: 'Technology',
        description: 'Applicant tracking system for small charities',
        products: ['job posting'],
      },
      ['applicant tracking system', 'job posting system'],
    ],
    [
      { industry: 'Real Estate', description: 'One bedroom apartments for rent near the park' },
      ['apartments for rent'],
    ],
    [
      { description: 'Réparation de vélos, entretien de vélos et vente de vélos d’occasion', language: 'fr' },
      ['réparation de vélos', 'entretien de vélos', 'vélos d’occasion'],
    ],
    [{ businessName: 'Pip & Pear Childminding' }, ['childminding', 'childminder']],
    [
      { industry: 'Education', description: 'Clases de guitarra, piano y canto para niños.', language: 'es' },
      ['clases de guitarra', 'clases de piano', 'clases de canto'],
    ],
    [
      {
        industry: 'Healthcare',
        description: 'Ambulante Pflege, Demenzbetreuung und Hilfe im Haushalt.',
        language: 'de',
      },
      ['Ambulante Pflege', 'Demenzbetreuung', 'Hilfe im Haushalt'],
    ],
    [
      { description: 'Je traduis des contrats et des diplômes en allemand.', language: 'fr' },
      ['traduction de contrats', 'traduction de diplômes'],
    ],
    [
      { industry: 'Automotive', description: 'Mobile car repairs at home: brakes, clutches and diagnostics' },
      ['mobile car repair', 'brake repair', 'clutch replacement', 'diagnostics'],
    ],
    [{ products: ['Wartung von PV-Anlagen'], language: 'de' }, ['Wartung von PV-Anlagen']],
    [{ description: 'Photographe de mariage en Provence.', language: 'fr' }, ['photographe de mariage']],
    [
      {
        industry: 'Technology',
        platform: 'appstore',
        description: 'App to split household bills, track shared expenses and settle up',
      },
      ['household bill splitter', 'shared expense tracker'],
    ],
    [{ products: ['burnt ends'], industry: 'Food & Beverage' }, ['burnt ends']],
    [
      { products: ['Wir reinigen Abflüsse', 'Kanalreinigung', 'Rohrsanierung ohne Graben'], language: 'de' },
      ['Abflüsse reinigen', 'Kanalreinigung', 'Rohrsanierung'],
    ],
    [
      {
        businessName: 'Hollis Dental',
        industry: 'Healthcare',
        products: ['Cleanings', 'Crowns', 'Invisalign'],
      },
      ['dental cleaning', 'dental crown', 'invisalign'],
    ],
    [{ products: ['yoga classes for seniors'] }, ['yoga classes for seniors', 'yoga classes']],
  ])('%j', (form, offers) => {
    expect(offersOf(form).slice(0, offers.length)).toEqual(offers);
  });
});

describe('Keywords', () => {
  it.each<[Partial<ResearchFormInput>, string[], RegExp]>([
    [
      { industry: 'Healthcare', location: 'Erfurt', products: ['Stottern'], language: 'de' },
      ['Stottern Erfurt', 'Stottern Therapie', 'Stottern was tun'],
      /Stottern (?:Kosten|Preise|Erfurt Kosten)/u,
    ],
    [
      {
        industry: 'Healthcare',
        businessName: 'Praxis für Logopädie Rabe',
        location: 'Erfurt',
        language: 'de',
      },
      ['Logopädie Erfurt', 'Logopäde Erfurt'],
      /logopäde/u,
    ],
    [
      { industry: 'Avocat', location: 'Rennes', products: ['divorce', 'succession'], language: 'fr' },
      ['avocat divorce', 'avocat divorce rennes', 'divorce rennes'],
      /^divorce (?:près|prix rennes)/mu,
    ],
    [
      { industry: 'Manufacturing', location: 'Leicester, UK', products: ['corrugated boxes'] },
      ['corrugated box manufacturer', 'corrugated boxes uk'],
      /boxes leicester uk/u,
    ],
    [
      { industry: 'wedding planner', location: 'Edinburgh', description: 'Weddings in castles and barns' },
      ['wedding planner edinburgh'],
      /diary|stationery/u,
    ],
    [
      {
        industry: 'tree surgeon',
        location: 'Totnes',
        products: ['hedge trimming', 'storm damage', 'firewood logs'],
      },
      ['hedge trimming cost', 'storm damage totnes', 'buy firewood logs online'],
      /rid of storm|choose hedge|log quote/u,
    ],
    [
      {
        businessName: 'Dachdeckerei Peters',
        industry: 'Construction',
        location: 'Oldenburg',
        products: ['undichtes Dach'],
        language: 'de',
      },
      ['Dachdecker Oldenburg', 'undichtes Dach was tun'],
      /bei undichtes/u,
    ],
    [
      { businessName: 'Óptica Mirasol', location: 'Alicante', products: ['lentillas'], language: 'es' },
      ['óptica alicante'],
      /mirasol alicante alicante/u,
    ],
    [{ businessName: 'Harbour Physio', location: 'Poole' }, ['physio poole'], /harbour poole/u],
    [
      { location: 'Bath', products: ['wedding photography'] },
      ['wedding photographer', 'wedding photographer bath', 'wedding photographer near me'],
      /buy/u,
    ],
    [
      { location: 'Ludlow', products: ['corporate away days'] },
      ['corporate away day ludlow'],
      /buy|for sale|buying/u,
    ],
    [
      {
        industry: 'Food & Beverage',
        location: 'Kassel',
        language: 'de',
        description: 'Kaffeerösterei mit Ladencafé. Auch Kurse.',
        products: ['Filterkaffee', 'Kaffee-Abo', 'Barista-Kurs'],
      },
      ['Kaffeerösterei Kassel', 'was kostet ein Barista-Kurs', 'Filterkaffee aufbewahren'],
      /Zutaten|Abo aufbewahren|Barista-Kurse$/mu,
    ],
  ])('%j', (form, wanted, unwanted) => {
    const keywords = keywordsOf(form);
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    expect(keywords.join('\n')).not.toMatch(unwanted);
  });
});

it('asks in an article what causes a trouble', () => {
  const { researchData } = researchOfForm({
    businessName: 'Larkfield',
    industry: 'Healthcare',
    products: ['acné'],
    language: 'es',
  });
  const asked = researchData.longTailKeywords.keywords.find(({ keyword }) => keyword === 'acné causas');
  expect(asked?.intent).toBe('informational');
});
