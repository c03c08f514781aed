const germanTrait =
  /(?<=^|[,;\n•]\s?|[.!?]\s)(\p{L}{2,24}(?:bar|fest|dicht|frei|los|geeignet|sicher|tauglich|abweisend|durchlässig|gefüttert|beschichtet))\s?[:?]?\s(nein|ja)(?=\s*(?:[,;.!\n•]|$))/giu;
const germanPart =
  /(?<=^|[,;\n•]\s?|[.!?]\s)(\p{Lu}[\p{Ll}-]{3,24})\s?[:?]?\s([Nn]ein|[Jj]a)(?=\s*(?:[,;.!\n•]|$))/gu;
const frenchTrait =
  /(?<=^|[,;\n•]\s?|[.!?]\s)(\p{L}{3,20}(?:able|ible|ante?|eux|euse|ée?|ique|anche))s?\s?[:?]?\s(non|oui)(?=\s*(?:[,;.!\n•]|$))/giu;
const frenchPart =
  /(?<=^|[,;\n•]\s?|[.!?]\s)(?!(?:bien|pas|mais|état|sinon|car|que|dit)\s)(\p{L}{4,20})\s?[:?]?\s(non|oui)(?=\s*(?:[,;.!\n•]|$))/giu;
const spanishTrait =
  /(?<=^|[,;\n•]\s?|[.!?]\s)(\p{L}{3,20}(?:able|ible|ad[oa]|id[oa]|ante|os[oa]))s?\s?[:?]?\s(no|sí)(?=\s*(?:[,;.!\n•]|$))/giu;

/** "Trockner: nein": into what it may not go is no part that it lacks. German. */
const machine: readonly (readonly [RegExp, string])[] = [
  [/^(?:Wäschet|T)rockner$|^(?:Back|Mikrowellen)?ofen$|^Geschirrspüler$|^Gefrierschrank$/u, 'den'],
  [/^(?:Spül|Wasch|Geschirrspül)maschine$|^Mikrowelle$/u, 'die'],
];

const small = (word: string): string =>
  /\p{Lu}{2}/u.test(word) ? word : `${word.charAt(0).toLowerCase()}${word.slice(1)}`;
const isNo = (answer: string): boolean => /^n/iu.test(answer);
/** As the phrase that it stands for began, large or small. */
const likeFirst = (word: string, told: string): string =>
  /^\p{Lu}/u.test(word) ? `${told.charAt(0).toUpperCase()}${told.slice(1)}` : told;

/**
 * "Wiederverschließbar nein", "chenilles non", "Deckel: ja" inside a row of phrases, as a seller says it: the answer alone would be
 * printed behind the word that it denies. Sheets of three rows and more are told by `told-rows-abroad.ts`.
 */
export function answeredAbroad(text: string, language: 'de' | 'fr' | 'es'): string {
  if (language === 'de') {
    if (!/(?:nein|ja)(?!\p{L})/iu.test(text)) return text;
    return text
      .replace(germanTrait, (_said, what: string, answer: string) =>
        isNo(answer) ? likeFirst(what, `nicht ${small(what)}`) : what,
      )
      .replace(germanPart, (_said, what: string, answer: string) => {
        const into = machine.find(([named]) => named.test(what))?.[1];
        if (into !== undefined)
          return isNo(answer) ? `nicht in ${into} ${what}` : `für ${into} ${what} geeignet`;
        return isNo(answer) ? `ohne ${what}` : `mit ${what}`;
      });
  }
  if (language === 'fr') {
    if (!/(?:non|oui)(?!\p{L})/iu.test(text)) return text;
    return text
      .replace(frenchTrait, (_said, what: string, answer: string) =>
        isNo(answer) ? likeFirst(what, `non ${small(what)}`) : what,
      )
      .replace(frenchPart, (_said, what: string, answer: string) =>
        likeFirst(what, `${isNo(answer) ? 'sans' : 'avec'} ${small(what)}`),
      );
  }
  return /\s(?:no|sí)(?!\p{L})/iu.test(text)
    ? text.replace(spanishTrait, (_said, what: string, answer: string) =>
        isNo(answer) ? likeFirst(what, `no ${small(what)}`) : what,
      )
    : text;
}
