import type { Brief } from '#rules/listing/listing.ts';

/** What is done, in one word before whom it is done to. */
const service =
  /^\p{Lu}\p{Ll}+(?:ung|tion|pflege|wäsche|montage|reparatur|training|kurs|betreuung|schnitt|reinigung|beratung)(?=\s)/u;

/** The offer of a German, Spanish or French page whose last or first noun alone would name less; empty for any other. */
export function offerOf(front: string, byName: string, knownAt: number, brief: Brief): string {
  const language = brief.language.written;
  if (language === 'de') {
    const two = /^\p{Lu}[\p{L}-]{2,} \p{Lu}[\p{L}-]{3,}$/u.test(front.trim()) ? front.trim() : '';
    const last = two.split(' ').at(-1)!;
    // "Zahnbehandlung Hund und Katze": half of what is joined.
    if (
      /^\s(?:und|oder|&|\+)\s/u.test(
        brief.product.name.slice(brief.product.name.indexOf(front) + front.length),
      )
    )
      return service.exec(front)?.[0] ?? '';
    // "Umzug Berlin" names its town behind the offer.
    // "Professionelle Zahnreinigung": an adjective in its ending says which.
    const isDescribed = /(?:ell|isch|lich|ig|bar|sam|haft|los|al|iv|iert|end|[^aeiou]t)e[nrsm]?\s/u.test(two);
    return two === '' ||
      isDescribed ||
      (brief.fields.location ?? '').includes(last) ||
      two.startsWith(brief.businessName)
      ? ''
      : two;
  }
  return language !== 'en' && language !== 'other' && knownAt > 0 && byName.includes(' ') ? byName : '';
}
