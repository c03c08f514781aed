import type { Ledger } from '#rules/listing/listing.ts';

const makes =
  /\s(?:maker|baker|tailor|weaver|potter|framer|upholsterer|restorer|engraver|bookbinder|bespoke (?:furniture|kitchens?))$/iu;
/** "I bake wedding cakes": who makes things for those who ask, where a popcorn maker is a machine. */
const madeByHand =
  /^(?:I|[Ww]e) (?:hand-?)?(?:bake|make|build|sew|carve|weave|design|restore|upholster|frame|bind|engrave|knit|turn|cut) (?!it |them |this |these |the )/u;
const toOrder =
  /\b(?:made|baked|built|sewn|cut) to (?:order|measure)\b|\bcommissions?\b|\bbook(?:ed|ing)?\b/iu;

/** Whether an English page is of somebody who makes things to order: its visitors ask for no weight. */
export function isMakersPage({ sentences }: Ledger, name: string): boolean {
  const told = sentences.filter(({ path }) => path.endsWith('.description')).map(({ text }) => text);
  const front = name.split(/\s(?:in|near|on|at)\s\p{Lu}|[,:(|–—]/u)[0]!.trim();
  return (
    makes.test(front) && told.some((text) => madeByHand.test(text)) && told.some((text) => toOrder.test(text))
  );
}

/** A house at the head of a Spanish or French name. */
const houseAbroad =
  /^(?:taller|escuela|academia|clínica|peluquería|gimnasio|despacho|consulta|panadería|guardería|boulangerie|pâtisserie|boucherie|librairie|école|crèche|cabinet|salon de (?:coiffure|thé|toilettage)|garage|auto-école)(?=\s(?:de|del|d[’']|canin\p{L}|infantil|veterinari\p{L}|vétérinaire|bio|artisanale?|dental|dentaire|mécanique|en|à)(?!\p{L})|$)/iu;

/** Whether a page in Spanish or French is that of a house where people go, which has no stuff and no size. */
export function isHouseAbroad({ language }: Ledger, name: string): boolean {
  return (language.written === 'es' || language.written === 'fr') && houseAbroad.test(name.trim());
}
