import { describe, expect, it } from 'vitest';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

/** Keywords of all groups, then the negatives behind a dash, one a line. */
function keywordsOf(form: Partial<GoogleAdsFormInput>): string {
  const { adGroups, negativeKeywords } = campaignOfForm({
    businessName: 'Larkfield',
    industry: 'Other',
    location: 'Lincoln',
    primaryServices: '',
    ...form,
  });
  return [
    ...adGroups.flatMap(({ keywords }) => keywords),
    ...negativeKeywords.map((text) => `-${text}`),
  ].join('\n');
}

describe('Groups by the name of their trade', () => {
  it.each<[what: string, form: Partial<GoogleAdsFormInput>, wanted: RegExp, refused: RegExp]>([
    [
      'a vet looks after pets, is searched as one and shuts nobody out who writes veterinary',
      {
        businessType: 'healthcare',
        industry: 'Veterinary',
        primaryServices:
          'vaccinations, neutering, dental, puppy classes, out of hours emergencies. No horses.',
      },
      /^pet vaccinations$[\s\S]*^pet dental care$[\s\S]*^emergency vet$[\s\S]*^vet near me$[\s\S]*^-horses$/mu,
      /^(?:dental|vaccinations?) |^-veterinary$|pet puppy|(?<!^-)horses/mu,
    ],
    [
      'a tree surgeon comes at once',
      {
        businessType: 'home_services',
        industry: 'Tree surgeon',
        primaryServices: 'tree felling, hedge cutting, emergency call out 24/7',
      },
      /^emergency tree surgeon$[\s\S]*^tree surgeon near me$/mu,
      /call out (?!24\/7$)/mu,
    ],
    [
      'sessions of a trampoline park',
      {
        businessType: 'other',
        industry: 'Trampoline park',
        primaryServices: 'open jump, toddler sessions, birthday parties',
      },
      /^toddler trampoline sessions$[\s\S]*^trampoline park near me$/mu,
      /^toddler sessions/mu,
    ],
    [
      'what two offers teach is taught one to one as well',
      {
        businessType: 'fitness',
        industry: 'Fitness',
        primaryServices: 'Reformer pilates classes, 1-to-1 sessions, pregnancy pilates',
      },
      /^1-to-1 pilates sessions$/mu,
      /^1-to-1 sessions/mu,
    ],
    [
      'a cafe with seats for dogs',
      {
        businessType: 'restaurant',
        industry: 'Cafe',
        primaryServices: 'afternoon tea, dog friendly seating',
      },
      /^dog friendly cafe$/mu,
      /friendly seating ./u,
    ],
    [
      'a shop’s servicing and schemes are not for sale, and whoever wants a repair is welcome',
      {
        businessType: 'retail',
        industry: 'Bike shop',
        primaryServices: 'electric bikes, bike servicing, cycle to work scheme, test rides',
      },
      /^buy electric bikes$[\s\S]*^bike servicing near me$/mu,
      /(?:buy|^)(?: bike servicing| cycle to work| test ride).*$|(?:servicing|scheme|rides?) (?:for sale|store|online)$|^-repair$/mu,
    ],
    [
      'a nursery is typed without the ages',
      {
        businessType: 'education',
        industry: 'Childcare',
        primaryServices: 'Day nursery for 3 months to 5 years, forest school, holiday club',
      },
      /^day nursery near me$/mu,
      /years (?:near|prices|in )/u,
    ],
    [
      'a dog groomer cleans the teeth of dogs',
      { businessType: 'service', industry: 'Dog grooming', primaryServices: 'full groom, teeth cleaning' },
      /^dog teeth cleaning$/mu,
      /^teeth cleaning/mu,
    ],
    [
      'what is turned away is nobody’s search',
      {
        businessType: 'beauty',
        industry: 'Beauty salon',
        primaryServices: 'lash lifts, spray tan. No children under 16.',
      },
      /^lash lifts$/mu,
      /children/u,
    ],
    [
      'whoever is dog friendly offers no dog friendly',
      { industry: 'Glamping', primaryServices: 'Yurts with wood burner and hot tub, dog friendly' },
      /^yurts near me$/mu,
      /^dog friendly/mu,
    ],
    [
      'who does the work of a field, and what is done to a thing',
      {
        businessType: 'home_services',
        industry: 'Joinery',
        primaryServices: 'fitted wardrobes, heat pumps installed',
      },
      /^heat pump installation near me$[\s\S]*^joiner near me$/mu,
      /pumps installed near/u,
    ],
    [
      'a regas is one',
      { businessType: 'automotive', industry: 'Garage', primaryServices: 'MOT, air con regas' },
      /^air con regas cost$/mu,
      /rega cost/u,
    ],
    [
      'a vet abroad, who turns horses away',
      {
        businessType: 'healthcare',
        industry: 'Tierarzt',
        primaryServices: 'Impfungen, Zahnbehandlung, Notdienst. Keine Pferde.',
        language: 'de',
      },
      /^impfungen beim tierarzt$[\s\S]*^tierärztlicher notdienst$/mu,
      /^(?:impfungen|zahnbehandlung)(?: in)? lincoln|pferde|^-tierarzt$/mu,
    ],
    [
      'a Spanish vet is a veterinario, too, and no clinic for people',
      {
        businessType: 'healthcare',
        industry: 'Clínica veterinaria',
        primaryServices: 'vacunas, urgencias 24 horas',
        language: 'es',
      },
      /^vacunas para mascotas$[\s\S]*^urgencias veterinarias$/mu,
      /^-veterinario$|^clínica(?: lincoln)?$/mu,
    ],
    [
      'a house in Spain that takes dogs',
      {
        industry: 'Casa rural',
        primaryServices: 'Casa rural con jacuzzi, se admiten perros',
        language: 'es',
      },
      /^casa rural cerca de mí$/mu,
      /admiten perros (?:en|cerca|precio)/u,
    ],
    [
      'a French groomer of dogs, not of cats',
      {
        businessType: 'service',
        industry: 'Toilettage canin',
        primaryServices: 'bain, coupe de griffes. Pas de chats.',
        language: 'fr',
      },
      /^bain pour chien$/mu,
      /^bain lincoln|chats/mu,
    ],
    [
      'a German shop’s leasing is not for sale, and its repairs are wanted',
      {
        businessType: 'retail',
        industry: 'Fahrradladen',
        primaryServices: 'E-Bikes, Fahrradreparatur, JobRad-Leasing, Probefahrten',
        language: 'de',
      },
      /^e-bikes kaufen$/mu,
      /(?:leasing|probefahrten) (?:kaufen|laden|online)|^-reparatur$/mu,
    ],
  ])('%s', (_what, form, wanted, refused) => {
    const texts = keywordsOf(form);
    expect(texts).toMatch(wanted);
    expect(texts).not.toMatch(refused);
  });
});
