import type { PlatformId } from '#contract/platforms.ts';
import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { askedOnPage } from './asked-category.ts';
import { isAnswered } from './answered-facts.ts';
import { firstFacts } from './first-facts.ts';
import { endsWithPaper, pageQuestion } from './page-questions.ts';
import { questionFits } from './question-fits.ts';
import type { Category } from './type-hits.ts';

/** Claims that were taken out, as `claims.ts` names them. */
interface RemovedClaim {
  text: string;
  kind: string;
}

const questionOfKind: Partial<Record<FactKind, string>> = {
  type: 'What is it, in the word a buyer would type?',
  brand: 'Which brand is it?',
  model: 'Which model is it?',
  material: 'Which material is it, and how many percent?',
  colour: 'Which color is it?',
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

/** What a category's buyer means by a kind of fact; null where the question makes no sense there. */
const questionOfCategory: Partial<Record<Category, Partial<Record<FactKind, string | null>>>> = {
  service: {
    contents: 'What is included in the price, and what is not?',
    age: 'Since when have you done this work?',
    place: 'Which places do you serve?',
  },
  article: {
    type: 'What is it about, in the words a reader would search?',
    number: 'Which figures does it give (prices, times, distances)?',
    feature: 'Which question does it answer, and how?',
    age: 'When was it written or last checked?',
    story: 'Who wrote it, and from what experience?',
    place: 'Which place is it about?',
  },
  course: {
    contents: 'What do students get (lessons, files, feedback)?',
    story: 'Who teaches it?',
    certificate: 'Is there a certificate at the end?',
    function: 'What can a student do after it?',
  },
  video: {
    contents: 'What does a viewer need to follow along?',
    story: 'Who speaks in it?',
    function: 'What does it show?',
  },
  app: {
    compatibility: 'Which devices and system versions does it run on?',
    safety: 'Which data does it collect, if any?',
    price: 'What is free, and what is paid?',
    feature: 'Which function do users name first?',
  },
  property: {
    power: 'What is its energy rating, and how is it heated?',
    price: 'What does it cost, and for how long?',
    duration: 'From when is it free?',
    place: 'Where is it?',
    size: 'How many rooms or how much floor does it have?',
  },
  food: {
    contents: 'What are the ingredients and allergens?',
    quantity: null,
    use: 'How is it prepared or served?',
    care: 'How is it stored, and how long does it keep?',
  },
  beauty: {
    contents: null,
    material: 'What are the ingredients?',
    limit: 'Who should not use it?',
  },
  kitchen: {
    compatibility: 'What is it used for, and what does it fit?',
    limit: 'Where may it not go (oven, microwave, dishwasher)?',
  },
  toys: { age: 'From which age is it?' },
  used: { age: 'How old is it?', contents: 'What comes with it, and what is missing?' },
  handmade: { duration: 'How long does it take to make and send?', limit: null },
  general: { limit: null, colour: null, care: null },
};
const questionOfClaim: Record<string, (text: string) => string> = {
  medical: (text) =>
    `“${text}” is an effect on health, which the platforms refuse. It was left out. What does it do that a buyer can see?`,
  number: (text) => `Where does “${text}” come from? Say it in the description and it will be used.`,
  certificate: (text) =>
    `Is “${text}” true, and what is the certificate’s number? Say so and it will be used.`,
};

const mostQuestions = 6;
const ofStock: ReadonlySet<PlatformId> = new Set(['amazon', 'walmart', 'ebay', 'facebookmarketplace']);

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
  const isPage = platforms[platform].subject === 'page';
  const asked = isPage ? askedOnPage(ledger, category) : category;
  const kinds = new Set(ledger.facts.map((fact) => fact.kind));
  if (ledger.productType !== '') kinds.add('type');
  const questions: string[] = [];
  const add = (question: string | null | undefined): void => {
    if (question !== undefined && question !== null && !questions.includes(question))
      questions.push(question);
  };
  const prose = ledger.sentences.map((sentence) => sentence.text).join(' ');
  const ask = (row: readonly FactKind[]): void => {
    const kind = row[0]!;
    if (row.some((other) => kinds.has(other)) || isAnswered(kind, prose)) return;
    // A buyer on eBay has the goods sent: the place of a handover is asked only where people meet.
    if (category === 'used' && kind === 'place' && !platforms[platform].handover) return;
    // What a large shop sells lies on a shelf: nobody there waits for it to be made.
    if (category === 'handmade' && kind === 'duration' && ofStock.has(platform)) return;
    if (!questionFits(kind, asked, ledger)) return;
    if (kind === 'certificate' && asked === 'course' && !endsWithPaper(ledger)) return;
    const ofPage = isPage ? pageQuestion(kind, ledger) : undefined;
    const own = ofPage === undefined ? questionOfCategory[asked]?.[kind] : ofPage;
    add(own === undefined ? questionOfKind[kind] : own);
  };
  for (const row of firstFacts(asked).slice(0, 4)) ask(row);
  if (platforms[platform].fields.chapters !== undefined && !kinds.has('chapter')) add(questionOfKind.chapter);
  for (const claim of removedClaims.slice(0, 3)) {
    // A label of a list ("Certification: …") claims nothing of its own.
    if (/^certificat\p{L}+$/iu.test(claim.text)) continue;
    const wording = questionOfClaim[claim.kind];
    add(
      wording === undefined
        ? `Is “${claim.text}” true? Say so in the description and it will be used.`
        : wording(claim.text),
    );
  }
  for (const row of firstFacts(asked).slice(4)) ask(row);
  return questions.slice(0, mostQuestions);
}
