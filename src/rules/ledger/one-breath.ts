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

/** Whether nothing in a sentence stands alone, though commas part it. */
export function isOneBreath(text: string): boolean {
  if (doesToAll.test(text)) return true;
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
