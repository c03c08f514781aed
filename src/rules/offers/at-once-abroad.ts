import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Help at once, by a word that every trade has: whoever types it alone looks for a doctor or a pharmacy. */
const alone: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  de: /^(?:(?:24|rund um die uhr)[- ]?(?:h|std\.?|stunden)?[- ]?)?(?:notdienst|notfalldienst|notruf|bereitschaftsdienst|not(?:fall)?service)(?: (?:24|rund um die uhr).*)?$/iu,
  es: /^(?:servicio de )?(?:urgencias?|emergencias?)(?: 24 ?h(?:oras)?)?$/iu,
  fr: /^(?:(?:dépannages?|interventions?|services?) d['’])?urgences?(?: 24 ?h.*)?$/iu,
};

/** "Elektriker-Notdienst" of an electrician's "Notdienst", as a text says it; null for every other name. */
export function helpAtOnce(name: string, trade: string, language: WrittenLanguage): string | null {
  if (trade === '' || alone[language]?.test(name.trim()) !== true) return null;
  if (language === 'de') return `${trade}-Notdienst`;
  return language === 'es' ? `${trade} de urgencia` : `${trade} d'urgence`;
}
