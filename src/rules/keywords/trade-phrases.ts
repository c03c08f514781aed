import type { Brief } from '#rules/listing/listing.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { isPeople } from '#rules/offers/people.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { foldWord } from '#rules/text/words.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { bareListIn, offerEnd } from './bare-list.ts';
import { bothDeeds } from './both-deeds.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { otherTowns } from './other-towns.ts';
import { isSmallWord } from './plain-words.ts';
import type { Slots } from './slots.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Language = 'de' | 'es' | 'fr';

/** "Elektromeisterbetrieb in Rosenheim", "Ostéopathe D.O. à Grenoble": the trade before its town. */
const tradeBefore: Readonly<Record<Language, RegExp>> = {
  de: /^(?:(?:Ihr|Dein|Euer|Der|Die|Das|Wir sind|Ich bin|eine?)\s)*([\p{L}\s.-]{4,50}?)\s(?:in|im)\s$/u,
  es: /^(?:(?:tu|su|el|la|somos|soy|una?)\s)*([\p{L}\s.-]{4,50}?)\s(?:en|de)\s$/iu,
  fr: /^(?:(?:votre|le|la|nous sommes|je suis|une?)\s)*([\p{L}\s.’'-]{4,50}?)\s(?:à|sur|de)\s$/iu,
};
/** What opens a list of what the firm does. */
const opensOffers: Readonly<Record<Language, RegExp>> = {
  de: /^(?:Wir (?:machen|bieten|übernehmen|erledigen|reparieren|montieren|installieren)(?: Ihnen)?|Wir sind spezialisiert auf|(?:Neben|Außerdem|Zusätzlich|Darüber hinaus)[^,]{0,60}? bieten wir|Zu unser(?:em Angebot|en Leistungen|en Schwerpunkten) (?:gehören|zählen)|Unser Angebot umfasst|Unsere Leistungen umfassen|Leistungen:?|Unsere Leistungen:?|(?:Leistungen|Angebot|Schwerpunkte|Bereiche)[^:,]{0,40}:)\s(.+)$/u,
  es: /^(?:servicios:?|(?:servicios|especialidades|trabajos)[^:,]{0,40}:)\s(.+)$/iu,
  fr: /^(?:nous (?:faisons|proposons|réalisons|assurons)|prestations ?:|services ?:|(?:prestations|services|spécialités)[^:,]{0,40} ?:)\s(.+)$/iu,
};
/** "Unsere Praxis in Passau bietet …", "Das Studio übernimmt …": the firm, spoken of by what it is. German. */
const firmSays =
  /^(?:Unsere?|Die|Das|Der|Meine?) \p{Lu}[\p{L}-]+(?: (?:in|im|am|an der) \p{Lu}[\p{L}-]+)? (bietet|übernimmt|macht|repariert|montiert|installiert)(?: Ihnen| dir| euch)? (?=\p{L})/u;
const byUs: ReadonlyMap<string, string> = new Map([['übernimmt', 'übernehmen']]);

const bare = (sentence: string, language: Language): string =>
  language === 'de'
    ? spokenByFirm(sentence.replace(/[.!]$/u, '').replace(addsTo, ''))
    : sentence.replace(/[.!]$/u, '').replace(addsTo, '');
/** "También espejos, mesas de cristal y barandillas": a row that goes on with what is offered. */
const addsTo = /^(?:También|Además|Aussi|Également|Auch|Außerdem|Dazu),? (?=\p{L}+(?: \p{L}+){0,3}, )/u;

function spokenByFirm(sentence: string): string {
  const [front, verb = ''] = firmSays.exec(sentence) ?? [];
  if (front === undefined) return sentence;
  return `Wir ${byUs.get(verb) ?? verb.replace(/e?t$/u, 'en')} ${sentence.slice(front.length)}`;
}

const between = /,\s(?:und\s|y\s|et\s)?|\s(?:und|y|et|sowie)\s/u;
const mostOffers = 6;
const mostWordsOfOffer = 4;
/** What every firm gives with its deeds. */
const barely =
  /^(?:(?:le |la |les )?(?:services?|prestations?|produits?|qualité|vaisselle|matériel|conseils?|solutions?))$/iu;
/** Languages whose deeds are looked for by their nouns: "nous réparons les fuites" by "réparation de fuites". */
const readByVerbs: ReadonlySet<Language> = new Set<Language>(['fr']);
const shortWord = 5;
const firmTrade: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})\p{Lu}\p{Ll}{3,}(?:betrieb|praxis|büro|werkstatt|schule|salon|kanzlei|dienst|gärtnerei|bäckerei|metzgerei|tischlerei|schreinerei|schneiderei|reinigung|beratung|therapie|pflege)(?!\p{L})/u,
  es: /^(?:(?:Clínica|Centro|Taller|Academia|Escuela|Estudio|Gabinete|Consulta) (?:de \p{Ll}{4,}|\p{L}{3,}(?:ic[oa]|al|ari[oa]))|\p{Lu}\p{Ll}{2,}ería|Reformas|Mudanzas|Electricidad|Cerrajeros|Abogados|Fisioterapia|Podología)(?=\s|$)/u,
  fr: /^(?:\p{Lu}\p{Ll}{2,}erie|Garage|Auto-école|Électricité|(?:Cabinet|Clinique|École|Institut|Atelier|Salon) (?:de \p{Ll}{4,}|d['’]\p{Ll}{4,}|\p{L}{3,}(?:aire|ique)))(?=\s|$)/u,
};
/** Shelves that hold firms of every kind. */
const wideTrade = longPattern('iu')`
  ^(?:servicios?(?: profesionales)?|educación|formación|salud|negocios?|otros?|inmuebles|bildung|gesundheit
    |dienstleistung\p{L}*|sonstiges|handwerk\p{L}*|immobilien|éducation|formation|santé
    |services?(?: professionnels)?|autres?|immobilier|commerce|comercio|handel|einzelhandel|verein\p{L}*|freizeit|loisirs|mascotas|ocio|hobbys?|tiere|haustiere|animales|animaux|asociaci[óo]n|associations?|deportes?|sports?|restauration|gastronom\p{L}+|turismo|tourisme
    |tourismus|cursos?|cours|kurse?)$
`;

/** Homes and rooms to stay in. */
const lodging =
  /(?:wohnung|ferienhaus|apartment|appartement|zimmer|pension)(?:en)?(?!\p{L})|(?<!\p{L})(?:gîte|chambre|maison|studio|chalet|casa rural|apartamento|piso|habitación|ático|hotel|hôtel|camping|cottage)s?(?!\p{L})/iu;

const course = /^(?:curso|taller|clases?|cours|stage|atelier|kurs|workshop|seminar)(?!\p{L})/iu;

/** A trade or an offer of up to three words of its own, without a figure; empty for anything else. */
function plainOffer(text: string, language: Language): string {
  const words = piecesOf(text.replace(/\s(?:\p{Lu}\.\s?){2,6}$/u, '')).filter((word) => word !== '');
  const fits =
    words.length > 0 &&
    words.length < 5 &&
    words.every((word) => /^(?:[aày]|\p{L}[\p{L}’'-]+)$/u.test(word)) &&
    words.filter((word) => !isSmallWord(word, language)).length < 4 &&
    !isSmallWord(words[0]!, language) &&
    !isSmallWord(words.at(-1)!, language) &&
    (language !== 'de' || (words.length < 3 && words.every((word) => /^\p{Lu}/u.test(word))));
  if (!fits) return '';
  return language === 'de' ? words.join(' ') : words.join(' ').toLowerCase();
}

/** A trade without where in the town it is: "Clínica dental en el centro [de Valladolid]". */
function withoutQuarter(trade: string): string {
  return trade.replace(/\s(?:en el|en la|en|im|in der|in|au|à|dans le)\s.*$/iu, '');
}

type AddOffer = (offer: string, source: string, kind: Candidate['kind']) => void;

/**
 * What a firm's page in German, Spanish or French is searched by beside its offer: its trade with its town as the description
 * opens with it ("ostéopathe Grenoble"), and the offers that a sentence counts up ("pintura Zaragoza").
 */
export function tradePhrases(brief: Brief, slots: Slots, language: Language): Candidate[] {
  const { index, description } = brief.product;
  const place = slots.places[0]?.text ?? '';
  const found: Candidate[] = [];
  const others = otherTowns(description, place, language);
  const add: AddOffer = (offer, source, kind) => {
    // "Aufmaß kostenlos in Celle, Gifhorn und Uelzen": a town is no offer.
    if (others.some((town) => foldWord(offer).startsWith(foldWord(town)))) return;
    if (offer === '' || foldWord(offer).includes(foldWord(place))) return;
    // "Corte Xàtiva" is nothing that is searched.
    if (place !== '' && offer.length > shortWord)
      found.push({ ...built(`${offer} ${place}`, 'place', source), built: false, least: 0.45 });
    found.push({ ...built(offer, kind, source), built: false, least: 0.4 });
  };
  if (place !== '') addTrade(brief, language, add);
  // "Mechas y balayage": each of two that are offered together.
  const [front = ''] = brief.product.name.split(/\s(?:in|im|bei|en|à|près de)\s/u);
  const pair = front.split(/\s(?:y|e|und|et)\s/u);
  if (pair.length === 2 && pair.every((side) => /^\p{L}{5,}$/u.test(side)))
    for (const side of pair) add(plainOffer(side, language), `products.${index}.name`, 'use');
  for (const { path, text } of [
    ...brief.bodyTexts,
    { path: `products.${index}.description`, text: description },
  ]) {
    const addDeed = (deed: string, least = 0.4): void => {
      for (const phrase of place === '' ? [deed] : [`${deed} ${place}`, deed])
        found.push({ ...built(phrase, 'use', path), sure: true, least });
    };
    const [first = '', ...others] = splitSentences(firstWords(text, 800).split('\n')[0] ?? '');
    addOpening(first, path, place, language, add);
    if (first.startsWith(`${brief.businessName} `))
      add(
        plainOffer(isA[language].exec(first.slice(brief.businessName.length))?.[1] ?? '', language),
        path,
        'synonym',
      );
    // "WLAN, Waschmaschine, Fahrradschuppen" of a holiday flat: what stands there is offered by itself to nobody.
    // "Manzanos, perales y ciruelos" of a course: what is learned with is offered to nobody there.
    if (lodging.test(brief.product.name) || course.test(brief.product.name)) continue;
    for (const [at, sentence] of [first, ...others].entries())
      for (const offer of offersOf(bare(sentence, language), at === 0 ? place : '', place !== '', language))
        add(offer, path, 'use');
    if (readByVerbs.has(language))
      for (const sentence of [first, ...others].flatMap((told) => bothDeeds(told, language)))
        for (const thing of saidOffers(sentence, language)?.things ?? [])
          if (countPieces(thing) <= mostWordsOfOffer && thing.length > shortWord && !barely.test(thing))
            addDeed(thing.toLowerCase());
    if (language === 'de')
      for (const sentence of [first, ...others])
        for (const deed of deedsOf(bare(sentence, language)))
          addDeed(deed, /^Wir\s/u.test(sentence) ? 0.4 : 0.3);
  }
  const [head] = slots.heads;
  if (head !== undefined && place !== '')
    for (const town of others)
      found.push({
        ...built(`${head.text} ${town}`, 'place', `products.${index}.description`),
        least: 0.3,
      });
  return found;
}

/** The trade that the firm's name and the page's shelf tell. */
function addTrade({ businessName, product }: Brief, language: Language, add: AddOffer): void {
  // "Malerbetrieb Koch": the firm names its trade.
  const named = firmTrade[language].exec(businessName)?.[0] ?? '';
  add(language === 'de' ? named : named.toLowerCase(), 'businessName', 'synonym');
  // "Schornsteinfeger" on the shelf of a page, and its town.
  const shelf = plainOffer(product.category.trim(), language);
  if (shelf.length > shortWord && !wideTrade.test(shelf))
    add(shelf, `products.${product.index}.category`, 'synonym');
  // "Zahnarztpraxis Dr. Behrens" is found by who works there too.
  const doctor = language === 'de' ? (/^(\p{Lu}\p{Ll}*arzt)praxis$/u.exec(named)?.[1] ?? '') : '';
  add(doctor, 'businessName', 'synonym');
}

/** The trade that the first sentence opens with, before its town. */
function addOpening(first: string, path: string, place: string, language: Language, add: AddOffer): void {
  const at = place === '' ? -1 : first.indexOf(place);
  const trade = at === -1 ? undefined : tradeBefore[language].exec(first.slice(0, at))?.[1];
  const plain = trade === undefined ? '' : plainOffer(withoutQuarter(trade.trim()), language);
  if (plain !== '') {
    add(plain, path, 'synonym');
    // "Empresa de reformas" is searched by what it does as well.
    add(ofFirm.exec(plain)?.[1] ?? '', path, 'synonym');
    return;
  }
  // "Steuerberatung für Handwerker, Gastronomie und Vermieter in Flensburg", "Hautarztpraxis in der Regensburger Altstadt".
  const [front = '', ...rest] = first.split(/\s(?:für|para|pour|in der|im|en el|en la|dans le|au)\s/iu);
  if (place !== '' && rest.some((part) => part.includes(place)))
    add(plainOffer(front.trim(), language), path, 'synonym');
}

const ofFirm =
  /^(?:empresa|taller|estudio|clínica|academia|entreprise|cabinet|atelier|école|agence) (?:de |d[’'])(\p{L}{4,})$/iu;

/** "Schichtwerk ist ein Dienstplan-Tool im Browser": what a firm or its program calls itself. */
const isA: Readonly<Record<Language, RegExp>> = {
  de: /^ ist (?:eine?|die|das|der) (?:\p{Ll}+e[rs]? )?(\p{Lu}[\p{L}-]{6,})(?=[\s.,]|$)/u,
  es: /^ es una? (\p{Ll}{4,}(?: de \p{Ll}{4,})?)(?=[\s.,]|$)/u,
  fr: /^ est une? (\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=[\s.,]|$)/u,
};

/** "Wir", "unsere Mitarbeiter": the firm before what it does. */
const doneByFirm = /^(?:Wir|Unsere (?:\p{Ll}+n )?\p{Lu}[\p{L}-]+) (\p{Ll}.*)$/u;
/** "Als Familienbetrieb aus Kassel reinigen und versiegeln wir seit 1998 Dächer". */
const invertedDeed =
  /^(?:Als|Seit|In|Mit|Für) [^,]{4,60}? (?<verbs>\p{Ll}{4,}(?:en|ern|eln)(?:(?:, | und )\p{Ll}{4,}(?:en|ern|eln)){0,3}) wir (?:seit \d{4} |auch )?(?<rest>\p{Lu}.*)$/u;

const noDeed =
  /^(?:sind|haben|machen|liefern|übernehmen|erledigen|führen|bieten|arbeiten|freuen|stehen|sprechen|nehmen|geben|kommen|sorgen|liegen|finden|werden|können|möchten|wollen|lassen|halten|legen|verwenden|nutzen|gewähren|garantieren|versprechen|setzen|öffnen|akzeptieren)$/u;

/** What is done by the other side, in the words of those who look for it. */
const turned: ReadonlyMap<string, string> = new Map([
  ['verkaufen', 'kaufen'],
  ['vermieten', 'mieten'],
  ['verleihen', 'leihen'],
]);

/** "Wir streichen Innenräume und Fassaden, tapezieren Wände": what is typed is "Fassaden streichen", "Wände tapezieren". German. */
function deedsOf(sentence: string): string[] {
  const inverted = invertedDeed.exec(sentence)?.groups;
  const plain = inverted === undefined ? sentence : `Wir ${inverted['verbs']} ${inverted['rest']}`;
  const done = doneByFirm.exec(plain)?.[1] ?? '';
  const pieces = done.split(/,\s|\s(?:und|sowie)\s/u);
  const deeds: string[] = [];
  let verbs: string[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    // "Reinigen und versiegeln Dächer": both are done to them.
    if (/^\p{Ll}{3,}(?:en|ern|eln)$/u.test(piece) && !noDeed.test(piece)) {
      verbs = [piece];
      isOpen = true;
      continue;
    }
    const [, deed = '', thing = '', tail = ''] =
      /^(?:(\p{Ll}{3,}(?:en|ern|eln))\s)?(?:(?:Ihre[nr]?|Ihr|alle) )?(\p{Lu}\p{L}{3,})(\s(?:in|im|aus|von|mit|für|am|bei|schonend|fachgerecht|sorgfältig|gründlich)\s.*)?$/u.exec(
        piece,
      ) ?? [];
    // Behind what hangs on a thing or a deed the rest of the sentence is unclear.
    if (thing === '' || noDeed.test(deed)) break;
    // "Wir baden, scheren und schneiden Krallen": only what one "und" joins is surely done to the same.
    const isShared = isOpen && done.startsWith(`${verbs[0]!} und ${deed} `);
    if (deed !== '') verbs = isShared ? [...verbs, deed] : [deed];
    isOpen = false;
    if (verbs.length === 0) break;
    // "Wir verkaufen Bibeln": whoever looks for them buys.
    verbs = verbs.map((verb) => turned.get(verb) ?? verb);
    // "Wir unterrichten Kinder": whom it is done for is no thing that it is done to.
    if (!isPeople(thing, 'de')) deeds.push(...verbs.map((verb) => `${thing} ${verb}`));
    // "Kaufverträge für Immobilien, Eheverträge, Testamente": bare nouns up to the end go on with the row.
    const goesOnBare =
      /^ für \p{Lu}[\p{L}-]+$/u.test(tail) &&
      pieces.slice(pieces.indexOf(piece) + 1).every((next) => /^\p{Lu}[\p{L}-]{3,}$/u.test(next));
    if (tail !== '' && !goesOnBare) break;
  }
  return deeds.slice(0, mostOffers);
}

/**
 * The offers that a sentence counts up; none when it counts fewer than two.
 * @param place the town that a first sentence may open with; empty for the others
 */
/** @param isLocal whether the page is of a firm in a town */
function offersOf(sentence: string, place: string, isLocal: boolean, language: Language): string[] {
  // "Empresa de reformas en Zaragoza: baños, cocinas", "Vidange, freins, pneus et contre-visite".
  const named = place === '' ? null : /^([^:,]{4,60}\s?:\s)(.+)$/u.exec(sentence);
  const ofPlace = named?.[1]!.includes(place) === true ? named[2] : undefined;
  const list =
    opensOffers[language].exec(sentence)?.[1] ?? ofPlace ?? bareListIn(sentence, isLocal, language);
  // "Wir bieten Kontrolluntersuchungen, professionelle Zahnreinigung und Bleaching an".
  const offers = (language === 'de' ? list.replace(/ an$/u, '') : list).split(between);
  if (offers.length < 2) return [];
  return offers.slice(0, mostOffers).map((offer) => {
    const bare = offer.split(offerEnd)[0]!.trim();
    return plainOffer(language === 'de' ? bare.replace(/^\p{Ll}+e[nrs]?\s(?=\p{Lu})/u, '') : bare, language);
  });
}
