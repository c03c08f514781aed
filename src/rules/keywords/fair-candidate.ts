import { bareParts } from './bare-parts.ts';
import type { Candidate } from './candidate.ts';
import { cutCompounds } from './cut-compounds.ts';
import { anyOfApps, nameOfApp, orderToUser } from './fair-for-apps.ts';
import { anyOfPages } from './fair-for-pages.ts';
import { refusedInGerman, verbInGerman } from './fair-in-german.ts';
import { frenchHalves } from './french-halves.ts';
import { halvesAbroad } from './halves-abroad.ts';
import { endsInLevel } from './film-subject.ts';
import { halvesStyle } from './half-style.ts';
import { halfSaid } from './half-said.ts';
import { halvedCompounds } from './halved-compounds.ts';
import { cutFromText } from './cut-from-text.ts';
import { refusedOffers } from './refused-offers.ts';
import { saidAbroad } from './said-abroad.ts';
import { saidOfOthers } from './said-of-others.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Search } from './search.ts';
import { isCutCount } from './cut-count.ts';
import { cutOutOfSentence } from './sentence-phrases.ts';
import { isHalfOfDeed } from './shared-deeds.ts';
import { chapterTest } from './video-chapters.ts';
import { noRowHead } from './no-row-head.ts';
import { toldOfMaking } from './video-films.ts';
import { tornAbroad } from './torn-abroad.ts';
import { tornTitle } from './torn-title.ts';
import { tornRomance } from './torn-romance.ts';
import { idleGoods } from './idle-goods.ts';
import { idleAbroad } from './idle-in-film.ts';
import { looseInFilm } from './loose-in-film.ts';
import { openPhrases } from './open-phrases.ts';
import { countedIn } from './video-told.ts';
import { warnedStuffs } from './warned-stuffs.ts';
import { wrongParts } from './wrong-parts.ts';

type Refusal = (candidate: Candidate) => boolean;

/** Tells the candidates that say what the brief says: no halves, no other thing's parts, nothing that it denies. */
export function fairCandidate(search: Search): (candidate: Candidate) => boolean {
  const ofHalves = halvesAbroad(search.brief);
  const ofAllergens = warnedStuffs(search.brief);
  const torn = tornAbroad(search.brief);
  const refusals = [
    wrongParts(search.brief, search.ledger),
    saidOfOthers(search.brief, search.ledger),
    ...ofSubject(search),
    saidAbroad(search.brief),
    cutOutOfSentence(search.brief),
    frenchHalves(search.brief, search.ledger),
    halfSaid(search.brief),
    ...(ofHalves === null ? [] : [ofHalves]),
    ...(ofAllergens === null ? [] : [ofAllergens]),
    ...(torn === null ? [] : [torn]),
    ...(search.language === 'en' ? [tornTitle(search.brief, search.ledger), ...ofEnglishDeeds(search)] : []),
    ...(search.language === 'de' ? [verbInGerman] : []),
    ...tornRomance(search),
    ...ofWords(search),
    ...ofFaults(search),
    ...ofStyle(search),
  ];
  // What an article's own name asks is no half of anything.
  const isAsked = ({ kind, built: isBuilt, source }: Candidate): boolean =>
    search.language !== 'en' && kind === 'question' && isBuilt && source.endsWith('.name');
  return (candidate) => isAsked(candidate) || !refusals.some((refuses) => refuses(candidate));
}

const sellersRows: ReadonlySet<string> = new Set(['targetKeywords', 'videoTags', 'shopifyTags']);

const inShares =
  /^(\d{1,2})%? (?:cotton|polyester|nylon|elastane|spandex|lycra|wool|merino|viscose|rayon|acrylic|linen|modal|silk|bamboo|cashmere|hemp|polyamide|alpaca|mohair|lambswool)(?!\p{L})/iu;

/** "Based rota software" of "web based rota software", "starring Ewan Baird": the front of the phrase is missing. English. */
const backHalf =
  /^(?:based|proof|friendly|sized|shaped|driven|operated|powered|inspired|resistant|rated|fed|starring|featuring|directed|bigger|smaller|larger) | none$/iu;

/** "2 pairs": how many there are of what nobody says. */
const bareCount =
  /^(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve)[ -](?:pairs?|pieces?|pcs|packs?|sets?|counts?|ct|units?|bars|bottles|cans|tins|jars|tubes|rolls|sheets|bags|boxes|sachets|pouches|cups|slots|tiers|drawers|shelves|hooks|pockets|compartments|claws|blades)$|^(?:set|pack|box|pair|bundle|lot) of (?:\d{1,3}|two|three|four|five|six|eight|ten|twelve)$/iu;
const endsInSide = /\s(?:colou?r|size|weight|length|width|height|depth|material)s?$/u;
/** "Green-brown outdoors", "planter sawn": where and how something is done ends no name of a thing. */
const endsInDeed =
  /\s(?:outdoors|indoors|upstairs|downstairs|outside|inside|overnight|abroad|together|apart|anywhere|everywhere|sawn|hewn|drawn|strewn|hung|bent|sewn|shown|worn|torn|kept|held|sent|sold|bought|built|found)$/iu;

/** "g. rooibos" of "20 bags, 40 g. Rooibos, valerian": the stop behind a unit ended its sentence. */
const overStop = /(?:^|\s)(?:\d+ ?)?(?:g|kg|mg|oz|lbs?|ml|cl|cm|mm|in|ft)\. /iu;

/** "Deco clock" of an art deco clock, "fin XIXe" of what is so old. */
function ofStyle({ brief, platform }: Search): Refusal[] {
  if (brief.language.written === 'fr')
    return [({ phrase }) => /^(?:fin|début|milieu|vers) (?:du )?[\dxvi]/iu.test(phrase)];
  if (brief.language.written !== 'en') return [];
  const halves = halvesStyle(brief.product.name);
  // "35 polyester" of "35% polyester": how much of it there is counts none.
  const isShare = (phrase: string): boolean => {
    const share = inShares.exec(phrase)?.[1];
    return share !== undefined && brief.product.description.includes(`${share}%`);
  };
  const isGoods = platform.subject === 'product';
  const labels = brief.product.description.includes(':') ? brief.product.description.toLowerCase() : '';
  const isOfAKind = /of[- ]a[- ]kind/iu.test(brief.product.description);
  return [
    ({ phrase }) => halves(phrase) || isShare(phrase) || bareCount.test(phrase),
    ({ phrase, source }) =>
      !sellersRows.has(source) && (backHalf.test(phrase) || isCutCount(phrase, brief.product)),
    ({ phrase, source }) =>
      !sellersRows.has(source) &&
      isGoods &&
      // "Lens colour" is the label of a row.
      (endsInDeed.test(phrase) || (endsInSide.test(phrase) && labels.includes(`${phrase}:`))),
    ({ phrase, source }) => !sellersRows.has(source) && phrase.includes('. ') && overStop.test(phrase),
    // "A one of a kind portrait" is no kind portrait.
    ({ phrase }) => isOfAKind && /^kind\s/iu.test(phrase),
  ];
}

/** "Tirador cambiado" beside a stain: what is no more the first one. */
const renewed = /\s(?:cambiad[oa]s?|changée?s?|remplacée?s?|ersetzt|ausgetauscht)$/u;

/** "Grieta fina" of an old plate: what ails a thing is searched by nobody. */
function ofFaults({ ledger, language }: Search): Refusal[] {
  return ledger.facts.some(({ kind }) => kind === 'flaw')
    ? [({ phrase }) => tellsFault(phrase, language) || renewed.test(phrase)]
    : [];
}

/** What is wrong for things, films or apps alone. */
function ofSubject(search: Search): Refusal[] {
  const {
    brief,
    ledger,
    platform: { subject },
    language,
  } = search;
  if (subject === 'app')
    return [nameOfApp(brief), anyOfApps, ...(language === 'en' ? [orderToUser(brief)] : [])];
  if (subject === 'page') return [anyOfPages(brief)];
  if (language !== 'en')
    return subject === 'product' && language !== 'other'
      ? [noRowHead(brief), ...(language === 'de' ? refusedInGerman(brief, ledger.productType) : [])]
      : subject === 'video'
        ? [idleAbroad(brief), toldOfMaking(brief)]
        : [];
  if (subject === 'product')
    return [
      idleGoods(search),
      cutCompounds(ledger),
      halvedCompounds(search),
      halfOfModel,
      frontOfName(search),
      behindForOfName(search),
      cutFromText(search),
      bareParts(search),
    ];
  return subject === 'video'
    ? [countedIn(brief), toldOfMaking(brief), looseInFilm(brief), cutBeforeTopic(search), placeAlone]
    : [];
}

/** "In Lisbon" of "48 hours in Lisbon": the place is looked for without it. English. */
const placeAlone: Refusal = ({ phrase, source }) =>
  source !== 'targetKeywords' && /^(?:in|at|around|across) \p{L}+$/iu.test(phrase);

/** "6.5 s treadmill" of a "T 6.5 S treadmill": a model without its front. */
const halfOfModel: Refusal = ({ phrase }) => /^(?:\p{L} )?\d\.\d \p{L}(?: |$)/iu.test(phrase);

/** "52 vice" of a "Record No. 52 vice": the number of a model without what counts it. */
function behindNumber({ brief }: Search): Refusal {
  const text = ` ${brief.product.name} ${brief.product.description} `.toLowerCase();
  return ({ phrase, source }) =>
    source !== 'targetKeywords' && /^\d/u.test(phrase) && text.includes(` no. ${phrase.toLowerCase()}`);
}

/** Things that are made out of others or for them, and are none of these. */
const madeOfOthers =
  /^(?:coaster|clock|bowl|bookend|magnet|charm|keyring|keychain|earring|cufflink|hanger|hook|holder|rack|cover|liner|seal|case|filter|lamp)$/u;

/** "Vinyl record" of "vinyl record coasters": what stands before the thing is another thing. English. */
function frontOfName({ brief, ledger }: Search): Refusal {
  const name = brief.product.name.toLowerCase();
  const head = stemsOf(ledger.productType).at(-1) ?? '';
  if (!madeOfOthers.test(head)) return () => false;
  return ({ phrase, source }) => {
    if (source === 'targetKeywords' || !phrase.includes(' ') || !name.startsWith(`${phrase} `)) return false;
    const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
    return (
      !madeOfOthers.test(stemsOf(last).at(-1) ?? '') &&
      stemsOf(name).at(-1) === head &&
      typeHits(last, 'en').length > 0 &&
      !claimHits(phrase, 'en').some(({ end }) => end === phrase.length)
    );
  };
}

/** "Elongated bowls" of a "toilet seat for elongated bowls": what a thing is for finds that, and not the thing. English. */
function behindForOfName({ brief, ledger }: Search): Refusal {
  const [front = '', behind = ''] = brief.product.name.toLowerCase().split(/ for (?:an? |the )?(?=\p{L})/u);
  const head = stemsOf(ledger.productType).at(-1) ?? '';
  return ({ phrase, source, kind }) =>
    kind === 'attribute' &&
    source !== 'targetKeywords' &&
    phrase.includes(' ') &&
    behind.includes(phrase) &&
    !front.includes(phrase) &&
    !stemsOf(phrase).includes(head);
}

const goesOn =
  /^ (?!(?:with|without|in|on|at|for|from|by|using|and|or|that|when|if|to|of|so|as|like|step|fast|yourself|vs|versus|again|today|the|a|an)\b)\p{L}{2,}/u;

/** "Dripping kitchen mixer" of a "dripping kitchen mixer tap" in a film about a tap. English. */
function cutBeforeTopic({ brief, slots }: Search): Refusal {
  const text = ` ${brief.product.description.toLowerCase()} `;
  const name = brief.product.name.toLowerCase();
  const heads = new Set(slots.heads.map((head) => stemsOf(head.text).at(-1) ?? ''));
  return ({ phrase, source }) => {
    if (source === 'targetKeywords' || !phrase.includes(' ')) return false;
    // "Square GCSE" of "completing the square GCSE", which is whole before its examination.
    if (endsInLevel(phrase) && name.includes(` the ${phrase}`)) return true;
    const after = name.startsWith(phrase) ? name.slice(phrase.length) : '';
    // "Replacing a laptop" of "replacing a laptop SSD".
    if (/^\p{L}+ing (?:an?|the|your) /u.test(phrase) && goesOn.test(after) && !endsInLevel(after))
      return true;
    const [, ...behind] = text.split(` ${phrase} `);
    return (
      behind.length > 0 &&
      !heads.has(stemsOf(phrase).at(-1) ?? '') &&
      behind.every((rest) => heads.has(stemsOf(/^\p{L}+/u.exec(rest)?.[0] ?? '').at(-1) ?? '-'))
    );
  };
}

function ofEnglishDeeds(search: Search): Refusal[] {
  const { slots, brief } = search;
  return [
    ({ phrase }) => isHalfOfDeed(phrase, slots.heads),
    openPhrases(brief.product),
    behindNumber(search),
  ];
}

/** "Cancelling earbuds": the second half of a compound. */
const secondHalf =
  /(?:^|(?<!over|in|on) )ear (?:bluetooth|wireless|headphones|headset|wired|noise)|(?:^|(?<!hand|wheel|freshly) )(?:thrown|poured) (?=\p{L})|^foldable folding |^\d{1,2} (?:phone )?(?:cases?|covers?|chargers?|straps?)(?: |$)|^(?:cancell?ing|repellent|resistant|proof|friendly|activated|operated|controlled|blocking|style|backed|free|bought|serviced|purchased|selling|sold)\s/u;
const namesNothing =
  /^\p{L}+ ones?$|^(?:caj(?:a|ita)|estuche|bolsita) de (?:cartón|papel|regalo|algodón|lino|tela|organza)$/u;
const halfAnswer = /\s(?:non|no|nicht|oui|sí)$|^(?:sino|sondern|seule?|solo|nur|vienen? en) /iu;

function hasDone(description: string, phrase: string): boolean {
  const said = description.toLowerCase();
  return [' has ', ' have ', '’ve ', "'ve "].some((verb) => said.includes(`${verb}${phrase}`));
}

function isExcepted(description: string, phrase: string): boolean {
  const at = description.toLowerCase().indexOf(phrase);
  return at !== -1 && /\bexcept (?:for )?(?:an? |the )?$/iu.test(description.slice(Math.max(0, at - 20), at));
}

/** What single words of a phrase give away. The seller's own target keywords may be what the text refuses. */
function ofWords({ brief, ledger, slots }: Search): Refusal[] {
  const isRefused = refusedOffers(brief);
  const { isDeed } = chapterTest(ledger, [brief.product.name, ...slots.heads.map(({ text }) => text)]);
  // "How an old quilt should look" makes no old quilt of it.
  const isOld = /\bold\b/iu.test(brief.product.name);
  const isOwn = ({ source }: Candidate): boolean => source === 'targetKeywords';
  const isAbroad = ledger.language.written !== 'en';
  const excepts = !isAbroad && /\bexcept\s/u.test(brief.product.description);
  return [
    (candidate) => !isOwn(candidate) && isRefused(candidate.phrase),
    ({ phrase }) => isDeed(phrase),
    // "Bord doré non", "sino de algodón": an answer, and half of a denial.
    (candidate) => isAbroad && !isOwn(candidate) && halfAnswer.test(candidate.phrase),
    // "Black ones" of another order, "cajita de cartón" in which it comes.
    (candidate) =>
      !isOwn(candidate) &&
      namesNothing.test(candidate.phrase) &&
      !brief.product.name.toLowerCase().includes(candidate.phrase),
    // "Has placed implants for 14 years": what somebody has done.
    ({ phrase, built: isBuilt }) =>
      !isBuilt && !isAbroad && /^\p{Ll}+ed /u.test(phrase) && hasDone(brief.product.description, phrase),
    // "Akkusativ? Wechselpräpositionen einfach erklärt": the end of one question with what stands behind it.
    (candidate) => !isOwn(candidate) && /[?!]\s\S/u.test(candidate.phrase),
    // "Except for motor repairs": what is done to all but these.
    ({ phrase }) => excepts && isExcepted(brief.product.description, phrase.toLowerCase()),
    // "What", "what cost" of what to pack: a question that asks nothing.
    (candidate) =>
      !isAbroad &&
      !isOwn(candidate) &&
      /^(?:what|how|why|when|which|who)(?: \p{L}+)?$/iu.test(candidate.phrase),
    (candidate) => !isAbroad && !isOwn(candidate) && secondHalf.test(candidate.phrase.toLowerCase()),
    // "Housing: grain mill": a row of a data sheet with its label.
    ({ phrase }) => phrase.includes(': '),
    (candidate) => !isOld && !isOwn(candidate) && candidate.phrase.slice(0, 4).toLowerCase() === 'old ',
  ];
}
