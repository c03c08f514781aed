import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { article } from '#rules/writers/seo-content/english-words.ts';
import { onIsland } from '#rules/ledger/island.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isBesidePlace } from '#rules/writers/google-ads/place.ts';
import type { AdsLexicon, Call } from './lexicon.ts';

/** A person or a single place needs its article: "Need a Divorce Lawyer?". */
const oneOfMany = longPattern('iu')`
  (?:er|or|ist|ian|ician|smith|chef|nanny|guide|coach|surgeon|midwife|sweep|attorney|agent|expert|specialist
    |consultant|clinic|salon|studio|gym|school|shop|store|restaurant|company|firm|office|garage|service
    |class|course|lesson|tour|session|massage|facial|haircut|manicure|appointment|dealership|app|tool
    |platform|plugin|portal|dashboard|bakery|butcher|café|cafe|practice|academy
    |(?<![a-z])(?:groom|trim|timeline|spreadsheet|band|dj|duo|trio|quartet|choir|room|suite|cottage|cabin|villa|inspection|patch|maze
      |orchard|farm stand|playground|chapel|ballroom|program|programme|camp|scheme|plan|survey|assessment
      |consultation|(?:oil|lock|name|filter) change|audit|website|logo|doula|portrait|notary)|college|agency|nursery|kindergarten|creche|preschool|hotel|widget|inbox
    |chatbot|calendar|wiki|pharmacy|vet|pub|bar|bistro|pizzeria|venue|club|electrician|handyman|accountant
    |architect|mechanic|optician|law firm|box|kit|set|hamper|bundle|voucher|cattery|brewery|winery
    |distillery|kennel|farm|marquee|gazebo|cruise|trip|retreat|weekend|sauna|yurt)$
`;
const noArticle =
  /(?:water|hair|power|weather|leather|paper|timber|motor|interior|exterior|winter|summer|dinner|cover|center|border|outdoor|indoor|color|decor|repair|chowder|butter|beer|cider|lager|powder|(?<!p)lumber|ginger|copper|silver|rubber|fiber|labor|error|humor)$/iu;

const doneInShop =
  /(?:servicing|services?|repairs?|hire|rentals?|fitting|lessons|classes|workshops?|alterations|restringing|engraving|framing|delivery|tuning|valuations?)(?!\p{L})/iu;

/** One of these behind what it is for: "a strength for runners course". */
const taughtForThem = /\sfor\s.{1,80}\s(?:course|class|workshop|programme?)$/iu;

function oneOf(head: string): string {
  if (taughtForThem.test(head)) return `${article(head)} ${head}`;
  // "Birthday cakes to order" are cakes.
  const last =
    head
      .replace(/\s(?:to|for|of|with|in|on|up to|by|from|ages)\s.*$/iu, '')
      .split(' ')
      .at(-1) ?? '';
  return oneOfMany.test(last) && !noArticle.test(last) ? `${article(head)} ${head}` : head;
}

const surelyMany =
  /(?:[^su]s|ing|[st]ion|ment|ance|ence|[aeo]ge|ics|tape|hire|care|repair|removal|storage|rental|therapy|law|advice|design|support|software|surgery|puncture|tuition|transport|freight|payroll|insurance|graphy|opathy|ology|istry|astry|entry|ery|pilates|yoga|delivery|access|help|cover|work|wear|ware|laser|seo|it|vat|hair|control|security|food|coffee|bread|pizza|sushi|ramen|tofu|steak|pasta|curry|beer|wine|tea|cake|ice cream|disposal|assembly|clearance|wash|proofing|fitting|finance|music|parking|wifi|plus|rehab|botox|filler|gas|water|oil|wood|stone|glass|steel|timber|concrete|gravel|hay|compost|turf|soil)$/iu;
/** "Puppy's first groom" is one, and its owner stands where the article would. */
const owned = /^\p{L}+['’]s\s/u;

/** Whether the end of a name tells if it takes an article: "boiler repair" takes none, "a divorce lawyer" does, and a "scene timeline" says neither. */
function isSure(head: string, type: Parameters<AdsLexicon['need']>[1]): boolean {
  const [front = head] = head.split(/\s(?:to|for|of|with|in|on|up to|by|from|ages)\s/iu);
  if (owned.test(head) || /^\p{L}+ to \p{L}/iu.test(head)) return false;
  return type === 'restaurant' || surelyMany.test(front) || oneOf(head) !== head || /\d$/u.test(front);
}

/** Of these one is another thing: "human right", "will". */
const onlyPlural = /(?:wills|rights|damages|benefits|taxes|relations|sports|arts|goods|torts)$/iu;

/** "Spouse visa" of "spouse visas": what stands before "lawyer" and "advice". */
function fieldOfLaw(head: string): string {
  return head
    .split(/(\s(?:and|&)\s)/u)
    .map((part) => (onlyPlural.test(part) ? part : singularPhrase(part)))
    .join('');
}

const call = (headline: string, verb: string, sentence: (about: string) => string, plain: string): Call => ({
  headline,
  about: (head) => (oneOf(head) === head ? `${verb} ${head}` : ''),
  sentence: (head) => sentence(oneOf(head)),
  plain,
});

function at(place: string): string {
  return isBesidePlace(place) ? place : onIsland(place) || `in ${place}`;
}

export const en: AdsLexicon = {
  name: 'English',
  tag: 'en',
  inPlace: (head, place) => `${head} ${at(place)}`,
  have: (head) => `${head}?`,
  // Whether one word of a thing takes an article is not always known, and then it is not asked for.
  need: (head, type) =>
    !isSure(head, type)
      ? []
      : [
          ...(type === 'restaurant' || type === 'retail' || type === 'real_estate'
            ? [`Looking for ${oneOf(head)}?`]
            : []),
          `Need ${oneOf(head)}?`,
        ],
  needTrade: (head) => (isSure(head, 'other') ? [`Need ${oneOf(head)}?`, `Looking for ${oneOf(head)}?`] : []),
  oneOf,
  forAudience: (audience) => `For ${audience}`,
  address: (street) => `Address: ${street}`,
  opening: ({ head, place, business, type }) =>
    `${head}${place === '' ? '' : ` ${at(place)}`} ${['restaurant', 'retail', 'fitness', 'beauty', 'healthcare', 'automotive'].includes(type) ? 'at' : type === 'education' || type === 'real_estate' ? 'with' : 'from'} ${business}`,
  also: (list, type) =>
    // Nobody stocks bike servicing.
    type === 'retail' && !doneInShop.test(list)
      ? `We also stock ${list}.`
      : type === 'restaurant'
        ? `Also on offer: ${list}.`
        : type === 'legal'
          ? `We also advise on ${list}.`
          : type === 'education' || type === 'fitness'
            ? `We also run ${list}.`
            : type === 'home_services'
              ? `We also help with ${list}.`
              : `We also offer ${list}.`,
  whom: (audience, place) => `For ${audience}${place === '' ? '' : ` ${at(place)}`}.`,
  deedWith: (deed, business) => `${deed} with ${business}`,
  moreDeeds: (list) => `You can ${list}, too.`,
  located: (address) => `Our address is ${address}.`,
  fillers: [
    (head) => `Have a question on ${oneOf(head)} first? You are welcome to ask.`,
    () => 'No question is too small to put to us before you decide.',
  ],
  calls: {
    quote: call(
      'Ask for a Quote',
      'Ask About',
      (about) => `Tell us what you need and ask for a quote on ${about}.`,
      'Tell us what you need and ask for a quote.',
    ),
    appointment: call(
      'Request an Appointment',
      'Ask About',
      (about) => `Request an appointment for ${about} at a time that suits you.`,
      'Request an appointment.',
    ),
    call: call(
      'Give Us a Call',
      'Call About',
      (about) => `Call us about ${about} and say what you need.`,
      'Call us and say what you need.',
    ),
    table: call(
      'Plan Your Visit',
      'Come in for',
      (about) => `Come in for ${about}, or ask us for a table.`,
      'Come in, or ask us for a table.',
    ),
    shop: {
      headline: 'See Our Range',
      about: (head) => `See Our ${head}`,
      // Nobody has a range of a subscription box.
      sentence: (head) => `See our range${oneOf(head) === head ? ` of ${head}` : ''} and choose what fits.`,
      plain: 'See our range and choose what fits.',
    },
    enrol: call(
      'Ask About a Place',
      'Ask About',
      (about) => `Ask us about ${about} and how to join.`,
      'Ask us how to join.',
    ),
    advice: call(
      'Talk to Us First',
      'Ask About',
      (about) => `Tell us about your situation and ask about ${about}.`,
      'Tell us about your situation.',
    ),
    viewing: call(
      'Talk to Our Team',
      'Ask About',
      (about) => `Tell us what you are looking for and ask about ${about}.`,
      'Tell us what you are looking for.',
    ),
    stay: call(
      'Ask for Your Dates',
      'Ask About',
      (about) => `Tell us your dates and ask about ${about}.`,
      'Tell us your dates and ask for a room.',
    ),
    trial: call(
      'Start Your Free Trial',
      'Try',
      (about) => `Start your free trial and see ${about} for yourself.`,
      'Start your free trial.',
    ),
    program: call(
      'See How It Works',
      'Ask About',
      (about) => `See how it works, and ask us about ${about}.`,
      'See how it works, and ask us anything.',
    ),
    contact: call(
      'Get in Touch',
      'Ask About',
      (about) => `Get in touch and ask about ${about}.`,
      'Get in touch with your questions.',
    ),
  },
  general: ['Questions Are Welcome', 'Here to Help', 'Clear Next Steps'],
  ofStay: ['For Your Next Trip', 'Time to Get Away'],
  ofType: {
    restaurant: ['For Your Next Meal', 'When You Are Hungry'],
    retail: ['For Your Next Purchase', 'Our Range at a Glance'],
    service: ['A Hand When It Counts'],
    healthcare: ['Your Health, Your Questions', 'For Your Next Appointment'],
    automotive: ['For You and Your Car', 'Back on the Road'],
    home_services: ['For Your Next Home Project', 'Help Around the House'],
    professional_services: ['For Your Next Decision', 'Support for Your Business'],
    fitness: ['For Your Next Workout', 'Time to Get Moving'],
    beauty: ['Time for Yourself', 'For Your Next Appointment'],
    education: ['For Your Next Step', 'Time to Learn Something'],
    real_estate: ['For Your Next Move', 'Your Home, Your Plans'],
    legal: ['Your Case, Your Questions', 'For Your Next Legal Step'],
    other: ['A Hand With Your Plans'],
  },
  tails: {
    restaurant: ['restaurant', 'menu', 'place to eat', 'prices'],
    retail: ['shop', 'store', 'prices', 'for sale', 'online'],
    service: ['service', 'company', 'cost', 'quote', 'prices'],
    healthcare: ['clinic', 'appointment', 'cost', 'specialist', 'consultation'],
    automotive: ['garage', 'cost', 'quote', 'service', 'prices'],
    home_services: ['service', 'company', 'cost', 'quote', 'contractor'],
    professional_services: ['services', 'company', 'pricing', 'for small business', 'consultant'],
    fitness: ['classes', 'gym', 'membership', 'prices', 'for beginners'],
    beauty: ['salon', 'prices', 'appointment', 'cost', 'studio'],
    education: ['classes', 'lessons', 'fees', 'for beginners', 'school'],
    real_estate: ['agent', 'agency', 'fees', 'listings', 'advice'],
    legal: ['attorney', 'law firm', 'fees', 'consultation', 'advice'],
    other: ['service', 'company', 'prices', 'cost', 'quote'],
  },
  anyTails: ['prices', 'cost', 'rates', 'online'],
  softwareTails: ['pricing', 'for small business', 'demo', 'online', 'comparison'],
  notary: {
    head: (head) => `notary for ${head}`,
    keyword: (head) => `notary ${head}`,
    tails: ['notary', 'notary public'],
  },
  softwareKeywords: (head) => [`${head} software`, `${head} app`],
  fronts: { retail: ['buy'], service: ['local'], home_services: ['local'] },
  lawHead: (head) => `${fieldOfLaw(head)} advice`,
  lawKeyword: (head) => `${fieldOfLaw(head)} lawyer`,
  keywordInPlace: (head, place) => [`${head} ${place}`, `${head} ${at(place)}`, `${place} ${head}`],
  nearMe: 'near me',
  sitelinks: {
    plainLines: [
      'Questions are welcome',
      'Tell us what you have in mind',
      'Ask us before you decide',
      'Talk it over with us',
      'Say what matters to you',
      'Ask first, choose later',
    ],
    contact: 'Contact Us',
    contactLine: 'Ask us a question',
    contactMore: 'Tell us what you need',
    about: (business) => `About ${business}`,
    aboutUs: 'About Us',
    aboutLine: 'Who we are and what we do',
    aboutMore: 'Meet the people behind the name',
    services: 'All Services',
    servicesLine: 'See everything we do',
    servicesMore: 'One page with all of it',
    more: (head) => `More about ${head}`,
    prices: 'Prices',
    areas: 'Areas We Cover',
    areasLine: (place) => `${place} and around`,
    inPlace: (head, place) => `${head} ${at(place)}`,
  },
  callouts: {
    place: (place) => `Based ${at(place)}`,
    audience: (audience) => `For ${audience}`,
    plain: ['Ask before you decide', 'Happy to answer questions'],
  },
  generalGroup: 'More services',
};
