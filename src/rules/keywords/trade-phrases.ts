import type { Brief } from '#rules/listing/listing.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { foldWord } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
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
  de: /^(?:Wir (?:machen|bieten|übernehmen|erledigen|reparieren|montieren|installieren)(?: Ihnen)?|Leistungen:?|Unsere Leistungen:?|(?:Leistungen|Angebot|Schwerpunkte|Bereiche)[^:,]{0,40}:)\s(.+)$/u,
  es: /^(?:hacemos|ofrecemos|realizamos|nos encargamos de|servicios:?|(?:servicios|especialidades|trabajos)[^:,]{0,40}:)\s(.+)$/iu,
  fr: /^(?:nous (?:faisons|proposons|réalisons|assurons)|prestations ?:|services ?:|(?:prestations|services|spécialités)[^:,]{0,40} ?:)\s(.+)$/iu,
};
const between = /,\s(?:und\s|y\s|et\s)?|\s(?:und|y|et|sowie)\s/u;
/** Where an offer ends and its terms begin: "baños completos en 10 días". */
const offerEnd = /\s(?:en|con|sin|para|por|mit|ohne|für|inkl\.?|bis|avec|sans|pour|sur|dès|ab|a partir)\s/iu;
const mostOffers = 6;
const shortWord = 5;
const firmTrade: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})\p{Lu}\p{Ll}{3,}(?:betrieb|praxis|büro|werkstatt|schule|salon|kanzlei|dienst|gärtnerei|bäckerei|metzgerei|tischlerei|schreinerei|schneiderei|reinigung|beratung)(?!\p{L})/u,
  es: /^(?:(?:Clínica|Centro|Taller|Academia|Escuela|Estudio|Gabinete|Consulta) (?:de \p{Ll}{4,}|\p{L}{3,}(?:ic[oa]|al|ari[oa]))|\p{Lu}\p{Ll}{2,}ería|Reformas|Mudanzas|Electricidad|Cerrajeros|Abogados|Fisioterapia|Podología)(?=\s|$)/u,
  fr: /^(?:\p{Lu}\p{Ll}{2,}erie|Garage|Auto-école|Électricité|(?:Cabinet|Clinique|École|Institut|Atelier|Salon) (?:de \p{Ll}{4,}|d['’]\p{Ll}{4,}|\p{L}{3,}(?:aire|ique)))(?=\s|$)/u,
};
/** "Vacunamos perros, gatos y conejos": a sentence, whose nouns are what something is done to. */
const saysWhoDoes =
  /^(?:wir|ich|nous|je|on|incluye\p{L}*|incluid[oa]s?|comprend|compris|inclut|inklusive|enthält|con|mit|avec|sin|ohne|sans)\s|^\p{L}{3,}(?:amos|emos|imos)\s/iu;

/** Shelves that hold firms of every kind. */
const wideTrade = longPattern('iu')`
  ^(?:servicios?(?: profesionales)?|educación|formación|salud|negocios?|otros?|inmuebles|bildung|gesundheit
    |dienstleistung\p{L}*|sonstiges|handwerk\p{L}*|immobilien|éducation|formation|santé
    |services?(?: professionnels)?|autres?|immobilier|restauration|gastronom\p{L}+|turismo|tourisme
    |tourismus|cursos?|cours|kurse?)$
`;

/** A trade or an offer of up to three words of its own, without a figure; empty for anything else. */
function plainOffer(text: string, language: Language): string {
  const words = piecesOf(text.replace(/\s(?:\p{Lu}\.\s?){2,6}$/u, '')).filter((word) => word !== '');
  const fits =
    words.length > 0 &&
    words.length < 5 &&
    words.every((word) => /^\p{L}[\p{L}’'-]+$/u.test(word)) &&
    words.filter((word) => !isSmallWord(word, language)).length < 4 &&
    !isSmallWord(words[0]!, language) &&
    !isSmallWord(words.at(-1)!, language) &&
    (language !== 'de' || (words.length < 3 && words.every((word) => /^\p{Lu}/u.test(word))));
  if (!fits) return '';
  return language === 'de' ? words.join(' ') : words.join(' ').toLowerCase();
}

/** Three or more short entries without a figure that a joint closes: nothing but a list. */
function isBareList(sentence: string): boolean {
  if (
    /[\d:]/u.test(sentence) ||
    /\s(?:compris(?:es)?|inclus(?:es)?|fourni(?:e?s)?|incluid[oa]s?|inklusive|enthalten|inbegriffen)$/iu.test(
      sentence,
    ) ||
    !sentence.includes(',') ||
    saysWhoDoes.test(sentence)
  )
    return false;
  const commas = sentence.split(/,\s/u);
  const last = commas.at(-1)!;
  return (
    commas.length > 1 &&
    // "Übersetzungen von Urkunden, Zeugnissen und Verträgen": what something is done to.
    !/\s(?:von|mit|aus|bei|zu|an|auf)\s/u.test(commas[0]!) &&
    commas.every((entry) => piecesOf(entry).length < 5) &&
    // Four and more need no joint: "Lohnbuchhaltung, Finanzbuchhaltung, Jahresabschluss, Einkommensteuer".
    (commas.length > 3 || /^(?:\S+\s){1,3}(?:und|y|e|et)\s\S+(?:\s\S+)?$/u.test(last))
  );
}

/** A trade without where in the town it is: "Clínica dental en el centro [de Valladolid]". */
function withoutQuarter(trade: string): string {
  return trade.replace(/\s(?:en el|en la|en|im|in der|in|au|à|dans le)\s.*$/iu, '');
}

/**
 * What a firm's page in German, Spanish or French is searched by beside its offer: its trade with its town as the description
 * opens with it ("ostéopathe Grenoble"), and the offers that a sentence counts up ("pintura Zaragoza").
 */
export function tradePhrases(brief: Brief, slots: Slots, language: Language): Candidate[] {
  const place = slots.places[0]?.text ?? '';
  const found: Candidate[] = [];
  const add = (offer: string, source: string, kind: Candidate['kind']): void => {
    if (offer === '' || foldWord(offer).includes(foldWord(place))) return;
    // "Corte Xàtiva" is nothing that is searched.
    if (place !== '' && offer.length > shortWord)
      found.push({ ...built(`${offer} ${place}`, 'place', source), built: false, least: 0.45 });
    found.push({ ...built(offer, kind, source), built: false, least: 0.4 });
  };
  // "Malerbetrieb Koch": the firm names its trade.
  const named = firmTrade[language].exec(brief.businessName)?.[0] ?? '';
  const ofFirm = language === 'de' ? named : named.toLowerCase();
  if (place !== '' && ofFirm !== '') add(ofFirm, 'businessName', 'synonym');
  // "Schornsteinfeger" on the shelf of a page, and its town.
  const shelf = plainOffer(brief.product.category.trim(), language);
  if (place !== '' && shelf.length > shortWord && !wideTrade.test(shelf))
    add(shelf, `products.${brief.product.index}.category`, 'synonym');
  // "Zahnarztpraxis Dr. Behrens" is found by who works there too.
  const doctor = language === 'de' ? (/^(\p{Lu}\p{Ll}*arzt)praxis$/u.exec(named)?.[1] ?? '') : '';
  if (place !== '' && doctor !== '') add(doctor, 'businessName', 'synonym');
  // "Mechas y balayage": each of two that are offered together.
  const pair = brief.product.name.split(/\s(?:y|e|und|et)\s/u);
  if (pair.length === 2 && pair.every((side) => /^\p{L}{5,}$/u.test(side)))
    for (const side of pair) add(plainOffer(side, language), `products.${brief.product.index}.name`, 'use');
  for (const { path, text } of [
    ...brief.bodyTexts,
    { path: `products.${brief.product.index}.description`, text: brief.product.description },
  ]) {
    const sentences = splitSentences(firstWords(text, 800).split('\n')[0] ?? '');
    const at = place === '' ? -1 : (sentences[0] ?? '').indexOf(place);
    const trade = at === -1 ? undefined : tradeBefore[language].exec(sentences[0]!.slice(0, at))?.[1];
    // "Steuerberatung für Handwerker, Gastronomie und Vermieter in Flensburg", "Hautarztpraxis in der Regensburger Altstadt".
    const opening = (sentences[0] ?? '').split(/\s(?:für|para|pour|in der|im|en el|en la|dans le|au)\s/iu);
    const isThere =
      place !== '' && opening.length > 1 && opening.slice(1).some((rest) => rest.includes(place));
    const plain = trade === undefined ? '' : plainOffer(withoutQuarter(trade.trim()), language);
    const told = plain === '' && isThere ? plainOffer(opening[0]!.trim(), language) : plain;
    add(told, path, 'synonym');
    if (plain !== '') {
      // "Empresa de reformas" is searched by what it does as well.
      const object =
        /^(?:empresa|taller|estudio|clínica|academia|entreprise|cabinet|atelier|école|agence) (?:de |d[’'])(\p{L}{4,})$/iu.exec(
          plain,
        )?.[1];
      if (object !== undefined) add(object, path, 'synonym');
    }
    for (const sentence of sentences) {
      const plain = sentence.replace(/[.!]$/u, '');
      // "Empresa de reformas en Zaragoza: baños, cocinas", "Vidange, freins, pneus et contre-visite".
      const named = sentence === sentences[0] && place !== '' ? /^[^:,]{4,60}\s?:\s(.+)$/u.exec(plain) : null;
      const ofPlace =
        named !== null && named[0].slice(0, -named[1]!.length).includes(place) ? named[1] : undefined;
      const list = opensOffers[language].exec(plain)?.[1] ?? ofPlace ?? (isBareList(plain) ? plain : '');
      const offers = list.split(between);
      if (offers.length < 2) continue;
      for (const offer of offers.slice(0, mostOffers))
        add(plainOffer(offer.split(offerEnd)[0]!.trim(), language), path, 'use');
    }
  }
  return found;
}
