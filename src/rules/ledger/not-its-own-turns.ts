import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** The turns by which a language says what a thing is not, or what is not it. */
export interface Turns {
  /** A text without any of these says nothing of the kind. */
  sign: RegExp;
  /** A word that denies; what it denies begins behind it. */
  denial: RegExp;
  /** A comparison up to what the thing is compared with. */
  comparison: RegExp;
  /** Where what is denied or compared ends. */
  stop: RegExp;
  /** Before the last of several that are denied together. */
  or: RegExp;
  /** Where a sentence about others comes to the thing: "; ours …". */
  contrast: RegExp;
  /** The same behind a subject that names no other kind: "Plastic boxes turn orange, this one doesn't". */
  plainContrast: RegExp | null;
  /** What a clause says that tells of what cannot be had, not yet or no longer. */
  absent: RegExp;
  /** A subject that is another thing of the seller's: "Our adult jacket". The last group is its noun. */
  sibling: RegExp | null;
}

export const notItsOwnTurns: Partial<Record<WrittenLanguage, Turns>> = {
  en: {
    sign: longPattern('iu')`
      n[’']t\s|(?<!\p{L})(?:not|never|no|neither|nor|cannot|free|also|instead|rather|opposed|unlike|as|than|ours|mine|our|the|this|these
        |users?|customers?|buyers?|friends?|reviewers?|people|viewers?|sold|separately|stock|discontinued|used|formerly|might|planned|soon|yet|future|later|someday)(?!\p{L})
    `,
    denial: longPattern('giu')`
      (?:(?<!\p{L})(?:not|never|no|neither|nor|cannot|free from|free of|instead of|rather than|as opposed to)|n[’']t)\s
        (?!(?:only|just|merely|least|all|sure|more|less|over|under|longer|later|\d\S*|one|two)(?!\p{L}))
    `,
    comparison: longPattern('giu')`
      (?<!\p{L})(?:\p{Ll}{2,12}er than|as \p{Ll}{3,14} as|(?:more|less) \p{Ll}{3,14} than|less than|unlike)\s
        (?!\d|an? (?:year|month|week|day|hour|minute|second)(?!\p{L})|(?:one|two|three|four|five|six|ten) )
    `,
    stop: /[,;:.()!?–—]|\s-\s|\s(?:but|because|so|thanks|while|unless|just|only)\s|\sand\s(?:it|they|is|are|has|have|the|its|an?|\p{Ll}+s)\s/gu,
    or: /^,?\s(?:or|nor)\s/u,
    contrast:
      /(?:[;,]|\s[-–—])\s(?:(?:but|and|so|while|whereas|yet) )?(?:ours|mine|this|these|it|we|not (?:ours|this|these))(?!\p{L})/iu,
    plainContrast: longPattern('iu')`
      (?:[;,]|\s[-–—])\s(?:(?:but|and|while|whereas|yet) )?(?:(?:ours|this one|these ones|not (?:ours|this one|these ones))(?!\p{L})
        |(?:we|it|they|you|I) (?:don[’']t|doesn[’']t|won[’']t|isn[’']t|aren[’']t|can[’']t|do|does|need neither|ha(?:s|ve) none)[.!]?$)
    `,
    absent: longPattern('giu')`
      (?<!\p{L})(?:(?:I|we) (?:also|sometimes) \p{Ll}{3,}(?: (?:it|them|these|this))? (?:in|from|out of)|sold out|out of stock|discontinued|no longer (?:available|made|sold)|used to be|(?:sold|bought|ordered|available) separately|formerly|might|(?:is|are) planned|coming soon
        |(?:next|later|future|coming) (?:version|update|release)|later this year|one day|someday|not (?:\p{L}+ )?yet|(?:isn[’']t|not) ready
        |(?:an?|one|some|many|our) (?:users?|customers?|buyers?|friends?|reviewers?|people|viewers?) (?:told|says?|said|wrote|claims?|swears?))(?!\p{L})
    `,
    sibling: longPattern('iu')`
      ^(?:Our (?:other|larger|smaller|bigger|previous|former|earlier|adults?[’']?|men[’']s|women[’']s|kids[’']?|children[’']s|baby)
        |The (?:previous|former|earlier|old|older))\s((?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)\s(?:is|are|was|were|has|had|have|holds|comes|weighs|measures|uses|used|needs)\s
    `,
  },
  de: {
    sign: longPattern('iu')`
      (?<!\p{L})(?:nicht|nie|niemals|keine?[nmrs]?|weder|statt|anstatt|anstelle|als|wie|gegensatz|anders|ausverkauft|vergriffen|geplant|künftig
        |unsere?[rs]?|diese[rs]?|version)(?!\p{L})
    `,
    denial: longPattern('giu')`
      (?<!\p{L})(?:nicht|nie|niemals|keine?[nmrs]?|weder|statt|anstatt|anstelle von)\s
        (?!(?:nur|mehr|weniger|länger|zuletzt|allein|ganz|\d\S*)(?!\p{L}))
    `,
    comparison: longPattern('giu')`
      (?<!\p{L})(?:\p{Ll}{3,14}er als|so \p{Ll}{3,14} wie|im Gegensatz zu|anders als)\s
        (?!\d|eine?n? (?:Jahr|Monat|Woche|Tag|Stunde|Minute)(?!\p{L})|(?:zwei|drei|vier|fünf|sechs|zehn) )
    `,
    stop: /[,;:.()!?–—]|\s(?:sondern|aber|weil)\s|\sund\s(?:ist|hat|sie|er|es|wird|kann|\p{Ll}+t)\s/gu,
    or: /^,?\s(?:oder|noch)\s/u,
    contrast:
      /(?:[;,]|\s[-–—])\s(?:(?:aber|und|während) )?(?:unsere?[rsmn]?|diese[rsmn]?|sie|er|es|wir)(?!\p{L})/iu,
    plainContrast:
      /(?:[;,]|\s[-–—])\s(?:(?:aber|und|während) )?(?:unsere[rsmn]?|diese[rs]?|bei (?:unser|dies)e[rm])\s(?!\p{Lu})/u,
    absent:
      /(?<!\p{L})(?:ausverkauft|vergriffen|nicht mehr (?:lieferbar|erhältlich)|geplant|künftig|in einer späteren Version|noch nicht|gibt es (?:leider |derzeit |hier )?nicht|(?:biet|behandel|behandl|verkauf|reparier|vermiet|liefer|übernehm|verarbeit)e?n? (?:wir|ich) (?:leider |derzeit )?nicht)(?!\p{L})/giu,
    sibling: null,
  },
  es: {
    sign: longPattern('iu')`
      (?<!\p{L})(?:no|ni|nunca|jamás|vez|lugar|que|tan|diferencia|agotad[oa]s?|descatalogad[oa]s?|versión|modelo|nuestr[oa]s?|est[aeo]s?)(?!\p{L})
    `,
    denial: longPattern('giu')`
      (?<!\p{L})(?:no (?:es|son|está|están|lleva|llevan|tiene|tienen|contiene|contienen|usa|usan|usamos|hay|viene|vienen|incluye|incluyen|necesita
        |necesitan|trae|traen|da|dan|ofrece|ofrecen|sustituye|vendemos|hacemos|ofrecemos|era|hecho|hecha|de|con)|ni|nunca|jamás|en vez de|en lugar de)\s(?!(?:solo|sólo|más|menos|\d\S*)(?!\p{L}))
    `,
    comparison:
      /(?<!\p{L})(?:(?:más|menos) \p{Ll}{3,14} que|(?:menos|mejor|peor) que|tan \p{Ll}{3,14} como|a diferencia de)\s(?!\d|un[oa]? (?:año|mes|semana|día|hora))/giu,
    stop: /[,;:.()!?–—]|\s(?:sino|pero|porque)\s|\sy\s(?:es|tiene|está|pesa|mide|lleva|viene|se|cabe)\s/gu,
    or: /^,?\s(?:o|ni)\s/u,
    contrast:
      /(?:[;,]|\s[-–—])\s(?:(?:pero|y|mientras que) )?(?:l[ao]s? nuestr[ao]s?|el nuestro|est[ae]s?|nosotros)(?!\p{L})/iu,
    plainContrast:
      /(?:[;,]|\s[-–—])\s(?:(?:pero|y|mientras que) )?(?:l[ao]s? nuestr[ao]s?|el nuestro|est[ae] (?:no|sí))(?!\p{L})/iu,
    absent:
      /(?<!\p{L})(?:agotad[oa]s?|descatalogad[oa]s?|(?:próxima|futura) versión|de la modelo|todavía no|aún no)(?!\p{L})/giu,
    sibling: null,
  },
  fr: {
    sign: longPattern('iu')`
      (?<!\p{L})(?:pas|jamais|ni|aucune?|lieu|plutôt|plus|moins|mieux|aussi|contrairement|épuisée?s?|rupture|version|nôtres?|cette|celui-ci|celle-ci)(?!\p{L})
    `,
    denial:
      /(?<!\p{L})(?:pas|jamais|ni|aucune?|au lieu de|plutôt que)\s(?!(?:seulement|que|plus|moins|\d\S*)(?!\p{L}))/giu,
    comparison:
      /(?<!\p{L})(?:(?:plus|moins|aussi) \p{Ll}{3,14} (?:que\s|qu[’'])|(?:moins|mieux) (?:que\s|qu[’'])|contrairement (?:à|aux?)\s)(?!\d|une? (?:an|mois|semaine|jour|heure))/giu,
    stop: /[,;:.()!?–—]|\s(?:mais|car)\s|\set\s(?:elle|il|est|a|pèse|mesure|se|tient)\s/gu,
    or: /^,?\s(?:ou|ni)\s/u,
    contrast:
      /(?:[;,]|\s[-–—])\s(?:(?:mais|et|tandis que) )?(?:l[ae]s? nôtres?|cette|celui-ci|celle-ci|ce|nous)(?!\p{L})/iu,
    plainContrast:
      /(?:[;,]|\s[-–—])\s(?:(?:mais|et|tandis que) )?(?:l[ae]s? nôtres?|celui-ci|celle-ci)(?!\p{L})/iu,
    absent:
      /(?<!\p{L})(?:épuisée?s?|en rupture(?: de stock)?|(?:prochaine|future) version|pas encore)(?!\p{L})/giu,
    sibling: null,
  },
};
