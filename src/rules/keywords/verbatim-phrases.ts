import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import { isOtherNumber } from '#rules/text/same-word.ts';
import { abroadGrammarOf, holdsVerb } from '#rules/ledger/abroad-grammar.ts';
import { opensWithOrder } from '#rules/ledger/app-nouns-abroad.ts';
import { saysShelf } from '#rules/ledger/store-shelves.ts';
import { seriesIn, tellsThing } from './about-thing.ts';
import { filmSearches, madeElsewhere, thingAndMaterial } from './said-elsewhere.ts';
import { isSmallWord } from './plain-words.ts';
import { bareWords, joinedScript, wordsOfRow } from './thing-words.ts';
import { namedAtOpening, withPieces } from './named-at-opening.ts';
import { openingAbroad } from './opening-abroad.ts';
import { shownInFilm } from './shown-in-film.ts';
import { isHalfAbroad } from './half-phrases-abroad.ts';
import { isRoom } from './stuff-tags.ts';
import { madeTagsAbroad } from './made-tags-abroad.ts';
import { isHalf, tagsElsewhere } from './tags-elsewhere.ts';
import {
  nounsBehindArticles,
  opensWithInfinitive,
  thingAlone,
  withoutSeries,
  withoutSmallEnds,
} from './verbatim-cuts.ts';
import { remark } from './remark-abroad.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Facts whose words find no buyer. */
const toldOnly = new Set([
  'care',
  'flaw',
  'condition',
  'limit',
  'exclusion',
  'shipping',
  'guarantee',
  'price',
  'duration',
  'origin',
  'contents',
]);
/** Clauses that deny: "não molhar", "non adatto". */
const notSearched =
  /^(?:appen|app[’']?en|appka|aplikacj[aęi]|aplikace|de app|l[’']app|o app)\s|\s(?:of|lub|eller)\s\p{L}+$|^ge\p{L}+[td] (?:in|te)\s|\sdeğil(?:dir)?$|^(?:não|non|niet|geen|nie|ne|inte|ej|ikke|nu|не|нельзя|без)\s|(?:^|\s)(?:się|jest|są|è|sono|é|são|is|zijn|komt|komen|wordt|worden|heeft|hebben|är|kommer|er)(?:\s|$)/iu;
/** Joints at which a clause falls into what is searched; "de", "di" and "van" hold together what they join. */
const joints: Readonly<Record<string, RegExp>> = {
  it: /\s(?:in|con|per|e|o|da|su|nel|nella|che|dal|dalla)\s/iu,
  pt: /\s(?:em|com|para|e|ou|por|que|no|na|nos|nas)\s/iu,
  nl: /\s(?:met|voor|in|en|of|uit|op|aan|bij)\s/iu,
  pl: /\s(?:z|ze|w|na|dla|do|i|lub|od|przez|o)\s/iu,
  sv: /\s(?:med|för|i|av|och|eller|på|till)\s/iu,
  da: /\s(?:med|for|til|i|af|og|eller|på)\s/iu,
  no: /\s(?:med|for|til|i|av|og|eller|på)\s/iu,
};
const leading =
  /^(?:in|con|per|em|com|para|met|voor|med|för|for|z|ze|w|il|lo|la|l[’']|gli|i|le|un|una|uno|o|a|os|as|um|uma|de|het|een|den|det|en|ett|et|di|do|da|van)\s+/iu;
const compounding = /^(?:sv|da|no|nb|nl)$/u;
const opensWithJoint = /^(?:con|com|met|med|mit|zonder|uden|utan|bez|in|em|per|para|voor)\s/iu;
const verbal = /^\p{L}+(?:ato|ata|ati|ate|ito|ita|uto|uta|ado|ada|ido|ida|are|ere|ire)$/iu;

/** "Terracotta fatto a mano": the participle is the thing's. */
const leaned = /^\p{L}+\s\p{L}+(?:at|it|ut|ad|id|att)[oaie]s?\s(?:a|al|alla|à|ao)\s/iu;
/** "Come fare gli gnocchi di patate": what is made stands behind the verb. */
const howTo =
  /^(?:come|como|hoe|jak|hur|så|sådan|slik|hvordan|как|як|nasıl)\s(?:je\s|man\s|du\s)?\p{L}+\s(?:du\s|man\s|je\s|jij\s)?(?:gli\s|i\s|le\s|la\s|il\s|lo\s|os\s|as\s|o\s|a\s|um\s|uma\s|een\s|en\s|ett?\s|ei\s|de\s|het\s|l[’'])?(\p{L}[^,.:;(]+)$/iu;
const coordinates = /\s(?:e|i|en|och|og)\s/iu;
/** "Lijfje mogelijk", "tilhulp aanwezig", "jaar oud": what can be had or how old it is, said at the end. */
const saidAtEnd =
  /\s(?:vervangen|gerepareerd|vernieuwd|mogelijk|aanwezig|oud|inbegrepen|inclusief|possibil[ei]|disponibil[ei]|inclus[oaie]|possível|disponível|incluíd[oa]s?|możliw[aey]|dostępn[aey]|w zestawie|możlig|ingår|возможн\p{L}+)$/iu;
const halfSaid = /(?:at|it|ut|ad|id)[oaie]s?$/iu;

const gifts =
  /(?<!\p{L})(?:(?:idea )?regalo per|presente para|prenda para|cadeau voor|prezent dla|present till|gave til) (?!(?:chi|chiunque|tutti|tutte|ogni|una?|quem|todos|todas|qualquer|uma?|wie|iedereen|elke|alle|iemand|kogo|każdego|alla|alle)(?!\p{L}))\p{L}{3,}(?=[.,;!?\n]|\s(?:o|e|ou|of|en|och|og|i|lub|oraz)\s|$)/giu;

/** "Colori: naturale, cognac, nero": a colour alone finds nothing. */
const colourChoice =
  /(?<!\p{L})(?:(?:colori|colore|cores|cor|kleuren|kleur|kolory|kolor|färger|färg|farver|farve|farger|värit|barvy|culori)\s?:|(?:verkrijgbaar|leverbaar|beschikbaar|disponibil[ei]|disponíve(?:l|is)|dostępn[aey]|finns|fås) (?:in|em|nas cores|w|i|på)(?=\s))\s?[^.;\n]{3,80}/giu;

/** Two or three words of the description between its joints, of languages whose joints are known: "pedra de quartzo rosa". */
function piecesBetweenJoints(brief: Brief, tag: string, hidden: ReadonlySet<string>): string[] {
  const joint = joints[tag];
  if (joint === undefined) return [];
  const told = withoutSeries(withoutOffer(brief.product.description).replace(colourChoice, ' '));
  return firstWords(`${brief.product.name}\n${told}`, 800)
    .split(/[,;:!?()\n]+|\.(?=\s|$)/u)
    .filter((clause) => !notSearched.test(clause.trim()) && !hidden.has(foldWord(clause.trim())))
    .flatMap((clause) =>
      // "Azul e branco inspirado nos azulejos": half of what is joined says nothing.
      clause
        .trim()
        .split(coordinates)
        .flatMap((side, at) =>
          side
            .split(joint)
            // Behind a Polish preposition a noun stands in another case, in which nobody types it.
            .filter(
              (piece, place) =>
                (tag !== 'pl' || place === 0) && (at === 0 || place > 0 || !halfSaid.test(piece)),
            ),
        ),
    )
    .map((piece) =>
      piece
        .replace(/\s+\d.*$/u, '')
        .replace(/^\d[\d.,x ]*\s?\p{L}{0,2}\s/u, '')
        .replace(leading, '')
        .replace(/\s(?:de|di|da|do|a|van|av|af)$/iu, '')
        .trim(),
    )
    .map((piece) => withoutSmallEnds(piece, 1, tag))
    .filter((piece) => !opensWithInfinitive(piece, tag))
    .filter((piece) => {
      const words = countPieces(piece);
      const [first = ''] = piece.split(' ');
      return (
        !leaned.test(piece) &&
        // "Met de hand gehaakt" falls into no two.
        !/^(?:hand|mano|mão|års?|jaar|lat|let|anni|anos)\s/iu.test(piece) &&
        words > 1 &&
        words < 5 &&
        piece.length > 7 &&
        !/\d/.test(piece) &&
        !verbal.test(first)
      );
    });
}

const ofRun =
  /(?<![\p{Script=Han}\p{Script=Katakana}ー々])[\p{Script=Han}\p{Script=Katakana}ー々]{1,8}の[\p{Script=Han}\p{Script=Katakana}ー々]{1,8}(?![\p{Script=Han}\p{Script=Katakana}ー々]|(?![はがをにでともへやのか])[ぁ-ん])/gu;

/** "藍染めのハンカチ" is typed "藍染め ハンカチ"; "綿のハンカチ" of the text names what it is made of. */
function japaneseParts(name: string, description: string): string[] {
  // "初心者のための味噌づくり": whom it is for is joined to it by three signs.
  const parts = name.split(/のための|の(?!れん|り|し|ぼり|こ|み|ど|び)/u).filter((part) => part.length > 1);
  return [
    ...(parts.length > 1 ? [parts.join(' '), ...parts] : []),
    ...(firstWords(description, 400).match(ofRun) ?? []),
  ];
}

const withoutSmallWords = (phrase: string): string =>
  piecesOf(phrase.toLowerCase())
    .filter((word) => !isSmallWord(word, 'other'))
    .join(' ');

/** Languages without templates: the seller's chunks between marks and spaces, verbatim (writing guide §4.6). */
export function verbatimPhrases(brief: Brief, ledger: Ledger): Candidate[] {
  const hidden = new Set(
    ledger.facts.filter(({ kind }) => toldOnly.has(kind)).map(({ value }) => foldWord(value)),
  );
  // "Kleine kras" of "een kleine kras op het blad": a piece of a flaw is one.
  const told = ledger.facts.filter(({ kind }) => kind === 'flaw').map(({ value }) => foldWord(value));
  const path = `products.${brief.product.index}`;
  const candidates: Candidate[] = [];
  const add = (text: string, source: string, sentence: number): void => {
    // "Rugzak 'Noor'": a name loses the marks around it.
    const bare = text.replace(/(?<!\p{L})["'‘’“”„«»「『（(]|["'‘’“”„«»」』）)](?!\p{L})|^\s+|[\s.]+$/gu, '');
    const phrase = withoutSmallEnds(bare, sentence, tag);
    if (sentence > 0 && opensWithInfinitive(phrase, tag)) return;
    if (source.endsWith('ategory') && saysShelf(phrase, subject === 'app')) return;
    const long = /[\u3040-\u30FF\u4E00-\u9FFF]/u.test(phrase) && sentence > 0 ? 12 : 40;
    if (
      phrase.split(' ').length <= (sentence > 0 ? 4 : subject === 'video' ? 8 : 5) &&
      countCharacters(phrase) <= long &&
      !instruction.test(phrase) &&
      // "2升", "2개": a count alone.
      !/^\d[\d.,]{0,5}\s?\p{L}{0,3}$/u.test(phrase) &&
      !notSearched.test(phrase) &&
      !(platforms[brief.platform].handmade === true && isHalf(phrase, tag)) &&
      !isHalfAbroad(phrase, tag) &&
      !saidAtEnd.test(phrase) &&
      (sentence === 0 || (!remark.test(phrase) && !pointsAt(phrase))) &&
      // "Gerecycled" alone is half of what it is said of.
      !(tag === 'nl' && sentence > 0 && /^ge\p{L}+[dt]$/u.test(phrase)) &&
      !hidden.has(foldWord(phrase)) &&
      (sentence === 0 || !told.some((text) => text.includes(foldWord(phrase))))
    ) {
      candidates.push({ phrase, kind: 'attribute', source, built: false, sentence });
    }
  };
  const { tag } = ledger.language;
  const { subject } = platforms[brief.platform];
  const grammar = abroadGrammarOf(tag);
  // "Nasza lampka", "denne vase": what points at the thing is typed by nobody.
  const pointsAt = (phrase: string): boolean =>
    grammar !== undefined && (grammar.pointer.test(phrase) || holdsVerb(phrase, grammar));
  const instruction =
    /(?:ください|です|ます|ません|不可|食洗機|手洗い|水洗い|陰干し|机洗|洗碗机|处保存|세탁|물기|보관|して|使用し|ため$|ので$|ながら$|避けて保存|请|勿|不要|这款|这个|制成|세요|니다)|^(?:サイズ|色|内容|重さ|素材|容量|カラー)$/u;
  // A comma inside "1,2 kg" cuts nothing.
  const cut = /(?:,(?!\d)|[;:!?()（）|•·/\n、，。；：！？・／।۔؟،؛])+|\.(?:\s|$)|\s[-–—]\s/u;
  for (const part of brief.product.name.split(cut)) add(part, `${path}.name`, 0);
  for (const part of brief.product.also ?? []) add(part, `${path}.name`, 2);
  // A row of two words and more is typed in twos.
  if (
    joinedScript.test(brief.product.name) &&
    (platforms[brief.platform].subject !== 'product' || wordsOfRow(brief.product.name).length < 2)
  ) {
    for (const part of piecesOf(brief.product.name)) add(part, `${path}.name`, 0);
  }
  const made = howTo.exec(brief.product.name.trim())?.[1];
  if (made !== undefined)
    add(made.split(/\s(?:senza|sem|zonder|bez|in|em|w|per|para|voor|dla)\s/iu)[0]!, `${path}.name`, 0);
  const spaced = made === undefined ? piecesOf(brief.product.name) : [];
  // "Handgjord keramikmugg blå": where compounds name the thing, two words beside each other and the compound alone.
  if (compounding.test(tag) && spaced.length < 6 && platforms[brief.platform].subject === 'product')
    spaced
      .map((word) => bareWords(word)[0] ?? '')
      .forEach((word, at, words) => {
        const next = words[at + 1] ?? '';
        // "Vegan leren [rugzak]": what goes on describes what is still to come.
        const goesOn = /^\p{Ll}{4,}$/u.test(words[at + 2] ?? '') && tag === 'nl';
        if (
          /^\p{L}{4,}$/u.test(word) &&
          /^\p{L}{3,}$/u.test(next) &&
          !goesOn &&
          !opensWithJoint.test(`${next} `)
        )
          add(`${word} ${next}`, `${path}.name`, 1);
        // "Økologisk" of "økologisk bomuld" only describes.
        if (/^\p{L}{9,}$/u.test(word) && !/^\p{L}{4,}$/u.test(next)) add(word, `${path}.name`, 3);
      });
  for (const [gift] of brief.product.description.matchAll(gifts)) add(gift, `${path}.description`, 4);
  // A long name is rarely searched whole; its first words name the thing in most languages.
  if (
    spaced.length > 3 &&
    /^(?:it|pt|ro|ca|gl|he|id|ms)$/u.test(tag) &&
    spaced.slice(0, 2).every((word) => /^\p{L}{3,}$/u.test(word))
  ) {
    add(spaced.slice(0, 2).join(' '), `${path}.name`, 0);
  }
  // "Painel de azulejos pintado à mão": the small word joins the two that name the thing.
  if (
    spaced.length > 3 &&
    /^\p{L}{3,}$/u.test(spaced[0]!) &&
    /^\p{L}{1,3}$/u.test(spaced[1]!) &&
    /^\p{L}{4,}$/u.test(spaced[2]!) &&
    // "Fietstas van gerecycled [zeildoek]": in these an adjective stands before its noun.
    !/^(?:nl|sv|da|no|nb|pl|tr|fi|hu|cs|sk|ru|uk|el|ar|fa|he|vi|hi)/u.test(tag)
  ) {
    add(spaced.slice(0, 3).join(' '), `${path}.name`, 0);
  }
  // "Canon EOS 600D spiegelreflexcamera + 18-55mm lens": the model ends what most people type.
  const model = spaced.findIndex((word) =>
    /^(?=\p{L}*\d)(?!\d+x\d)(?!\d+(?:mm|cm|m|ml|cl|l|g|kg|w|v)$)(?=\d*\p{L})[\p{L}\d-]+$/iu.test(word),
  );
  if (model > 0 && model < 4 && spaced.length > model + 1)
    add(spaced.slice(0, model + 1).join(' '), `${path}.name`, 0);
  if (!isRoom(brief.product.category, tag)) add(brief.product.category, `${path}.category`, 0);
  for (const name of ['appFeatures', 'keyFeatures', 'appCategory', 'videoCategory'] as const) {
    for (const part of (brief.fields[name] ?? '').split(cut)) add(part, name, 1);
  }
  const description = withoutOffer(brief.product.description);
  const prose = description.replace(/(?:^|[.!?\n])[^.!?:\n]{1,40}:\s|[,;]\s?[^.!?:\n,;]{1,24}:\s/gu, '. ');
  withoutSeries(prose)
    .split(cut)
    .filter(
      (part) => !/[0-9]/.test(part) && countPieces(part.trim()) <= 4 && !opensWithJoint.test(part.trim()),
    )
    .forEach((part, index) => add(part, `${path}.description`, index + 1));
  for (const phrase of thingAlone(brief, tag, joints[tag])) add(phrase, `${path}.name`, 2);
  for (const phrase of [...tagsElsewhere(brief, ledger), ...madeTagsAbroad(brief, ledger)])
    add(phrase, `${path}.name`, 0);
  for (const phrase of withPieces(brief, tag, joints[tag])) add(phrase, `${path}.name`, 2);
  for (const phrase of namedAtOpening(brief, ledger, joints[tag])) add(phrase, `${path}.name`, 1);
  for (const phrase of thingAndMaterial(brief, ledger, joints[tag])) add(phrase, `${path}.description`, 2);
  for (const phrase of madeElsewhere(brief, joints[tag])) add(phrase, `${path}.name`, 1);
  if (subject === 'video') for (const phrase of filmSearches(brief)) add(phrase, `${path}.name`, 0);
  // "Mössa i merinoull" beside "mössa merinoull", which more people type.
  const known = new Set(candidates.map(({ phrase }) => phrase.toLowerCase()));
  for (const phrase of openingAbroad(brief, ledger, joints[tag]))
    if (!known.has(withoutSmallWords(phrase))) add(phrase, `${path}.name`, 0);
  for (const part of piecesBetweenJoints(brief, ledger.language.tag, hidden)) {
    add(part, `${path}.description`, 8);
  }
  if (ledger.language.tag.startsWith('ja'))
    for (const part of japaneseParts(brief.product.name, brief.product.description))
      add(part, brief.product.name.includes(part) ? `${path}.name` : `${path}.description`, 1);
  if (subject === 'video')
    for (const entry of shownInFilm(brief.product.description)) add(entry, `${path}.name`, 4);
  if (platforms[brief.platform].subject === 'page')
    for (const entry of seriesIn(brief.product.description)) add(entry, `${path}.description`, 1);
  if (platforms[brief.platform].fields.keywordField !== undefined)
    for (const noun of nounsBehindArticles(brief.product.description, tag)) add(noun, 'appFeatures', 0);
  const tells = tellsThing(brief, joints[tag]);
  // "Ciotole" of the shelf, where "ciotola" is searched too.
  return candidates.filter(
    ({ phrase, source }) =>
      !(subject === 'app' && source.endsWith('.description') && opensWithOrder(phrase, tag)) &&
      (!source.endsWith('.description') || phrase.match(gifts) !== null || tells(phrase)) &&
      (!source.endsWith('.category') ||
        !candidates.some((other) => other.source !== source && isOtherNumber(phrase, other.phrase))),
  );
}
