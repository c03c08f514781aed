import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Results that nobody can promise: pounds that will be lost, an approval, a rank, a cure, a case that will be won. Google
 * refuses them as unreliable claims; a guarantee on work, parts or satisfaction is none. English, German, Spanish, French.
 */
const promises = longPattern('iu')`
  (?<!\p{L})(?:lose|shed|drop|burn|melt)s? (?:up to |over )?\d{1,3}\s?(?:-\s?\d{1,3}\s?)?(?:lbs?|pounds|kgs?|kilos?
    |stone|inches|dress sizes|%)(?!\p{L})
  |(?<!\p{L})(?:guaranteed?|guarantees|100%) (?:to (?:lose|pass|win|sell|rank|cure|work|get|be)|(?:a )?(?:pass|cure
    |win|approval|acceptance|admission|weight loss|results?|success|rankings?|income|profits?|returns?|visa
    |job|no\. ?1|first page|page one))(?!\p{L})
  |(?<!\p{L})(?:results?|success|weight loss|approval|acceptance|pass|cure|income|profits?|visa) (?:is |are )?guaranteed(?!\p{L})
  |pain[- ]?(?:free|less) guaranteed(?!\p{L})|(?<!\p{L})(?:we|i) guarantee (?:that )?(?:you(?:['’]ll| will)?|your child(?: will)?|(?:you )?(?:results?|success|a (?:pass
    |cure|win)|weight loss|approval))(?!\p{L})
  |(?<!\p{L})(?:nimm|nehmen sie|verlieren sie) (?:bis zu )?\d{1,3} ?(?:kg|kilo)(?!\p{L})|\d{1,3} ?(?:kg|kilo) (?:abnehmen
    |weniger)|(?:erfolg|heilung|bestehen|ergebnis(?:se)?)\p{L}{0,4} garantiert|garantierte[rs]? (?:erfolg|heilung|ergebnis(?:se)?)
  |(?<!\p{L})(?:pierd[ae]s?|baj[ae]s?|adelga[cz][ae]s?|elimin[ae]s?) (?:hasta )?\d{1,3} ?(?:kg|kilos)(?!\p{L})|(?:resultados?|éxito
    |aprobado|curación) garantizad[oa]s?|garantizamos (?:resultados|el éxito|tu aprobado|que (?:apruebes|pierdas))
  |(?<!\p{L})(?:perdez|perds) (?:jusqu['’]à )?\d{1,3} ?(?:kg|kilos)(?!\p{L})|(?:résultats?|succès|réussite|guérison) garantie?s?|(?:nous )?garantissons (?:le succès|la réussite|la guérison|des résultats)
`;

/** Whether a text promises a result that depends on others or on the reader's body. */
export function promisesResult(text: string): boolean {
  return promises.test(text);
}
