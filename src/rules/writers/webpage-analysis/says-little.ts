import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { fillerHits } from '#rules/ledger/filler.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemsOf } from '#rules/text/words.ts';

/** What stands on any business's page and tells nothing of this one. */
const anyones = longPattern('giu')`
  (?<!\p{L})(?:(?:huge|wide|great|large|vast|full|extensive) (?:range|selection|variety) of|(?:great|low|best
      |unbeatable|competitive) prices|one[- ]stop[- ]shop|committed to|dedicated to (?:providing|serving|helping)|(?:the )?highest (?:quality|standards?)|we pride ourselves|passionate about|for all (?:of )?your \p{L}+(?: \p{L}+)? needs|(?:contact|call|visit|email) us(?: today| now)?
    |for more info(?:rmation)?|learn more|find out more|click here|we hope you|welcome to (?:the|our)|your trusted
    |look no further|kompetente[rn]? (?:partner|ansprechpartner)|ihr partner (?:für|in)|rund um(?:s|(?= ))|rufen sie uns
    |kontaktieren sie uns|jetzt (?:informieren|anrufen)|alles aus einer hand|besuchen sie uns|herzlich willkommen
    |à votre (?:écoute|service)|(?:spécialiste|partenaire) de confiance|tous vos (?:projets|besoins|travaux)
    |contactez[- ]nous|n['’]hésitez pas|devis gratuit|líder(?:es)? (?:en|del)|calidad y servicio|contáctanos|contáctenos
    |llámanos|no dude en|todo lo que necesitas?|su socio de confianza|il (?:vostro|tuo) partner|a prezzi competitivi
    |contattaci|contattateci|per maggiori informazioni)(?!\p{L})
`;
/** Phrases of that kind from which on a description tells nothing, and units below which one is enough. */
const mostOfAnyone = 2;
const shortText = 90;
/** Times that a word of the subject may stand in two lines. */
const mostTimes = 3;

/** Whether a meta description praises and asks to call, or repeats its words, and tells nothing of what the page offers. */
export function saysLittle(description: string, language: WrittenLanguage): boolean {
  const read = description.slice(0, 400);
  const empty = (read.match(anyones) ?? []).length + fillerHits(read, language).length;
  if (empty >= mostOfAnyone || (empty > 0 && read.length < shortText)) return true;
  const counts = new Map<string, number>();
  for (const stem of stemsOf(read))
    if (stem.length > 2 && !isFunctionWord(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts.values()].some((count) => count > mostTimes);
}
