import type { BusinessType } from '#contract/google-ads-form.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { AdsBrief } from './brief.ts';
import { isLodging, sellsProgram } from './house.ts';
import type { CallKind } from './lexicon/lexicon.ts';
import { isCaterer, isDoneForBuyers, isFuneral, isTaught } from './deeds.ts';
import type { Theme } from './themes.ts';

const usual: Record<BusinessType, CallKind> = {
  restaurant: 'table',
  retail: 'shop',
  service: 'quote',
  healthcare: 'appointment',
  automotive: 'quote',
  home_services: 'quote',
  professional_services: 'advice',
  fitness: 'enrol',
  beauty: 'appointment',
  education: 'enrol',
  real_estate: 'viewing',
  legal: 'advice',
  other: 'contact',
};

/** What the goals ask for, folded; English, German, Spanish, French. */
const wanted: readonly (readonly [CallKind, RegExp, readonly BusinessType[] | null])[] = [
  ['call', /\b(?:phone calls?|more calls?|calls|anrufe|telefonanrufe|llamadas|appels)\b/, null],
  [
    'quote',
    /\b(?:quotes?|estimates?|angebotsanfragen|anfragen|presupuestos?|devis)\b/,
    ['service', 'home_services', 'automotive', 'professional_services', 'other'],
  ],
  [
    'appointment',
    /\b(?:appointments?|termine|citas|rendez-?vous)\b/,
    ['service', 'healthcare', 'beauty', 'automotive', 'fitness'],
  ],
];

const freeTrial =
  /\bfree (?:[\p{L}\d-]+ ){0,2}trial\b|\btrial\b.{0,40}\bfree\b|kostenlos\w{0,3} (?:[\p{L}\d-]+ ){0,2}test|(?:test|probe)\p{L}{0,20} kostenlos|prueba (?:[\p{L}\d-]+ ){0,3}grat|essai (?:[\p{L}\d-]+ ){0,3}gratuit/iu;

const unbooked =
  /(?<!\p{L})(?:no (?:appointments?|appts?)|no (?:pre-?)?booking|without (?:an )?appointment|ohne (?:termin|voranmeldung)|sin cita(?: previa)?|sans rendez-vous)(?!\p{L})/iu;

/** What the ads ask the reader to do: what the goals name, else what is usual in the trade. A call only with a number. */
export function callOf(
  brief: Pick<
    AdsBrief,
    'goals' | 'businessType' | 'businessName' | 'hasPhone' | 'industry' | 'facts' | 'services'
  >,
): CallKind {
  const goals = foldWord(brief.goals.slice(0, 2_000));
  for (const [kind, pattern, types] of wanted) {
    if (kind === 'call' && !brief.hasPhone) continue;
    if (pattern.test(goals) && (types === null || types.includes(brief.businessType))) return kind;
  }
  if (isFuneral(brief)) return 'contact';
  // "No appointment needed" beside "Request an appointment".
  if (usual[brief.businessType] === 'appointment' && brief.facts.some(({ text }) => unbooked.test(text)))
    return 'contact';
  if (brief.businessType === 'restaurant' && isCaterer(brief)) return 'quote';
  if (isLodging(brief)) return 'stay';
  if (sellsProgram(brief)) return brief.facts.some(({ text }) => freeTrial.test(text)) ? 'trial' : 'program';
  if (brief.businessType === 'professional_services' && madeToOrder.test(brief.industry)) return 'quote';
  return usual[brief.businessType];
}

/** Texts, pages and people are ordered: nobody tells a translator about a situation. */
const madeToOrder = longPattern('iu')`
  (?<!\p{L})(?:translat\p{L}*|interpret\p{L}*|copywrit\p{L}*|proofread\p{L}*|recruit\p{L}*|staffing
    |(?:web|graphic|logo|interior)[ -]?design\p{L}*|print(?:ing|ers?)|\p{L}*übersetz\p{L}*
    |\p{L}*dolmetsch\p{L}*|lektor\p{L}*|webdesign\p{L}*|druckerei|personalvermittlung|zeitarbeit
    |traducci\p{L}*|traductor\p{L}*|diseño \p{L}+|imprenta|traduct\p{L}*|imprimerie)(?!\p{L})
`;

/** Instead of these a course is joined. */
const joined: ReadonlySet<CallKind> = new Set(['shop', 'appointment', 'contact', 'quote', 'advice']);

const groomed = /toilettage|peluquería canina|hundesalon|hundefriseur|hundepflege/iu;

/** Nobody joins a racket that is restrung. */
const doneToThings = /(?:stringing|repairs?|rentals?|hire|servicing|sales|partner|vouchers?|gift cards?)$/iu;

/** The same for one theme: a shop's repairs and rentals have no range to look at. */
export function callFor(theme: Theme, brief: AdsBrief): CallKind {
  const kind = callOf(brief);
  if (joined.has(kind) && isTaught(theme.root)) return 'enrol';
  if (kind === 'enrol' && doneToThings.test(theme.root)) return 'contact';
  // A dog is brought at an hour that suits.
  if (kind === 'quote' && groomed.test(`${theme.root} ${brief.industry}`)) return 'appointment';
  return kind === 'shop' && isDoneForBuyers(theme.root, brief.language.written) ? 'contact' : kind;
}
