import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { deedNames } from '#rules/offers/deed-names.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** From here on a name tells details that nobody types. */
export const mostWords = 5;

const verbs = longPattern('iu')`
  (?:^|\s)(?:wir|ich|sie|ist|sind|haben|hat|bieten|wird|werden|kann|können|macht|machen|gibt|gibt['’]?s|we
    |you|i|it|they|is|are|was|our|your|have|has|can|will|offers?|provides?|helps|makes?|keeps?|gives?|us
    |that|which|who|que|es|son|somos|hay|je|nous|vous|est|sont|avons|qui|il|elle|included|inclus[ei]?s?
    |compris|fournis|incluid[oa]s?|inklusive)(?:\s|$)
`;
/** "Ofrecemos", "louez"; "on répare". */
const oneDoes = [...deedNames.es.keys()].filter((verb) => verb.endsWith('o')).join('|');
const spokenRomance: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  es: new RegExp(
    `^(?:yo\\s)?(?:hago|vendo|ofrezco|elaboro|fabrico|preparo|imparto|cocino|organizo|monto|produzco|doy|soy|${oneDoes})\\s(?!del?\\s)|(?:^|\\s)(?!(?:r|tr)amos|remos|racimos|gramos|extremos|préstamos|bálsamos)\\p{L}{2,}(?:amos|emos|imos)(?=\\s|$)`,
    'iu',
  ),
  fr: /^on\s|(?:^|\s)j['’]\p{L}{3,}|(?:^|\s)(?!chez|assez|nez|rez)\p{L}{2,}ez(?=\s|$)|(?:^|\s)\p{L}{2,}ons\s(?:les?|la|des?|du|vos|votre|tous|toutes)(?=\s)/iu,
};
/** Where, for whom and with what a list goes on behind its last entry: "… and payroll for cafes and small restaurants". */
export const furtherOn: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:for|in|across|around|near|at|from|while|when)\s[^,]*$/u,
  de: /\s(?:für|in|im|rund um|bei)\s[^,]*$/u,
  es: /\s(?:para|en|cerca de|por (?:horas?|d[ií]as?|semanas?|meses))(?:\s[^,]*)?$/u,
  fr: /\s(?:pour|à|en(?! main(?!\p{L}))|dans|chez|sur(?! mesure))\s[^,]*$/u,
  other: /$^/u,
};

/** Whether somebody says something; "IT support" speaks of no "it". */
export function tells(text: string, language: WrittenLanguage): boolean {
  return verbs.test(text.replace(/\bIT\b/gu, '')) || spokenRomance[language]?.test(text) === true;
}

const deedEnds: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    (?:lessons?|class(?:es)?|courses?|tuition|rentals?|hire|repairs?|\p{L}{4}ing|tours?|trips?|retreats?
      |services?|treatments?|therapy|photography|design|installation|removals?|storage|advice|massages?
      |osteopathy|acupuncture|pilates|yoga|dentistry|podiatry|insurance|tax returns?|holidays?
      |deliver(?:y|ies)|fittings?|walks?|visits?)$
  `,
  de: /(?:kurse?|unterricht|verleih|vermietung|reparatur(?:en)?|reinigung|beratung|therapie|montage|wartung|pflege|umzüge|transporte|coaching|training)$/iu,
  es: /^(?:clases|cursos?|oposiciones|refuerzo|apoyo|traducci[oó]n|alquiler|reparaci[oó]n|limpieza|asesor[ií]a|terapia|montaje|mantenimiento|masajes?|planes|dietas)(?!\p{L})/iu,
  fr: /^(?:cours|stages?|location|réparation|nettoyage|conseil|thérapie|pose|entretien|massages?|coaching|bilans?|formations?|audits?|vente|pension|garde)(?!\p{L})/iu,
};

export function isDone(entry: string, language: WrittenLanguage): boolean {
  return deedEnds[language]?.test(entry) ?? false;
}

export const against: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^((?:[\p{L}-]+\s){0,2}[\p{L}-]+) (for) (.+)$/iu,
  de: /^((?:[\p{L}-]+\s)?[\p{L}-]+) (bei|gegen|für) (.+)$/iu,
  es: /^((?:[\p{L}-]+\s){0,2}[\p{L}-]+) (para|contra) (.+)$/iu,
  fr: /^((?:[\p{L}-]+\s){0,2}[\p{L}-]+) (pour|contre) (.+)$/iu,
};
