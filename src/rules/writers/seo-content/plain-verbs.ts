import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { withoutWhoever } from '#rules/ledger/english-copy.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Verbs of advertising and what they say in plain words; what is left without them is no sentence ("ways to get involved"). English. */
const plainVerbs: readonly (readonly [RegExp, string])[] = [
  [/^discover$/u, 'find'],
  [/^discovers$/u, 'finds'],
  [/^discovering$/u, 'finding'],
  [/^transform your$/u, 'change your'],
  [/^dive into$/u, 'look into'],
  [/^leverage$/u, 'use'],
  [/^leverages$/u, 'uses'],
  [/^leveraging$/u, 'using'],
  [/^harness the$/u, 'use the'],
  [/^explore our$/u, 'see our'],
  [/^unlock$/u, 'open'],
  [/^unlocks$/u, 'opens'],
];

/** Before a thing of its own: what is no more than a mood ("discover the magic of tea") goes with its sentence. */
const advertised = longPattern('giu')`
  (?<=^|[.!?:;,–—]\s|\s(?:to|and|or|you|can|app|will)\s|\p{L}\s(?=leverag))(?:discover(?:s|ing)?(?=\s(?:ways|how|where|which|what|who|new|local|nearby|other|more|your|\d|over|podcasts?|music|artists?|books?|recipes?|places?|events?|people|songs?|trails?|shops?))
    |transform your(?=\s(?:\p{L}+ )?(?:habits?|photos?|pictures?|phone|iphone|ipad|notes|text|videos?|device|voice|body|garden|room|home))|dive into(?=\s)|leverag(?:e|es|ing)(?=\s)|harness the(?=\s)|explore our(?=\s\p{Ll}))
  |(?<=\p{L}\s)(?<!(?:time|once|an?|the|single|paid|full|face|touch|one|finger|early)\s)unlocks?(?=\s(?:when|after|once|as|by|on)\s)
`;
/** "A subscription to unlock app blocking": what it is for. */
const toUnlock =
  /(?<=\b(?:subscription|purchase|upgrade|membership|payment|plan|license)\s)to unlock(?=\s)/giu;
/** "The only way through the block is effort": without its words the rest would say another thing. */
const theOnly =
  /\b(the) only (?=(?:way|thing|time|difference|limit|exception|rule|condition|data|permission|place|outbound)s?\b)/giu;
const sign = /the only|to unlock|discover|transform your|dive into|leverag|harness|explore our|unlock/iu;

/** "Descubre cómo", "découvrez les", "entdecken Sie": as above. */
const abroad: Readonly<Partial<Record<WrittenLanguage, readonly (readonly [RegExp, string])[]>>> = {
  es: [
    [
      /(?<=^|[.!?:]\s|\s(?:y|para)\s)descubre(?=\s(?:cómo|qué|dónde|cuál|cuánto|por qué)(?!\p{L}))/giu,
      'mira',
    ],
    [/(?<=^|[.!?:]\s|\s(?:y|para)\s)descubre(?=\s(?:los?|las?|el|tus?|más|nuev[oa]s?|\d)\s)/giu, 'conoce'],
  ],
  fr: [
    [
      /(?<=^|[.!?:]\s|\set\s)découvrez(?=\s(?:comment|où|pourquoi|ce que|quel(?:le)?s?)(?!\p{L}))/giu,
      'voyez',
    ],
    [/(?<=^|[.!?:]\s|\set\s)découvrez(?=\s(?:les?|la|plus|de nouve\p{L}+|des|vos|\d)\s)/giu, 'trouvez'],
  ],
  de: [
    [/(?<=^|[.!?:]\s|\sund\s)entdecken(?=\sSie\s(?:die|das|den|der|neue|mehr|Ihre|über|\d))/giu, 'finden'],
  ],
};
const signAbroad = /descubre|découvrez|entdecken/iu;

/** A German, Spanish or French text with plain verbs in place of those that only advertise. */
function withPlainVerbsAbroad(text: string, language: WrittenLanguage): string {
  const verbs = abroad[language];
  if (verbs === undefined || !signAbroad.test(text)) return text;
  return verbs.reduce(
    (told, [said, plain]) =>
      told.replace(said, (verb: string) =>
        /^\p{Lu}/u.test(verb) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain,
      ),
    text,
  );
}

/** An English text with plain verbs in place of those that only advertise. */
function withPlainVerbs(text: string): string {
  if (!sign.test(text)) return text;
  return text
    .replace(toUnlock, 'for')
    .replace(theOnly, '$1 ')
    .replace(advertised, (said: string) => {
      const plain = plainVerbs.find(([verb]) => verb.test(said.toLowerCase()))?.[1] ?? said;
      return /^\p{Lu}/u.test(said) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    });
}

/** A text before its praise is cut out of it: with plain verbs where those of advertising would leave no sentence. */
export function plainlySaid(text: string, language: WrittenLanguage): string {
  return language === 'en' ? withPlainVerbs(withoutWhoever(text)) : withPlainVerbsAbroad(text, language);
}
