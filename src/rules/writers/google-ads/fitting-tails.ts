import type { BusinessType } from '#contract/google-ads-form.ts';
import { speaksOfAnimals } from '#rules/ads/benchmark-choice.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import type { AdsBrief } from './brief.ts';
import { childcare } from './childcare.ts';
import { isAskedOfFirms, isDeed, isDoneForBuyers, isFuneral, isNoDish } from './deeds.ts';

const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${alternatives})(?![\\p{L}])`, 'iu');

/** What is done from afar has no gym, no salon, no classroom, and nobody searches for it near them. */
const remote = word('online|virtual|remote|by (?:phone|video)');

export function isRemote(root: string): boolean {
  return remote.test(root);
}

/** People and animals are looked after and taught, not contracted for. */
const cared = word(
  'groom\\p{L}*|walk(?:ing|er)s?|sitting|boarding|trims?|baths?|massages?|lessons?|class(?:es)?|courses?|workshops?|clubs?|camps?|tuition|tutoring|coaching|counsell?ing|therapy|portraits?|\\p{L}*(?:unterricht|kurse?|pension|freizeit(?:en)?|betreuung)|beritt|équitation|clases|cursos?|cours|stages?',
);
const firm = word(
  'company|contractor|quote|firma|unternehmen|fachbetrieb|angebot|empresa|presupuesto|entreprise|devis',
);
/** Types of business whose customers do ask firms for quotes, whatever the service. */
const contracting: ReadonlySet<BusinessType> = new Set(['home_services', 'automotive', 'retail']);

/** What firms buy: a house extension "for small business" is wanted by nobody. */
const businessFunction = word(
  'account\\p{L}*|bookkeep\\p{L}*|payroll|tax(?:es)?|audits?|marketing|seo|ppc|advertis\\p{L}*|brand\\p{L}*|hr|recruit\\p{L}*|staffing|executive ' +
    'search|it|cyber\\p{L}*|cloud|consult\\p{L}*|insurance|web\\p{L}*|software|legal|compliance|contracts?|translat\\p{L}*|copywriting|crm|invoic\\p{L}*|data|strategy|management|training|leadership|hosting|support|security|logistics|\\p{L}*buchhaltung|\\p{L}*abrechnung(?:en)?|jahresabschl[uü]ss\\p{L}*|\\p{L}*schulung(?:en)?|datenschutz\\p{L}*|arbeitssicherheit|contabilidad|nóminas|fiscal\\p{L}*|impuestos|formación|consultoría|comptabilité|paie|bilans?|formations?|audits?|conseil\\p{L}*',
);

const ofDeed = word('services?');
const spanishFirm = word('empresa|servicios?|presupuesto|profesional');
const forBusiness = word('for small business|consultant|für unternehmen|para empresas|pour entreprise');
/** Only what is thought out for others comes from an agency. */
const byAgency =
  /marketing|werb|design|web|seo|medien|media|kommunikation|event|personal|recruit|texte|branding|foto|video/iu;

/** Whether a service is one that firms buy, so that its ads may speak of the reader's business. */
export function isForFirms(service: string): boolean {
  return businessFunction.test(service);
}

/** What is repaired or lent is not bought, and a room is not eaten. */
const bought = word(
  'buy|store|for sale|online|kaufen|laden|geschäft|comprar|tienda|a domicilio|acheter|achat|magasin|boutique|en ligne',
);
const eaten = word(
  'restaurant|menu|place to eat|speisekarte|essen gehen|restaurante|carta|para comer|carte|où manger',
);

/** Whoever is looked after there is no patient of a specialist, and no beginner. */
const forHumans = word('facharzt|specialist|consultation|especialista|spécialiste');

/** Words behind a theme that nobody types behind these themes. */
const misfits: readonly { tail: RegExp; behind: RegExp; types?: readonly BusinessType[] }[] = [
  // What is bought has a price.
  { tail: word('rates|cost'), behind: /\p{L}/u, types: ['retail'] },
  { tail: word('services?'), behind: /servic\p{L}{0,4}$/iu },
  { tail: word('gym|membership|classes|studio|salon|clinic|school|shop|store|garage'), behind: remote },
  { tail: word('professionnel|entreprise'), behind: childcare },
  // One who plays or speaks is no firm.
  {
    tail: word('firma|unternehmen|fachbetrieb|empresa|entreprise|company|contractor'),
    behind:
      /(?:dj|band|fotos?|shootings?|portraits?|musiker|sänger(?:in)?|redner(?:in)?|fotograf(?:in)?|zauberer|clown|magicians?|photographers?|fotógrafo|photographe)(?!\p{L})/iu,
  },
  // Nobody eats out for a coffee or a cake.
  {
    tail: word('essen gehen|para comer|où manger|place to eat|restaurant|restaurante'),
    behind:
      /kaffee|torten?|kuchen|eis(?!\p{L})|getränke|mitnehmen|brötchen|coffee|cakes?(?!\p{L})|takeaway|pasteles|tartas?|helados?|gâteaux?|viennoiseries?|glaces?(?!\p{L})/iu,
    types: ['restaurant'],
  },
  { tail: word('tarifas'), behind: /./u, types: ['restaurant', 'retail'] },
  // A list of wishes is opened, not sold.
  { tail: word('buy|shop|store|for sale|prices'), behind: word('registr(?:y|ies)|gift lists?') },
  // Whoever picks apples hires nobody for it.
  {
    tail: word('services?|company|contractor|quote|local|buy|shop|store|for sale|online'),
    behind: word(
      'pick your own|picking|patch|maze|(?:hay|sleigh|pony|horse)?rides?|field trips?|crossings?|cruises?|hikes?',
    ),
  },
  // What is done to a racket has no beginners.
  {
    tail: word('gym|membership|classes|for beginners'),
    behind: word(
      'restringing|stringing|repairs?|rentals?|hire|partners?|sunbeds?|saunas?|tanning|steam rooms?|cr[eè]che|caf[eé]',
    ),
    types: ['fitness'],
  },
  // Whoever buys a pass looks for no classes of it.
  {
    tail: word('gym|membership|classes|for beginners'),
    behind: word('pass(?:es)?|memberships?|teams?|part(?:y|ies)'),
    types: ['fitness'],
  },
  // A voucher or a day out is no school.
  {
    tail: word('classes|lessons|for beginners|school|fees'),
    behind: word(
      'rentals?|hire|repairs?|vouchers?|gift cards?|(?:corporate|cookery|team|away|fun|craft) days?',
    ),
    types: ['education', 'fitness'],
  },
  // A trip, a party or the care of kit teaches nobody.
  {
    tail: word('classes|lessons|for beginners|school'),
    behind: word(
      'servic\\p{L}*|dives?|boat|trips?|tours?|part(?:y|ies)|events?|kit|equipment|memberships?|inspections?',
    ),
    types: ['education'],
  },
  // What comes by post every month is joined, what is given is no stock.
  {
    tail: word('shop|store|for sale|prices'),
    behind: word('subscription(?: box(?:es)?)?|gift cards?|vouchers?'),
  },
  {
    tail: word('beratung|agentur'),
    behind: /(?:übersetzung(?:en)?|lektorat|korrektorat|dolmetsche\p{L}*|gutachten|druck)(?!\p{L})/iu,
  },
  { tail: word('praxis|facharzt'), behind: /kurse?(?!\p{L})/iu },
  { tail: word('for small business|consultant|pricing'), behind: word('recruitment|staffing|labourers') },
  {
    tail: word('clinic|cost|specialist|consultation|prices'),
    behind: word('appointments?|consultations?|bookings?'),
  },
  // Drinks, rooms and events are not eaten.
  {
    tail: word('restaurant|place to eat|essen gehen'),
    behind: word(
      'wines?|beers?|ales?|ciders?|cocktails?|coffees?|teas?|whisk(?:e)?ys?|gins?|drinks?|bars?|dining|events?|parties|party|catering|functions?|weddings?|rooms?|music|quiz|cakes?|beans|hampers?|vouchers?|to order',
    ),
    types: ['restaurant'],
  },
  // One works with one: no class and no membership.
  {
    tail: word('gym|membership|classes'),
    behind: word('personal training|one[- ]to[- ]one|1[- ]?(?:to|2|:)[- ]?1|coaching|massage|nutrition'),
    types: ['fitness'],
  },
  {
    tail: word('for beginners|lessons'),
    behind: word(
      'certification|licen[cs]e|exams?|tutoring|tuition|homework|camps?|clubs?|toddlers?|preschool|ages \\d+',
    ),
  },
  {
    tail: word('agency|fees|advice'),
    behind: word(
      'for sale|to let|to rent|for rent|rentals?|lettings|homes?|houses?|condos?|apartments?|townhouses?|penthouses?|villas?|land|lots|acreage',
    ),
    types: ['real_estate'],
  },
  {
    tail: word('listings|agency'),
    behind: word(
      'valuations?|management|check-?in|cleaning|laundry|pricing|set-?up|staging|inspections?|photography|reports?|finding|inventor(?:y|ies)',
    ),
    types: ['real_estate'],
  },
  // Carers have no practice and are no doctors.
  {
    tail: word('praxis|facharzt'),
    behind: /(?:pflege|hauswirtschaft|haushaltshilfe|betreuung|beratungseinsätze nach .{1,12})(?!\p{L})/iu,
  },
  // A van comes to the drive.
  {
    tail: word('garage'),
    behind: word(
      'detailing|valeting?|valets?|coatings?|correction|polishing|wrapping|wraps?|tinting|restoration|washing|removal',
    ),
    types: ['automotive'],
  },
  {
    tail: word('garage|service'),
    behind: word('financ\\p{L}*|insurance|sales?|leasing|rentals?|hire'),
    types: ['automotive'],
  },
  {
    tail: word('asesoramiento|agencia'),
    behind: word('venta|alquiler|tasación|tasaciones'),
    types: ['real_estate'],
  },
  { tail: word('salon'), behind: word('tattoos?|cover-ups?|piercings?|tattooing'), types: ['beauty'] },
  {
    tail: word('contractor'),
    behind: word('moves?|moving|removals?|packing|storage|cleaning|delivery|walking'),
  },
  { tail: word('local'), behind: word('long[- ]distance|national|international|overseas|emergency|local') },
  {
    tail: word('facharzt'),
    behind: /(?:therapie|training|coaching|beratung|massage|gymnastik|pädie|hebamme)(?!\p{L})/iu,
  },
  // Carers come to the home.
  {
    tail: word('clinic|appointment|specialist|consultation'),
    behind: word(
      'live-in care|home care|respite care|dementia care|elderly care|companionship|care at home|(?:assisted|independent|senior) living|memory care|nursing homes?|respite stays?',
    ),
    types: ['healthcare'],
  },
];

/** Whoever is named already has no clinic, specialist or consultation behind the name: "emergency dentist". */
const ofTrade = word(
  'clinic|specialist|consultation|garage|contractor|company|service|salon|studio|restaurant',
);
const spa = word('spas?');
const dental = /zahn|dental/iu;
const barber = word('barbers?|barber ?shops?|barbering');

/** Who treats people and is no doctor is searched by the own name: "Wochenbettbetreuung Hebamme". */
const noDoctor =
  /^(?:hebamme|(?:heilpraktiker|physiotherapeut|psychotherapeut|ergotherapeut|osteopath|ernährungsberater)(?:in)?|psychologe|psychologin|logopäd(?:e|in)|podolog(?:e|in)|tierarzt|kinderarzt|hautarzt|augenarzt|frauenarzt)$/iu;

/** People who are found for others are found by an agency. */
const byAgencyOnly = /(?:^|\s)(?:recruitment|staffing|temps?|executive search)$/iu;

/** The same house by the name of its own trade. */
function named(tail: string, root: string, brief: AdsBrief): string {
  const { businessType: type, industry, businessName, language } = brief;
  if (language.written === 'de' && tail === 'facharzt' && dental.test(`${industry} ${businessName} ${root}`))
    return 'zahnarzt';
  if (language.written === 'de' && tail === 'facharzt' && noDoctor.test(industry))
    return industry.toLowerCase();
  if (language.written !== 'en') return tail;
  if (tail === 'company' && byAgencyOnly.test(root)) return 'agency';
  if (type === 'beauty' && /^(?:salon|studio)$/u.test(tail) && spa.test(`${industry} ${businessName}`))
    return 'spa';
  if (type === 'beauty' && /^(?:salon|studio)$/u.test(tail) && barber.test(`${industry} ${businessName}`))
    return 'barber';
  if (type === 'automotive' && /^(?:used|new|pre-owned)\s/iu.test(root))
    return tail === 'shop' ? 'dealer' : tail === 'store' ? 'dealership' : tail;
  return tail;
}

/** A tennis coach has no gym. */
const hasGym =
  /(?<!\p{L})(?:gyms?|fitness|crossfit|studios?|clubs?|pilates|yoga|boxing|martial|climbing|spin\p{L}*)(?!\p{L})/iu;
const lendsCars = /(?<!\p{L})(?:hire|rentals?|leasing)(?!\p{L})/iu;
/** Nobody stretches or breathes in a "gym". */
const isGym = /(?<!\p{L})(?:gyms?|fitness|crossfit|health clubs?|leisure|boxing|martial|climbing)(?!\p{L})/iu;
/** "Création de site cabinet": accountants and advisers have one. */
const ofCabinet =
  /compt|paie|bilan|fiscal|impôt|audit|conseil|recrut|juridi|expert|social|gestion|patrimoine|assur|déclaration|création d['’]entreprise|coaching/iu;
/** "Nagelspangen facharzt": who treats there is no doctor. */
const treatsWithoutDoctor =
  /podolog|physiotherap|krankengymnast|osteopath|heilprakti|psychotherap|fußpflege|logopäd|ergothera|hebamme|optik|hörgerät|akustik|ernährungs/iu;
const saidOf = ({ industry, businessName }: AdsBrief): string => `${industry} ${businessName}`;

/** What people add behind a theme or before it, without what nobody adds to this one. */
export function fittingTails(tails: readonly string[], root: string, brief: AdsBrief): string[] {
  const { businessType: type, industry } = brief;
  const isEnglish = brief.language.written === 'en';
  const isOfAnimals = speaksOfAnimals(`${root} ${industry} ${brief.businessName}`);
  const isCared = cared.test(root) || childcare.test(root) || isOfAnimals;
  const isTrade = businessNounOf(root, brief.language.written) !== null && !isDeed(root, 'en');
  const fits = (tail: string): boolean => {
    if (type === 'fitness' && /^(?:gym|membership)$/u.test(tail) && !hasGym.test(saidOf(brief))) return false;
    if (tail === 'garage' && lendsCars.test(industry)) return false;
    if (type === 'fitness' && tail === 'gym' && !isGym.test(saidOf(brief))) return false;
    if (firm.test(tail) && !contracting.has(type)) {
      if (isCared || (isEnglish && !isDeed(root, 'en'))) return false;
    }
    // "Entreprise de plomberie", and none of a plumber.
    const isAsked = isAskedOfFirms(root, brief.language.written);
    if (/^(?:empresa|entreprise) de$/u.test(tail) && !isAsked) return false;
    if (spanishFirm.test(tail) && brief.language.written === 'es' && !contracting.has(type) && !isAsked)
      return false;
    if (isEnglish && ofDeed.test(tail) && !contracting.has(type) && !isDeed(root, 'en')) return false;
    if (/^entreprise(?: de)?$/u.test(tail) && !contracting.has(type) && !isDeed(root, 'fr')) return false;
    if (forBusiness.test(tail) && !businessFunction.test(root)) return false;
    if (tail === 'agentur' && !byAgency.test(root)) return false;
    if (isTrade && ofTrade.test(tail)) return false;
    if (tail === 'facharzt' && treatsWithoutDoctor.test(saidOf(brief))) return false;
    if (tail === 'cabinet' && type === 'professional_services' && !ofCabinet.test(root)) return false;
    // Nobody compares offers of those who bury the dead.
    if ((firm.test(tail) || /^(?:anbieter|services?)$/u.test(tail)) && isFuneral(brief)) return false;
    if (forHumans.test(tail) && isOfAnimals) return false;
    if (type === 'retail' && bought.test(tail) && isDoneForBuyers(root, brief.language.written)) return false;
    if (type === 'restaurant' && eaten.test(tail) && isNoDish(root)) return false;
    return !misfits.some(
      ({ tail: added, behind, types }) =>
        added.test(tail) && behind.test(root) && (types === undefined || types.includes(type)),
    );
  };
  return [...new Set(tails.filter(fits).map((tail) => named(tail, root, brief)))];
}
