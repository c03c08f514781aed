import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Those whom something is done for, folded. English ones are told by their endings too. */
const people: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('u')`
    (?:^|\s)(?:\p{L}{2,}(?:ers|ors|ists|ees|ians)|people|wom[ae]n|m[ae]n|kids|child(?:ren)?|teens|adults
      |seniors|landlords|llcs|firms|companies|businesses|clients|patients|students|pupils|families|couples
      |parents|babies|toddlers|brides|athletes|expats|dogs|cats|horses|all ages|charities|schools|churches
      |start-?ups|homes|offices|tenants|veterans|pros)$
  `,
  de: longPattern('u')`
    ^(?:\p{L}+e\s)?(?:kinder|jugendliche|erwachsene|menschen|senioren|schwangere|sauglinge|babys|sportler
      |\p{L}{0,16}patient(?:inn)?en|\p{L}{2,16}(?:versicherte|kund(?:inn)?en)|(?:kranken)?kassen|frauen|manner|paare|familien|singles|anfanger|fortgeschrittene|firmen|unternehmen|vereine
      |handwerker|arzte|selbststandige|freiberufler|gewerbe|privat(?:kunden|personen)?|hunde|katzen|pferde
      |tiere|alle|gruppen|schulen)(?:\s.*)?$
  `,
  es: /^(?:nin[oa]s|adultos|adolescentes|jovenes|mayores|bebes|embarazadas|mujeres|hombres|parejas|familias|deportistas|autonomos|pymes|empresas|particulares|comunidades|colegios|perros|gatos|caballos|exoticos|personas|trabajadores|grupos|principiantes|todos)(?:\s.*)?$/u,
  fr: longPattern('u')`
    ^(?:enfants|adultes|adolescents|ados|bebes|nourrissons|femmes(?: enceintes)?|hommes|couples|familles
      |sportifs|seniors|entreprises|particuliers|professionnels|artisans|commerces|commercants|associations
      |professions liberales|independants|ecoles|chiens|chats|chevaux|nac|tous|groupes|debutants
      |etudiants)(?:\s.*)?$
  `,
};

/** Whether a part of a row names those whom something is for: "small LLCs", "professions libérales". */
export function isPeople(part: string, language: WrittenLanguage): boolean {
  return people[language]?.test(foldWord(part)) === true;
}
