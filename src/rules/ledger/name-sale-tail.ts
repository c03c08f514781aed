import { longPattern } from '#rules/text/long-pattern.ts';

/** What a thing costs, at the end of its name: "iMac 27 pouces 450 euro", "Sofa 80 € VB". No name of a thing is a price. */
const price =
  /[\s,.;–-]+(?:(?:à|por|für|prix|precio|preis|pour)\s:?\s?)?\d{1,5}(?:[.,]\d{2})?\s?(?:€|euros?|eur)(?:\s(?:vb|fp|négociable|negociable|ttc|ferme))?\s*$/iu;
/** That it can be sent or brought, at the end of its name: "Réfrigérateur 2 portes. Possible livraison". */
const sending = longPattern('iu')`
  [.,;!–-]\s*(?:(?:possible|possibilité (?:de )?)\s?(?:livr\p{L}*|envoi|remise\p{L}*)|(?:livraison|envoi|expédition)(?: (?:possible|offerte?|gratuite?|rapide|incluse?))?
    |versand (?:möglich|inkl\p{L}*|kostenlos)|(?:nur )?abholung|env[ií]os? (?:incluidos?|gratis|posible)|entrega (?:en mano|a domicilio)|recogida)\s*$
`;
/** "(NEW!!) SALE", "#diy #plumbing": a cry or a row of tags at the end of a name. */
const cry =
  /(?:\s*\((?:new|neu|nuevo|nouveau)!*\))?(?<!\s(?:for|on|in|zu|en|à|de))\s+[*!]*(?:sale|ausverkauf|rebajas|soldes|oferta)[*!]*\s*$|\s*\((?:new|neu|nuevo|nouveau)!+\)\s*$/iu;
const tags = /(?:\s+#\p{L}[\p{L}\p{N}_]{1,29}){1,12}\s*$/u;
const fewestWords = 2;

/** A name without its price and without how it is sent; one that would be left with hardly a word stays. */
export function withoutSaleTail(name: string): string {
  const plain = name.replace(sending, '').replace(price, '').replace(tags, '').replace(cry, '').trim();
  return plain === name || plain.split(' ').length < fewestWords || !/\p{L}{3}/u.test(plain) ? name : plain;
}
