import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "How to take a bike on a French train", "10 trees for a small garden": what is read, and not bought. */
const articleName =
  /^(?:how (?:to|do|does|i|we|much|many|long)|why|what|when|where|which|can|should|is|are|\d{1,2} (?:things|ways|tips|reasons|ideas|mistakes|signs|steps|questions|places))\s/iu;
/** "A plain guide to heat pump noise": read where it has no price. */
const guideName = /^(?:an?|the|our|my|your) (?:[\p{L}’'-]+ ){0,2}guide to \p{L}/iu;
const articleShelf =
  /^(?:(?:\p{L}+ )?(?:blog|magazine|guides?|articles?|advice)(?:\s(?:posts?|articles?))?|news|ratgeber|magazin|artículos?|guía)$/iu;
const callsItself =
  /^(?:(?:an?|this|our|my|the|new|free)?\s?(?:\p{L}+ )?(?:blog post|article|explainer|blog)|in (?:this|our) (?:\p{L}[\p{L}-]* )?(?:article|blog post|post|guide|how-to))(?!\p{L})/iu;
/** "Blog post." before what it tells. */
const saysArticle =
  /^(?:(?:an?|this|my|our|the|new|long|short) )?(?:blog ?post|blog article|article)(?: (?:about|on|for|in which)\s|[.:,]|$)/iu;
/** "The article shows which held water". */
const tellsItself =
  /^(?:the|this|our|my) (?:article|blog post|post) (?:shows|tells|explains|compares|lists|covers|names|says|looks|goes)\s/iu;
/** What is printed or taught has such a name too, and is sold. */
const soldByName =
  /\b(?:books?|e-?books?|dvd|pdf|posters?|prints?|cards?|course|classes|class|workshop|kit|puzzle|game|mug|shirt|journal|notebook|paperback|hardcover)\b/iu;

/** Whether a name and its shelf tell of something to read. */
export function isArticle(ledger: Ledger, name: string): boolean {
  const shelf = ledger.facts.find(({ source }) => source.endsWith('.category'))?.quote.trim() ?? '';
  const opening = ledger.sentences.find(({ path }) => path.endsWith('.description'))?.text ?? '';
  // "Do you really need a damp proof course?" of a text that calls itself a blog post.
  if ((articleName.test(name) || name.trim().endsWith('?')) && callsItself.test(opening)) return true;
  if (saysArticle.test(opening)) return true;
  if (soldByName.test(`${name} ${shelf}`)) return false;
  if (ledger.sentences.some(({ path, text }) => path.endsWith('.description') && tellsItself.test(text)))
    return true;
  if (articleShelf.test(shelf)) return true;
  if (guideName.test(name) && !ledger.facts.some(({ kind }) => kind === 'price' || soldKinds.has(kind)))
    return true;
  return articleName.test(name) && !ledger.facts.some(({ kind }) => soldKinds.has(kind));
}

/** "Comment choisir son matelas", "Wie oft gießt man Orchideen": what a page answers in the other languages that are written. */
const askedAbroad =
  /^(?:comment|pourquoi|quand|combien|quel(?:le)?s?|c[óo]mo|por qué|cu[áa]ndo|cu[áa]nt[oa]s?|qué|cu[áa]l(?:es)?|wie|warum|wieso|wann|was|welche[rsn]?|worauf|woran)\s\p{L}/iu;
const guidesAbroad =
  /^(?:(?:une?|le|notre|ce|eine?|dieser?|dieses|unser|una?|el|la|esta|este|nuestra)\s)?(?:\p{L}+\s)?(?:guide|article|tutoriel|anleitung|ratgeber|artikel|beitrag|leitfaden|guía|artículo|tutorial)(?!\p{L})/iu;

/** Whether the page of a Spanish, German or French name answers a question: it asks, and the text calls itself a guide or sells nothing. */
export function isArticleAbroad({ facts, sentences }: Ledger, name: string): boolean {
  if (!askedAbroad.test(name) && !name.trim().endsWith('?')) return false;
  const opening = sentences.find(({ path }) => path.endsWith('.description'))?.text ?? '';
  return (
    guidesAbroad.test(opening) ||
    // "Cómo limpiar una cafetera": with what, of what and for how long is told of what is done.
    !facts.some(({ kind }) => firmKinds.has(kind))
  );
}

const firmKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  'brand',
  'condition',
  'pack',
  'shipping',
  'price',
  'place',
  'hours',
]);

/** What tells that a thing is sold, whatever its name asks. */
const soldKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  'brand',
  'condition',
  'pack',
  'colour',
  'material',
  'shipping',
  'care',
]);

/** A house where people go to buy or eat: its page sells no one thing. */
const houseName = longPattern('iu')`
  (?:^|\s)(?:baker(?:y|ies)|patisserie|caf[eé]s?|coffee shop|restaurant|bistro|gastropub|takeaway
    |hair(?:dressing)? salon|beauty salon|nail bar|barber(?:shop|s)?|clinic|dental practice|brewery|winery
    |vineyard|cidery|florists?|butchers?|fishmongers?|greengrocers?|launderette|laundrette|pharmacy
    |opticians?|delicatessen|roastery|distillery|tea ?rooms?|guest ?house|hostel|campsite|climbing wall
    |bike shop|garden centre|farm shop)$
`;
const playedHouse = /\b(?:toy|toys|play|playset|doll|dolls|miniature|wooden|model|print|lego|kids)\b/iu;

/** Whether a phrase is the kind of such a house: "cafe", "village bakery". */
export function namesHouse(kind: string): boolean {
  return houseName.test(kind) && !playedHouse.test(kind);
}

/** Whether a name ends with a house whose place or hours are told. */
export function isHouse(ledger: Ledger, name: string): boolean {
  const front = name.split(/\s(?:in|near|on|at)\s\p{Lu}|[,:(|–—]/u)[0]!.trim();
  return (
    namesHouse(front) &&
    !playedHouse.test(name) &&
    ledger.facts.some(({ kind }) => kind === 'place' || kind === 'hours')
  );
}
