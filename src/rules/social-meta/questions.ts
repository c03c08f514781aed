import { questionsOf } from '#rules/ledger/questions.ts';
import type { Claim } from '#rules/ledger/claims.ts';
import type { SocialBrief } from './social-brief.ts';

/** Statements with which a card of every network can tell something of its own. */
const enoughFacts = 4;

/** “in Bath”: a place that is not on any list is one nevertheless. */
const namedPlace = /(?<!\p{L})(?:in|im|en|à|near|bei)\s\p{Lu}\p{Ll}/u;

/** What to ask whoever filled the form: what every card needs, then what was taken out, then what buyers want to know. */
export function socialQuestions(brief: SocialBrief, removed: readonly Claim[]): string[] {
  const { form, ledger, prepared } = brief;
  const questions: string[] = [];
  if ((form.callToAction ?? '') === '') questions.push('What should a reader do next?');
  if ((form.targetAudience ?? '') === '') questions.push('Who is the page for?');
  if (ledger.facts.filter(({ kind }) => kind !== 'other' && kind !== 'name').length < enoughFacts)
    questions.push('Which figure, place, price or term should people know before they open the page?');
  // What a buyer of goods or a client of a service asks makes no sense of an article, nor of a program that is a product.
  const isOffer =
    (form.contentType === 'product' && !['service', 'general'].includes(prepared.category)) ||
    (form.contentType === 'website' && prepared.category === 'service');
  const asked = questionsOf(ledger, 'website', prepared.category, removed).filter(
    (question) => !(question.startsWith('Which places') && namedPlace.test(form.description)),
  );
  const ofClaims = asked.filter((question) => question.includes('“'));
  return [...new Set([...questions, ...ofClaims, ...(isOffer ? asked : [])])].slice(0, 6);
}
