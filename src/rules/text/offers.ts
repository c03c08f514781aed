import { longPattern } from '#rules/text/long-pattern.ts';

/** "Vendo Nokia 3310", "Продаю фотоаппарат": that it is for sale is no part of what it is. */
const offers = longPattern('iu')`
  ^(?:(?:io )?vendo(?: (?:il mio|la mia|i miei|le mie|o meu|a minha|meu|minha))?|vendesi|vende-se|vendemos
    |vendiamo|sprzedam(?: (?:swój|swoją|mój|moją))?|sprzedaję|oddam|te koop(?: aangeboden)?
    |ik verkoop(?: mijn)?|aangeboden|säljer(?: (?:min|mitt|mina))?|säljes|sælger(?: (?:min|mit|mine))?
    |sælges|selger(?: (?:min|mitt|mine))?|selges|prodám|prodávám|predám|myydään|eladó|vând|de vânzare
    |satılık|продаю(?: (?:свой|свою|своё|свои))?|продам|продаётся|продается|продаємо|продається|πωλείται
    |πωλούνται|πουλάω|venc|للبيع|למכירה)(?::|\s)\s*
`;

/** "후지필름 X100V 판매합니다": Korean says it at the end. */
const offersAtEnd = /\s(?:판매합니다|판매해요|팝니다)\.?$/u;

/** A text of a seller without the word that it is for sale. */
export function withoutOffer(text: string): string {
  const said = text.replace(offers, '').replace(offersAtEnd, '');
  return said === text ? text : said.charAt(0).toUpperCase() + said.slice(1);
}
