import type { BusinessType } from '#contract/google-ads-form.ts';

/** What the reader is asked to do. */
export const callKinds = [
  'quote',
  'appointment',
  'call',
  'table',
  'shop',
  'enrol',
  'advice',
  'viewing',
  'stay',
  'trial',
  'program',
  'contact',
] as const;
export type CallKind = (typeof callKinds)[number];

/** A call to action: as headline, and as one or two whole sentences with and without the theme. */
export interface Call {
  headline: string;
  /** Headline that names the theme; empty where the language would need an article. */
  about: (head: string) => string;
  sentence: (head: string) => string;
  plain: string;
}

/** Words and patterns of one language. `head` is the theme, `place` the town; patterns claim nothing beyond them. */
export interface AdsLexicon {
  /** English name of the language, as Google Ads Editor writes it. */
  name: string;
  tag: string;
  /** Headline: "Boiler Repair in Leeds". */
  inPlace: (head: string, place: string) => string;
  /** Headlines that ask, the best first: "Looking for Running Shoes?", and shorter "Need Running Shoes?". */
  need: (head: string, type: BusinessType) => readonly string[];
  /** Headline that asks for a trouble: "Blocked Drains?" */
  have: (head: string) => string;
  /** The same for a trade, "Need a Dentist?"; without it none is asked. */
  needTrade?: (head: string) => readonly string[];
  /** A thing as a list in a sentence names it: "a receipt scanning app"; without it as it is. */
  oneOf?: (head: string) => string;
  /** Headline: "For Homeowners". */
  forAudience: (audience: string) => string;
  /** Headline: "Address: 12 Mill Lane". */
  address: (street: string) => string;
  /** Sentence: "Boiler repair in Leeds from Harlow Heating". No full stop. `place` may be empty. */
  opening: (parts: { head: string; place: string; business: string; type: BusinessType }) => string;
  /** Sentence: "We also offer radiator fitting and power flushing." */
  also: (list: string, type: BusinessType) => string;
  /** Sentence: "For homeowners in Leeds." Empty place possible. */
  whom: (audience: string, place: string) => string;
  /** A deed of the reader that a program does: "cancel subscriptions with Stackly"; only where such deeds are known. */
  deedWith?: (deed: string, business: string) => string;
  /** More of them in a sentence, without the name, which stands in the opening. */
  moreDeeds?: (list: string) => string;
  /** Sentence: "Our address is 12 Mill Lane, Leeds." */
  located: (address: string) => string;
  /** Sentences that hold for everybody, when the brief gives too little; about the theme. */
  fillers: readonly ((head: string) => string)[];
  calls: Record<CallKind, Call>;
  /** Headlines that claim nothing, for briefs that say little. */
  general: readonly string[];
  ofType: Record<BusinessType, readonly string[]>;
  /** The same where guests stay for a night, whatever the type. */
  ofStay: readonly string[];
  /** Keywords: what people add behind a theme, for each type; null for words of the type that only some themes take. */
  tails: Record<BusinessType, readonly string[]>;
  /** Keywords: what people add to anything, where the others leave a group short. */
  anyTails: readonly string[];
  /** Keywords: the same behind a program, whatever the business. */
  softwareTails: readonly string[];
  /** Keywords: what people put before it. */
  fronts: Partial<Record<BusinessType, readonly string[]>>;
  /** The same of a notary, who is no lawyer: "notary for wills". */
  notary: { head: (head: string) => string; keyword: (head: string) => string; tails: readonly string[] };
  /** Keywords of a theme of a program: "holiday tracking software". */
  softwareKeywords: (head: string) => readonly string[];
  /** Keyword of a law firm: "divorce lawyer"; the theme itself elsewhere. */
  lawKeyword: (head: string) => string;
  /** A field of law as an ad names it: "divorce advice". */
  lawHead: (head: string) => string;
  /** Keyword: "boiler repair leeds". */
  keywordInPlace: (head: string, place: string) => readonly string[];
  nearMe: string;
  sitelinks: {
    /** Second lines that claim nothing, nor promise what a page holds, where no fact is left; each stands once. */
    plainLines: readonly string[];
    contact: string;
    contactLine: string;
    contactMore: string;
    about: (business: string) => string;
    aboutUs: string;
    aboutLine: string;
    aboutMore: string;
    services: string;
    servicesLine: string;
    servicesMore: string;
    /** "More about boiler repair". */
    more: (head: string) => string;
    prices: string;
    areas: string;
    areasLine: (place: string) => string;
    inPlace: (head: string, place: string) => string;
  };
  callouts: {
    place: (place: string) => string;
    audience: (audience: string) => string;
    /** Claim nothing; for briefs that say little. */
    plain: readonly string[];
  };
  /** Name of a campaign: "Harlow Heating – Search – Leeds". */
  generalGroup: string;
}
