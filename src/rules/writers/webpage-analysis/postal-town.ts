import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';

/** "Bridge Street, Bakewell DE45 1DS" */
const british =
  /,\s(\p{Lu}[\p{L}’'-]{2,20}(?:[ -](?:(?:on|upon|le|in|the|under)[ -])?\p{Lu}[\p{L}’'-]{2,20}){0,2}),?\s[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s\d[A-Z]{2})?(?![\p{L}\p{N}])/u;
/** "Boise, ID 83702" */
const american =
  /(?:,|\s)\s?((?:(?:El|La|Le|Los|Las|De|Du|St\.?|Mt\.?|Ft\.?) )?\p{Lu}[\p{L}.’'-]{2,20}(?: \p{Lu}[\p{L}.’'-]{2,20}){0,2}), [A-Z]{2} \d{5}(?!\d)/u;
/** British counties stand between the town and the postcode in many addresses. */
const county =
  /shire$|^(?:Kent|Essex|Surrey|Norfolk|Suffolk|Devon|Cornwall|Dorset|Somerset|Cumbria|Northumberland|Rutland|Merseyside|(?:East|West) Sussex|(?:North|South|West|East) Yorkshire|(?:Tyne and|County) \p{L}+|Isle of Wight|Greater Manchester|West Midlands)$/u;

/** What stands before the county: "Station Road, Northmoor, Oxfordshire OX29 5SX". */
function townBefore(text: string, found: RegExpExecArray): string | undefined {
  const [, town] =
    /,\s(\p{Lu}[\p{L}’'-]{2,20}(?:[ -]\p{Lu}?[\p{L}’'-]{1,20}){0,3})$/u.exec(text.slice(0, found.index)) ??
    [];
  return town;
}

/** "On Route 9 in Keene, NH" */
const stateSide =
  /\s(?:in|at) ((?:(?:El|La|Le|Los|Las|De|Du|St\.?|Mt\.?|Ft\.?) )?\p{Lu}[\p{L}.’'-]{2,20}(?: \p{Lu}[\p{L}.’'-]{2,20}){0,2}), (?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?![\p{L}\p{N}])/u;
/** "28209 Bremen", "89300 Joigny" */
const continental =
  /(?<![\p{N}.,€$£-])(?:[A-Z]{1,2}-)?\d{5}\s((?:(?:Bad|Sankt|St\.|Sainte?|San|Santa|La|Le|Les|El|Los|Las)[ -])?\p{Lu}[\p{L}’'-]{2,30}(?:\s(?:an der|am|im|bei|sur|de la|del|de|di|en|lès)\s\p{Lu}[\p{L}-]{2,30})?)/u;
/** "Marktgasse 9, 8400 Winterthur", "1012 AB Amsterdam" */
const alpine = /\d[a-z]?,?\s(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4}\s(\p{Lu}[\p{L}’'-]{2,30})/u;
const dutch = /(?<!\d)\d{4}\s?[A-Z]{2}\s(\p{Lu}[\p{L}’'-]{2,30}(?:\s\p{Lu}[\p{L}’'-]{2,30})?)/u;
/** What stands beside the address of a place that people go to: a telephone, opening hours. */
const local =
  /(?<!\p{L})(?:tel|phone|call|fon|telefon|tél|téléphone|teléfono|open|hours|mon|geöffnet|öffnungszeiten|ouvert|horaires|horario|abierto|orari)(?!\p{L})|☎|\+\d{2}[\s\d]{6}|(?<!\d)\(?0\d{1,5}\)?[\s/-]\d{2,4}\s?\d{2}/iu;
const shop = /[/=](?:cart|basket|bag|checkout|warenkorb|panier|carrito|carrello)(?:[/?.]|$)/iu;

/** Short blocks of the page that may hold an address, and those that are read of its end. */
const longestAddress = 300;
const readBlocks = 40;

/** Whether a page sells what it sends: where it lies says nothing of where its customers are. */
export function isShop({ anchors }: PageFacts): boolean {
  return anchors.some(({ href }) => shop.test(href));
}

/** Town of the only address on the page, where it is one that people come to. Empty for shops that send and for articles. */
export function postalTown(facts: PageFacts): string {
  if (isShop(facts)) return '';
  if (socialContent(facts.derive(readSocialTags), 'og:type') === 'article') return '';
  const blocks = facts.parts.blocks.slice(-readBlocks).map(({ text }) => text);
  const towns = new Set<string>();
  for (const [at, text] of blocks.entries()) {
    if (text.length > longestAddress || !/\d/u.test(text)) continue;
    const inBritain = british.exec(text);
    const found =
      inBritain ??
      american.exec(text) ??
      stateSide.exec(text) ??
      continental.exec(text) ??
      dutch.exec(text) ??
      alpine.exec(text);
    const town =
      inBritain !== null && county.test(inBritain[1]!)
        ? townBefore(text, inBritain)
        : (found?.[1] ?? undefined);
    if (town !== undefined && local.test(blocks.slice(Math.max(0, at - 2), at + 3).join('\n')))
      towns.add(town);
  }
  const [only = ''] = towns;
  return towns.size === 1 ? only : '';
}
