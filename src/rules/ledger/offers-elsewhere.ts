import { longPattern } from '#rules/text/long-pattern.ts';

/** "Nabízíme", "tarjoamme": what a house offers or does, in languages that are not written in full. */
export const offersElsewhere = longPattern('iu')`
  (?<!\p{L})(?:nabízí(?:me|m)|děláme|opravuj(?:eme|i)|oferuj(?:ę|emy)|robimy|wykonuj(?:ę|emy)|naprawiam(?:y)?|offriamo|offro|realizziamo
    |facciamo|ripariamo|oferecemos|ofereço|fazemos|reparamos|bieden|verzorgen|maken|repareren|erbjuder|utför|reparerar|tilbyder
    |tilbyr|udfører|utfører|tarjoa(?:mme|n)|teemme|kuvaan|korjaamme|предлага(?:ем|ю)|дела(?:ем|ю)|пропону(?:ємо|ю)|роб(?:имо|лю)
    |oferim|facem|reparăm|sunuyoruz)\s
`;

/** "Preventivní prohlídky" of "Nabízíme preventivní prohlídky": nobody looks for the offering. */
export function withoutOffering(text: string): string {
  const told = text.trimStart();
  const verb = offersElsewhere.exec(told);
  return verb?.index === 0 ? told.slice(verb[0].length) : text;
}
