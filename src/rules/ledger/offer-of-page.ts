import type { Brief } from '#rules/listing/listing.ts';

/** What is done, in one word before whom it is done to. */
const service =
  /^\p{Lu}\p{Ll}+(?:ung|tion|pflege|wäsche|montage|reparatur|training|kurs|betreuung|schnitt|reinigung|beratung)(?=\s)/u;

const doneTo =
  /^(?:\p{L}{3,}(?:tion|age|ment|ción|miento|anza|eza)|pose|entretien|reforma|mudanzas?|arreglo|cours|clases?|tonte|taille)$/iu;

/** What is done to everything, so that alone it names no offer: "limpieza y mantenimiento de piscinas". */
const anyDeed =
  /^(?:limpieza|mantenimiento|reparación|instalación|montaje|venta|alquiler|nettoyage|entretien|réparation|installation|montage|vente|location|pose)\s/iu;
const deedDoneTo =
  /^\p{L}+ (?:y|e|et) ((\p{L}+) (?:de |del |des |du |d[’'])(?:la |las |los |l[’'])?\p{Ll}+)(?=$|[\s,.(])/iu;

const germanDeed =
  /^(\p{Lu}[\p{L}-]{3,} (?:(?:neu|professionell|fachgerecht|günstig) )?\p{Ll}{3,}(?:en|ern|eln))(?:(?: lassen)?$|\s(?:und|oder|in|im|für|mit)\s|[,(–—|])/u;

/** "Gantry: delivery slot booking for builders' merchants": a name of its own and what it is; null for any other name. */
export function kindInName(name: string): { front: string; kind: string } | null {
  const [, front = '', kind = ''] =
    /^(\p{Lu}[\p{L}\p{N}’'&-]*(?: \p{Lu}[\p{L}\p{N}’'&-]*)?)(?::| [-–—|])\s(\p{Ll}.{8,70})$/u.exec(name) ??
    [];
  return kind === '' ? null : { front, kind };
}

const kindEnd = /\s(?:for|with|in|on|from|that|which|by|at|to|without|across|near)\s|[,;(|–—]/u;

/** "Delivery slot booking" of such an English name; empty where its kind is no phrase of two to four words. */
function kindNoun(name: string): string {
  const noun = (kindInName(name)?.kind.split(kindEnd)[0] ?? '').trim().replace(/^(?:an?|the|your)\s/iu, '');
  return /^\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){1,3}$/u.test(noun) ? noun : '';
}

/** The offer of a German, Spanish or French page whose last or first noun alone would name less; empty for any other. */
export function offerOf(front: string, byName: string, knownAt: number, brief: Brief): string {
  const language = brief.language.written;
  if (language === 'de') {
    // "Kaminofen abnehmen und kehren": the deed alone is done to nothing.
    const deed = germanDeed.exec(brief.product.name.trim())?.[1];
    if (deed !== undefined) return deed.replace(/ (?:neu|professionell|fachgerecht|günstig) /u, ' ');
    const two = /^\p{Lu}[\p{L}-]{2,} \p{Lu}[\p{L}-]{3,}$/u.test(front.trim()) ? front.trim() : '';
    // "Fassadenanstrich", "Heckenschnitt": a compound says what is done better than the shelf that it stands in.
    if (/^\p{Lu}\p{Ll}{7,}$/u.test(front.trim()) && !brief.businessName.startsWith(front.trim()))
      return front.trim();
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
  // "Rénovation salle de bain", "limpieza cristales": what is done, and to what.
  const words = front.trim().split(/\s+/u);
  const isDone =
    (language === 'es' || language === 'fr') &&
    words.length > 1 &&
    words.length < 5 &&
    doneTo.test(words[0]!) &&
    words.slice(1).every((word) => /^\p{Ll}[\p{Ll}’']*$/u.test(word)) &&
    !/\s(?:à|a|en|pour|para|y|et|o|ou)\s/u.test(front);
  if (isDone) return words.join(' ');
  // "Afinación y reparación de pianos": the second deed alone is done to nothing.
  const name = brief.product.name.trim();
  const second = language === 'es' || language === 'fr' ? deedDoneTo.exec(name) : null;
  const isOpen = second !== null && (name.slice(knownAt).startsWith(second[1]!) || anyDeed.test(name));
  if (isOpen && doneTo.test(second[2]!)) return second[1]!.toLowerCase();
  if (language === 'en') return kindNoun(brief.product.name);
  return language !== 'other' && knownAt > 0 && byName.includes(' ') ? byName : '';
}

/** An offer of two to four plain words. */
export function isShortOffer(front: string): boolean {
  return /^\p{L}[\p{L}’'-]+(?: [\p{L}’'-]+){1,3}$/u.test(front);
}
