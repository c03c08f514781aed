import type { PlatformId } from '#contract/platforms.ts';
import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { type Category, firstFacts } from './category.ts';

/** Claims that were taken out, as `claims.ts` names them. */
interface RemovedClaim {
  text: string;
  kind: string;
}

const questionOfKind: Partial<Record<FactKind, string>> = {
  type: 'What is it, in the word a buyer would type?',
  brand: 'Which brand is it?',
  model: 'Which model is it?',
  material: 'Which material is it, and how many per cent?',
  colour: 'Which colour is it?',
  size: 'How big is it (width, depth, height, or sizes)?',
  capacity: 'How much does it hold?',
  weight: 'How much does it weigh?',
  quantity: 'How many pieces are there?',
  pack: 'How many pieces are in a pack?',
  power: 'How is it powered?',
  duration: 'How long does it last or take?',
  number: 'Which key figure would a buyer compare?',
  price: 'What is the price based on (fixed, from, per hour)?',
  age: 'How old is it, or from which age is it?',
  audience: 'Who is it for?',
  place: 'Where do you work or hand over?',
  compatibility: 'Which models or systems does it work with?',
  contents: 'What is in the box, and what is not?',
  exclusion: 'What is not included?',
  feature: 'What sets it apart, in a fact a buyer can check?',
  function: 'What does it do, in one verb?',
  method: 'How is it made?',
  origin: 'Where is it made?',
  care: 'How is it cleaned or looked after?',
  use: 'What is it used for?',
  limit: 'What is it not for?',
  condition: 'What is its condition, and how was it tested?',
  flaw: 'Is there any flaw a buyer would see?',
  certificate: 'Which licence or certificate do you hold, with its number?',
  safety: 'Which safety mark does it carry?',
  shipping: 'How does it reach the buyer?',
  service: 'What exactly is done?',
  story: 'Who makes it, or who teaches it?',
  hours: 'When do you work, and how fast do you answer?',
  chapter: 'Which chapters does the video have, with their times?',
};

const questionOfClaim: Record<string, (text: string) => string> = {
  medical: (text) =>
    `“${text}” is an effect on health, which the platforms refuse. It was left out. What does it do that a buyer can see?`,
  number: (text) => `Where does “${text}” come from? Say it in the description and it will be used.`,
  certificate: (text) =>
    `Is “${text}” true, and what is the certificate’s number? Say so and it will be used.`,
};

const mostQuestions = 6;

/**
 * What to ask the seller: first what the category's buyers want and the brief does not say, then the claims that
 * were taken out. At most six, in the order of what helps most.
 */
export function questionsOf(
  ledger: Ledger,
  platform: PlatformId,
  category: Category,
  removedClaims: readonly RemovedClaim[],
): string[] {
  const kinds = new Set(ledger.facts.map((fact) => fact.kind));
  if (ledger.productType !== '') kinds.add('type');
  const questions: string[] = [];
  const add = (question: string | undefined): void => {
    if (question !== undefined && !questions.includes(question)) questions.push(question);
  };
  for (const row of firstFacts(category).slice(0, 4)) {
    if (!row.some((kind) => kinds.has(kind))) add(questionOfKind[row[0]!]);
  }
  if (platform === 'youtube' && !kinds.has('chapter')) add(questionOfKind.chapter);
  for (const claim of removedClaims.slice(0, 3)) {
    const ask = questionOfClaim[claim.kind];
    add(
      ask === undefined
        ? `Is “${claim.text}” true? Say so in the description and it will be used.`
        : ask(claim.text),
    );
  }
  for (const row of firstFacts(category).slice(4)) {
    if (!row.some((kind) => kinds.has(kind))) add(questionOfKind[row[0]!]);
  }
  return questions.slice(0, mostQuestions);
}
