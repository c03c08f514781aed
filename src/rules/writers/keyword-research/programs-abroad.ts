import { splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitList } from '#rules/offers/split-list.ts';

type Abroad = 'de' | 'es' | 'fr';

/** What a program says that it is; a bare word is looked for with whom it is for: "Software für Handwerker". */
const programs: Readonly<Record<Abroad, RegExp>> = {
  de: /(?<![\p{L}\d-])(?:[\p{L}\d-]{1,40})?(?:software|app|programm|plattform|tool|plugin|crm|erp|lösung)(?:\s(?:für|zur|zum)\s(?:(?:die|das|den|der)\s)?\p{L}+)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:programas?|software|aplicación|app|plataforma|herramienta|plugin|crm|erp)(?:\sde\s(?!el\s|la\s|los\s|las\s|que\s)\p{L}+(?:\s(?!para|en|con|y|que|por)\p{L}+)?)?(?:\spara\s(?:\p{L}{3,}[aei]r\s\p{L}+|\p{L}+(?:\sde\s\p{L}+)?))?(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:logiciel|application|appli|plateforme|outil|plugin|crm|erp)(?:\s(?:de\s|d['’]|pour\s)(?!les?\s|la\s|vos\s|votre\s)[\p{L}-]+(?:\sde\s[\p{L}-]+)?)?(?:\spour\s(?!les?\s|la\s|vos\s|votre\s|des\s)\p{L}+)?(?![\p{L}-])/iu,
};
const bare =
  /^(?:software|app|programm?a?|plattform|plataforma|plateforme|tool|plugin|lösung|aplicación|herramienta|logiciel|application|appli|outil)$/iu;
const sayingBefore =
  /^(?:.{0,40}\s(?:ist|es|est)\s)?(?:(?:ein|eine|die|una?|la|une?|le|l['’]|unser|unsere|nuestr[oa]|notre)\s?)?(?:\p{Ll}+e\s)?$/iu;
const joints: Readonly<Record<Abroad, (thing: string) => string>> = {
  de: (thing) => `${thing} Software`,
  es: (thing) => `programa de ${thing}`,
  fr: (thing) => (/^[aeiouhéèêâîô]/iu.test(thing) ? `logiciel d'${thing}` : `logiciel de ${thing}`),
};
/** "Aide les agriculteurs à suivre leurs parcelles": for whom it is. */
const helps: Readonly<Record<Abroad, RegExp>> = {
  de: /\s(?:hilft|unterstützt|erinnert)\s(\p{Lu}[\p{L}-]+)\s(?:bei|beim|dabei|mit|an)\s/u,
  es: /\sayuda\sa\s(?:los\s|las\s)?(\p{L}+)\s(?:a|con)\s/iu,
  fr: /\saide\s(?:les\s|des\s)?(\p{L}{4,})\sà\s/iu,
};
const programWord: Readonly<Record<Abroad, string>> = {
  de: 'Software für',
  es: 'programa para',
  fr: 'logiciel pour',
};
const most = { words: 3, functions: 5 } as const;

/**
 * What a program is looked for by in German, Spanish and French: what its opening says that it is, and what it does by the list
 * behind a colon: "devis, factures et relances" of a "logiciel de facturation".
 */
export function programsAbroad(description: string, language: WrittenLanguage): string[] {
  if (language === 'en' || language === 'other') return [];
  const [opening = ''] = splitSentences(description.trim());
  const helped = helps[language].exec(opening.slice(0, 160))?.[1];
  if (helped !== undefined) return [`${programWord[language]} ${helped}`];
  const hit = programs[language].exec(opening.slice(0, 160));
  if (hit === null || !sayingBefore.test(opening.slice(0, hit.index))) return [];
  const said = hit[0].replace(/\s(?:die|das|que|qui)$/iu, '');
  const front = said.replace(/\s(?:für|para|pour)\s.*$/iu, '');
  const rest = opening.slice(hit.index + hit[0].length);
  const [, listed = ''] = /:\s(.+)$/u.exec(rest) ?? [];
  // "…, direkt auf der Baustelle" is where it is done.
  const row = language === 'de' ? listed.replace(/,\s\p{Ll}[^,]*$/u, '') : listed;
  const functions = splitList(row, language, 'names')
    .map((entry) =>
      entry.replace(/\s(?:en|in|mit|con|avec|auf|per|por|direkt)\s.*$/iu, '').replace(/[.,]$/u, ''),
    )
    .filter(
      (entry) =>
        entry.split(' ').length <= most.words &&
        (language === 'de' ? /^\p{Lu}[\p{L}\s-]{3,}$/u : /^[\p{L}\s-]{4,}$/u).test(entry),
    );
  // "App für die Dienstplanung" is looked for as "Dienstplanung App".
  const [, kind, whatFor] = /^(\S+) (?:für|zur|zum) (?:die |das |den |der )(\p{Lu}\p{L}+)$/u.exec(said) ?? [];
  if (kind !== undefined && whatFor !== undefined) return [`${whatFor} ${kind}`];
  return [
    ...(bare.test(front) ? [] : [front]),
    ...(said === front ? [] : [said]),
    ...functions.slice(0, most.functions).map(joints[language]),
  ];
}
