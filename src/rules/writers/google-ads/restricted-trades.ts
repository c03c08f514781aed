import type { AdsBrief } from './brief.ts';

const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${alternatives})(?![\\p{L}])`, 'iu');

/**
 * What Google takes no ads for, or only from advertisers that it has certified, by the words of the services and the trade.
 * Which countries and which papers changes: the owner is told to look, and no rule is told as law.
 * Sources: support.google.com/adspolicy, stored copies read on 29 November 2026: answers 13527531 (bail bonds), 6014299
 * (weapons, fireworks), 12997469 (CBD), 15598649 (addiction services), 15598647 and 6097617 (prescription medicines),
 * 6100448 (experimental treatments), 2464998 (loans), 15188217 (credit repair), 15189135 (debt services), 7520318 and
 * 6368711 (locksmiths and other businesses). Tobacco, gambling, cryptocurrency, tickets and essays were not looked up there.
 */
const restricted: readonly (readonly [words: RegExp, what: string, rule: string])[] = [
  [
    word(
      'payday loans?|title loans?|cash advance|short[- ]term loans?|bad credit loans?|préstamos rápidos|minikredit\\p{L}*',
    ),
    'short-term and high-interest loans',
    'Google refuses many of these ads and asks for the terms of the loan on the page',
  ],
  [word('bail bonds?|bail bondsm[ae]n'), 'bail bonds', 'Google does not run these ads'],
  [
    word(
      'vapes?|vaping|e-?cigarettes?|e-?zigaretten?|cigarettes?|cigars?|tobacco|tabak\\p{L}*|tabaco|tabac|hookah|shisha',
    ),
    'tobacco and vaping',
    'Google does not run these ads',
  ],
  [
    word('cbd|thc|cannabis|marijuana|hemp (?:oil|cream|gummies)|kratom|kratom powder'),
    'CBD and cannabis',
    'Google runs such ads only for few products, in few regions and with a certificate',
  ],
  [
    word(
      'addiction|detox(?=.{0,20}(?:alcohol|drug|clinic|cent))|alcohol detox|drug detox|drug rehab|alcohol rehab|(?:outpatient|inpatient) rehab|opioid treatment|suboxone|suchtklinik|entzugsklinik|desintoxicación',
    ),
    'addiction treatment',
    'Google runs these ads only in some countries and there for certified advertisers',
  ],
  [
    word(
      'semaglutide|tirzepatide|ozempic|wegovy|mounjaro|botox|botulinum|viagra|sildenafil|testosterone(?: replacement)?|ketamine|xanax|adderall|online pharmacy|pharmacy online|versandapotheke',
    ),
    'prescription medicines',
    'Google lets their names stand in ads only in some countries and for certified advertisers; elsewhere name the consultation instead',
  ],
  [
    word('stem cells?|stammzell\\p{L}*|células madre|cellules souches|prp therapy|gene therapy|biohacking'),
    'experimental treatments',
    'Google refuses most of these ads',
  ],
  [
    word('casinos?|betting|sports ?book|lotter(?:y|ies)|gambling|wettbüro|apuestas|paris sportifs'),
    'gambling',
    'Google runs these ads only for certified advertisers, country by country',
  ],
  [
    word(
      'gun shops?|gunsmiths?|firearms?|ammunition|ammo|rifles?|handguns?|fireworks|feuerwerk\\p{L}*|armas|armes à feu',
    ),
    'weapons and fireworks',
    'Google does not run ads that sell them',
  ],
  [
    word('crypto|cryptocurrenc(?:y|ies)|bitcoin|forex|cfds?|binary options'),
    'cryptocurrency and complex trading',
    'Google runs these ads only for certified advertisers',
  ],
  [
    word('debt (?:relief|settlement|consolidation|management)|credit repair|schuldnerberatung'),
    'debt and credit services',
    'Google runs these ads only in some countries and there for certified advertisers, and none for credit repair',
  ],
  [
    word('locksmiths?|garage door repairs?|schlüsseldienst'),
    'locksmiths and the like',
    'Google asks them in some countries to have their business verified first',
  ],
  [
    word('ticket resale|ticket broker|essay writing|dissertation writing|write my essay|fake documents'),
    'such services',
    'Google refuses or restricts these ads',
  ],
];

/** What the owner should know of Google's policies before money is spent; empty for most trades. */
export function restrictionAdvice({ industry, services }: Pick<AdsBrief, 'industry' | 'services'>): string[] {
  const said = [industry, ...services.map(({ name }) => name)].join(', ').slice(0, 4_000);
  return restricted
    .filter(([words]) => words.test(said))
    .slice(0, 3)
    .map(
      ([, what, rule]) =>
        `Google restricts ads for ${what}: ${rule}. Read its advertising policies for your country before you spend.`,
    );
}
