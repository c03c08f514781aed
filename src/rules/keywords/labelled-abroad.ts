/** Colours and measures behind their labels, in languages that are not written in full. */

/** "Kleur oudroze.", "Färg: mossgrön", "色は黒": up to the end of its clause. */
const colourLabel: Readonly<Record<string, RegExp>> = {
  nl: /(?<=^|[.;,\n]\s?)(?:kleur(?:en)?|in de kleur(?:en)?)(?:\s?:)?\s([^.;\n\d]{3,60})(?=[.;\n]|$)/giu,
  sv: /(?<=^|[.;,\n]\s?)(?:färg(?:er)?|finns i färgerna)(?:\s?:)?\s([^.;\n\d]{3,60})(?=[.;\n]|$)/giu,
  da: /(?<=^|[.;,\n]\s?)(?:farve[r]?)(?:\s?:)?\s([^.;\n\d]{3,60})(?=[.;\n]|$)/giu,
  no: /(?<=^|[.;,\n]\s?)(?:farge[r]?)(?:\s?:)?\s([^.;\n\d]{3,60})(?=[.;\n]|$)/giu,
  tr: /(?<=^|[.;,\n]\s?)(?:renk(?:ler)?(?: seçenekleri)?)(?:\s?:)?\s([^.;\n\d]{3,60})(?=[.;\n]|$)/giu,
  ja: /(?:^|[。、\n])(?:色|カラー)(?:は|[:：])([^。\n\d]{1,20})(?=[。\n]|$)/gu,
};
/** Colours take no ending here, or stand in the form in which they are typed behind a noun. */
const plainColour: Readonly<Record<string, RegExp>> = {
  nl: /^(?:licht|donker|oud|mos|leger|olijf|navy|antraciet|oker|zee|baby|poeder|zalm|bordeaux|wijn|hemels?|mint|crème|koningsk?)?(?:rood|blauw|groen|geel|roze|paars|zwart|wit|grijs|bruin|beige|oranje|antraciet|naturel|crème|zand|terracotta|oker|mint|taupe|goud|zilver|turquoise|lila|ecru|cognac)$/iu,
  sv: /^(?:ljus|mörk|moss|militär|oliv|marin|sand|vin|gammel|salvia|senaps|antracit|puder)?(?:röd|blå|grön|gul|rosa|lila|svart|vit|grå|brun|beige|orange|natur|antracit|krämvit|terrakotta|turkos|guld|silver)$/iu,
  da: /^(?:lyse|mørke|mos|oliven|marine|støvet|gammel|salvie)?(?:rød|blå|grøn|gul|rosa|lyserød|lilla|sort|hvid|grå|brun|beige|orange|natur|antracit|turkis|guld|sølv)$/iu,
  no: /^(?:lyse|mørke|mose|oliven|marine|støvet|gammel|salvie)?(?:rød|blå|grønn|gul|rosa|lilla|svart|hvit|grå|brun|beige|oransje|natur|antrasitt|turkis|gull|sølv)$/iu,
  tr: /^(?:açık |koyu |pudra |haki |zeytin )?(?:pembe|beyaz|siyah|yeşil|mavi|kırmızı|sarı|gri|kahverengi|bej|turuncu|mor|lacivert|krem|altın|gümüş|bordo|turkuaz|lila|antrasit)$/iu,
  ja: /^(?:黒|白|赤|青|緑|茶|灰|紺|黄|桃|紫|グレー|ブラック|ホワイト|ブルー|レッド|グリーン|ブラウン|ベージュ|ネイビー|ピンク|イエロー|アイボリー|カーキ|キャメル|オレンジ|シルバー|ゴールド|マスタード|テラコッタ|ターコイズ|ラベンダー|クリーム|オフホワイト|ナチュラル|生成り|朱|藍)色?$/u,
};

/** Single colours and choices of them; a row with anything else in it gives none. */
export function wordsOfColour(text: string, tag: string): string[] {
  const label = colourLabel[tag];
  const plain = plainColour[tag];
  if (label === undefined || plain === undefined) return [];
  return [...text.matchAll(label)].flatMap(([, row = '']) => {
    const entries = row
      .trim()
      .split(/,\s?|、|・|(?<=[ァ-ヶー黒白赤青緑])と|\s(?:en|of|och|eller|og|ve|veya|ya da)\s/u);
    return entries.every((entry) => plain.test(entry.trim()))
      ? entries.map((entry) => entry.trim().toLowerCase())
      : [];
  });
}

const sides =
  /(?<!\p{L})(?:misura|misure|dimensioni|afmeting(?:en)?|maat|formaat|wymiary|rozmiar|medidas|mede|dimensões|mått|mål|størrelse|rozměry|rozměr|velikost|ölçü(?:ler)?i?|boyut(?:lar)?ı?)\s?:?\s(\d{1,4}(?:[.,]\d)?\s?[x×]\s?\d{1,4}(?:[.,]\d)?(?:\s?[x×]\s?\d{1,4}(?:[.,]\d)?)?\s?(?:cm|mm|m))(?=[\s.,;]|$)/giu;
/** ", 180 x 90 cm" of the first sentence, which is about the thing. */
const bareSides =
  /(?<=,\s)(\d{1,4}(?:[.,]\d)?\s?[x×]\s?\d{1,4}(?:[.,]\d)?(?:\s?[x×]\s?\d{1,4}(?:[.,]\d)?)?\s?(?:cm|mm|m))(?=,|$)/giu;
const japaneseMeasure =
  /(?:容量|長さ|直径|サイズ)(?:は|[:：])?\s?(\d[\d.]{0,5}\s?(?:リットル|cm|ml|L|ミリ|センチ|mm))(?=[。、\n]|$)/giu;

/** "40 x 20 cm" of a thing whose sides are told behind their label; of a part or a parcel nothing is. */
export function wordsOfMeasure(text: string, tag: string): string[] {
  const [opening = ''] = text.split(/[.!?](?=\s|$)|\n/u);
  const bare = tag === 'ja' ? [] : [...opening.matchAll(bareSides)];
  const found = bare.length > 0 ? bare : [...text.matchAll(tag === 'ja' ? japaneseMeasure : sides)];
  // Two measures belong to two things or sizes.
  return found.length === 1 || (tag === 'ja' && found.length > 0) ? [found[0]![1]!.trim()] : [];
}
