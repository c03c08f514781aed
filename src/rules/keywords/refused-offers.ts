import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';

const end = String.raw`(?=\s*(?:[.,;:!?()\n–—]|$)|\s(?:but|except|unless|without|on|in|at|for|anymore|any more|aber|außer|mehr|pero|salvo|en|para|mais|sauf|pour|à)\s)`;
const thing = String.raw`([\p{L}\d’'-]+(?:\s[\p{L}\d’'-]+){0,4}?)`;
const refused: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: new RegExp(
    String.raw`(?<!\p{L})(?:don[’']?t|do not|doesn[’']?t|does not|never|no longer|can[’']?t|cannot|won[’']?t|will not) (?:do|offer|sell|make|stock|provide|take|accept|cover|supply|carry|run|host|treat|fit|repair|service|ship|install|teach|organi[sz]e|rent) (?:any |the |an? )?${thing}${end}`,
    'giu',
  ),
  de: new RegExp(
    String.raw`(?<!\p{L})(?:machen|bieten|verkaufen|reparieren|nehmen|führen|liefern|behandeln|vermieten|mache|biete|repariere|nehme) (?:wir |ich )?(?:leider )?keine?n? ${thing}${end}`,
    'giu',
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})no (?:hacemos|ofrecemos|vendemos|reparamos|aceptamos|damos|tratamos|alquilamos|hago|vendo|reparo|doy) (?:ni )?${thing}${end}`,
    'giu',
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})ne (?:faisons|proposons|vendons|réparons|acceptons|prenons|traitons|louons|fais|propose|vends|répare|prends) (?:pas|plus) (?:de |d[’'])?${thing}${end}`,
    'giu',
  ),
};
/** "If your bike has a press-fit shell this video is not for you": whom a text sends away. English. */
const sentAway =
  /(?<!\p{L})if (?:you|your \p{L}+|it|they) (?:has|have|want|need|use|own|ride|drive|is|are) (?:an? |the |any )?([\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,3}?),? (?:this|it|the)(?: \p{L}+)? is(?:n[’']t| not) for (?:you|it|them)(?!\p{L})/giu;
const sign = /n[’']?t\s|\b(?:not|never|no longer|cannot|kein|keine|keinen|no|ne)\s/iu;

/**
 * Whether a phrase asks for what the brief says that nobody does there: "We don't do same day implants" is found by none who
 * want them, nor is a phrase that denies a thing. What the name itself says is offered.
 */
export function refusedOffers({ product, bodyTexts, language }: Brief): (phrase: string) => boolean {
  const { written } = language;
  const text = [product.description, ...bodyTexts.map((body) => body.text)].join('\n');
  if (written === 'other' || !sign.test(text)) return () => false;
  const name = product.name.toLowerCase();
  // "Crochet, not the pattern" is half of a sentence that nobody types.
  const denies = (phrase: string): boolean =>
    written === 'en' && / not (?:the|an?|my|your|our) /iu.test(phrase) && !/\bnot\b/u.test(name);
  const things = [...text.matchAll(refused[written]), ...(written === 'en' ? text.matchAll(sentAway) : [])]
    .map((match) => match[1]!.toLowerCase())
    .filter((told) => told.length > 3 && !name.includes(told));
  if (things.length === 0) return denies;
  return (phrase) => {
    const said = ` ${phrase.toLowerCase()} `;
    return denies(phrase) || things.some((told) => said.includes(` ${told} `));
  };
}
