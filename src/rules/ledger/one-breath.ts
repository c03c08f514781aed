import { isAddress } from './street-address.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What sellers part by commas and say in one breath. */

const signs = /[\u3040-\u30FF\u4E00-\u9FFF]/u;
const kana = /[\u3040-\u30FF]/u;
/** "カラー:ネイビー、ホワイト", "包装清单：…": a label governs all that is listed behind it. */
const opensWithLabel = /^[^,、，:：]{1,10}[:：]/u;
/** "スポーツや部活、アウトドアに": a sentence that ends in a particle or a verb, and none whose entries are nouns. */
const endsInKana = /[ぁ-ん]$/u;
const nounInKana = /(?:付き|つき|入り|いり|向け|むけ|あり|なし|やすい|仕上げ|作り|づくり)$/u;

/** "Halten Brot, Käse und Gemüse frisch", "Schützt vor Wind, Regen und Schnee": one verb for the whole list. German. */
const doesToAll = longPattern('u')`
  ^(?:Hält|Halten|Schützt|Schützen|Schmeckt|Schmecken|Duftet|Duften|Riecht|Sorgt|Sorgen|Hilft|Helfen|Passt|Passen|Dient|Dienen|Eignet|Eignen|Reinigt
    |Entfernt|Pflegt|Pflegen|Bindet|Löst|Wirkt|Schneidet|Mahlt|Rührt|Fasst)\s[^,.;:]{2,50}
  (?:,\s(?:etwas\s|\p{Ll}+e[nrsm]\s)?\p{Lu}[\p{L}-]+){1,5}\s(?:und|oder|sowie)\s(?:etwas\s|\p{Ll}+e[nrsm]\s)?\p{Lu}[\p{L}-]+(?:\s\p{Ll}+){0,2}[.!]?$
`;

/** "A landscaping firm serving Federal Way, Tacoma and the South Sound": places in a row. English. */
const servesPlaces =
  /\b(?:[Ss]erv(?:ing|es)|[Cc]over(?:ing|s)|[Aa]cross|[Tt]hroughout) (?:all of |the )?\p{Lu}[\p{L}’'. -]{2,40}(?:, (?:the )?\p{Lu}[\p{L}’'. -]{2,40}){1,8},? (?:and|&) (?:the )?\p{Lu}/u;

/** "Licensed, bonded & insured": what a firm says of itself in one row. English. */
const licensed =
  /^(?:(?:fully )?(?:licen[sc]ed|bonded|insured|certified|vetted|registered|qualified|accredited|trained|experienced)(?:, | ?& | and |, and )){2,3}(?:fully )?(?:licen[sc]ed|bonded|insured|certified|vetted|registered|qualified|accredited|trained)(?: \([^)]{1,30}\))?[.!]?$/iu;

/** "Suppe, Hauptgericht, Kaffee 11,90 €": what a row of single words costs is not the price of its last one. */
const pricedRow = longPattern('iu')`
  ^(?:\p{L}[\p{L}-]{2,}, ){2,5}
  (?!(?:\p{L}*preis|price|precio|prix|vb|vhb|fp|nur|only|now|für|for|ab|from|je|each|per|pro|circa|about|por|pour|solo|seulement|desde|dès
    |versand\p{L}*|porto|lieferung|shipping|delivery|postage|collection|abholung|env[ií]o|livraison|port|deposit|kaution)\s)
  \p{L}[\p{L}-]{2,} (?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|eur|euros?|£))[.!]?$
`;
/** "No operations, for those we refer you to the clinic": what leans on what stands before its comma. English. */
const leansBack =
  /,\s(?:for (?:those|these|that|them|which)|in (?:that|which) case) (?:we|you|i|please|ask|call|there)\s/iu;
/** "Bridge, boat, slide, shop counter – they'll think of more": the clause behind the stroke is said of the whole row. English. */
export const rowAndWho =
  /^[^.!?;:–—]{3,80},[^.!?;:–—]{2,60}\s[–—-]\s(?:they|you|we|he|she|i)(?:[’'](?:ll|re|d|ve|m|s))?\s\p{Ll}/iu;
const currency = /[£€$]|eur/iu;

/** "Claire Morel, ostéopathe D.O., reçoit les adultes": a person, between commas what she is, and what she does. */
const personDoes = longPattern('u')`
  ^(?:(?:Dr|Prof|Mme|M|Mr|Mrs|Ms|Dra?)\.?\s)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?),\s[^,]{4,60},
  \s(?:reçoit|accueille|propose|vous|anime|enseigne|exerce|accompagne|donne|forme|soigne|behandelt|berät|empfängt|unterrichtet|begleitet
    |leitet|gibt|atiende|imparte|recibe|trabaja|enseña|acompaña|dirige|ofrece|treats|teaches|sees|runs|offers|leads|gives)\s
`;

/** Whether nothing in a sentence stands alone, though commas part it. */
export function isOneBreath(text: string): boolean {
  if (currency.test(text) && pricedRow.test(text)) return true;
  if (leansBack.test(text) || personDoes.test(text)) return true;
  if (doesToAll.test(text) || servesPlaces.test(text) || licensed.test(text)) return true;
  if (/^\d/u.test(text) && isAddress(text)) return true;
  if (!signs.test(text)) return false;
  const plain = text.replace(/[。.!！]+$/u, '').trim();
  return (
    opensWithLabel.test(plain) || (kana.test(plain) && endsInKana.test(plain) && !nounInKana.test(plain))
  );
}

/** The comma for lists joins Chinese words to one entry, while Japanese has no other. */
export function joinsListed(text: string): boolean {
  return text.includes('、') && signs.test(text) && !kana.test(text);
}
