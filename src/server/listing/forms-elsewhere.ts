import type { Form } from './unsaid-forms.ts';

/** Claims that are told by how they are said, in Italian, Dutch and Portuguese. */
export const formsElsewhere: readonly Form[] = [
  // "In omaggio sei sottobicchieri": what would come on top.
  {
    pattern:
      /(?<!\p{L})(?:in omaggio|in regalo|omaggio|gratis (?:er)?bij|cadeau (?:er)?bij|op de koop toe|er gratis bij|de oferta|de brinde|como brinde|oferecemos(?: também)? (?:uma?|os?|as?))(?!\p{L})/giu,
    kind: 'deed',
    unless: /omaggio|regalo|gratis|cadeau|koop toe|oferta|brinde|oferec/iu,
  },
];
