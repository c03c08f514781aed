import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { isThirdPerson } from './finite-verb.ts';
import { germanMeasures } from './german-details.ts';
import { hadThings } from './had-things.ts';
import { shadeOfCloth } from './made-in-colour.ts';
import { measuresIn } from './measures.ts';
import { isUnlikeIt, longestLook, manyOfThem, markBehind, onlyLooks } from './only-looks.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { endsInOwnCut } from './negated.ts';
import { numbersIn } from './numbers.ts';
import { saidTraits } from './said-traits.ts';
import { type Token, tokensOf } from '#rules/text/words.ts';
import { isOfOwner, kindOfStuff, weaveBehind } from './stuff-runs.ts';
import { denies, partIn } from './part-in-phrase.ts';
import { powerSourceIn } from './power-source.ts';
import { isNamedFor, wroughtWoods } from './wrought-woods.ts';

export interface Detail {
  kind: FactKind;
  value: string;
  start: number;
}

/** Words before a colour that make another one of it: "moss green", "signal orange". */
export const shades: ReadonlySet<string> = new Set(
  'natural light dark pale deep matte matt glossy bright soft warm cool speckled dusty faded hell dunkel matt mat claro oscuro clair fonce pastel antique brushed polished signal bottle racing moss hunter army fern jade lime apple pistachio pea sea petrol royal sky baby powder ice midnight electric cobalt denim slate dove ash smoke burnt burned brick cherry wine ruby blush hot neon jet optic off lemon canary butter mustard dusky duck egg heather cornflower'.split(
    ' ',
  ),
);
const negators =
  /(?:\b(?:no|not|without|free of|free from|frei von|libres? de|exempte?s? de|ohne|kein\w*|nicht|sin|no es|sans|pas de|non)\s(?:\p{L}+\s){0,2}|\bso (?:that |the |your ){0,2})$/iu;
const countNoun = /^[\s-](LEDs(?!\p{L})|\p{Ll}[\p{L}-]{2,}(?:\s(?:\p{Ll}[\p{L}-]{2,}|LEDs(?!\p{L}))){0,2})/u;
/** "Drei angeschweißte Füße": German counts a noun in its capital behind what describes it. */
const germanCountNoun = /^[\s-]((?:\p{Ll}[\p{L}-]{2,}e[nr]?\s){1,2}\p{Lu}[\p{L}-]{2,})/u;
/** "Entre deux utilisations", "équivaut à deux flacons": what stands between or is compared with counts nothing of the thing. */
const comparedBefore =
  /(?:^|\s)(?:venir (?:con|a|à|avec)|entre|après|avant|tras|durante|después de|antes de|zwischen|nach|vor|équiva\p{L}+ à|remplace|equivale a|sustituye|ersetzt|entspricht)\s$/iu;
/** "Replaces eight separate dumbbells": what it stands for is none of it. */
const standsForBefore = /\b(?:replaces?|instead of|equals?|outlasts?|as much as|better than) $/iu;
/** "The handle fits three fingers": the user's, and no part of the thing. */
const holdsBefore = /\b(?:fits|takes|holds|room for|space for)\s$/iu;
/** "For one or two stems": as many as one likes; "fits 02 filters": what goes into it; "1/4 tsp = 1 clove": what it equals. */
const eitherBefore = /(?:\b(?:one|two|three|four)|\d) or $|\b(?:fits|accepts) $|[=≈] ?$/iu;
const ofTheUser = /^\s(?:fingers?|thumbs?|hands?|palms?)\b/u;
const withPeople = /(?:avec|con|mit)\s$/iu;
const people =
  /^\s(?:enfants?|personnes?|adultes?|passagers?|niñ[oa]s|personas?|adultos|pasajeros|Kindern?|Personen|Erwachsenen)(?!\p{L})/iu;
const dose =
  /^\s(?:(?:(?:gestrichene|gehäufte) )?(?:Ess|Tee)löffel|cuillères?|cuillerées?|cucharad(?:it)?as?)(?!\p{L})|^\s\p{L}+\s(?:por (?:la|día)|al día|cada|par (?:jour|semaine)|le (?:matin|soir)|matin|am (?:Tag|Morgen|Abend)|pro Tag|täglich|morgens|abends|antes de|avant)(?:\s|$)/iu;
const countStops =
  /^(?:der|die|das|des|dem|du|del|della|van|that|which|who|then|now|later|until|till|while|round|fixed|call|each|plus|hold|holds|make|makes|and|or|to|in|for|of|on|by|with|per|from|at|is|are|was|und|oder|bis|für|pro|mit|ohne|sin|sans|von|zum|zur|beim|im|am|als|para|pour|avant|al|au|y|o|a|de|por|con|et|ou|à|par|avec|sur|dans|sous|chez|en|auf|von|aus|sobre|entre|hasta|desde|jusqu|dès|est|sont|ont|es|son|está|están|tiene|tienen|ist|sind|hat|haben|one|once|times?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|tage\w*|wochen|jahre\w*|stunden|minuten|días?|semanas?|años|horas?|minutos|jours?|semaines?|mois|ans|heures?|jaar|maanden|weken|dagen|minuten|ann[oi]|mes[ie]|giorni|ore|anos|meses|dias|autres|weitere[rnsm]?|andere[rnsm]?|más|otr[oa]s|others?|lat|miesi\p{L}+|dni|år|måneder|månader|dagar|dage)$/iu;

/** Woods that are named by a colour, what trees give beside wood, and silicone that is named by what hardens it. */
const notAlone =
  /^(?:stone(?=[ -]wash)|mint(?= (?:in|condition|plates?|coins?|sealed)(?!\p{L}))|cobalt(?= (?:drills?|bits?|steel|alloy|chrome|taps?|jobber|HSS|twist)(?!\p{L}))|(?:black|white|red|yellow|silver|green|blue) (?:walnut|oak|cedar|cherry|ash|birch|maple|pine|poplar|locust|spruce)|platinum(?= sili|[ -]cured)|graphite(?= (?:shaft|rod|stick|pencil|powder|pole|racket|racquet|frame|blank)s?(?!\p{L}))|(?:pine|oak|cedar|birch|walnut|teak) (?:resin|tar|oil|nuts?|needles?|cones?|bark|smoke|scent|fragrance)|(?:pink|blue|white|green|red|yellow|brown|grey|gray|purple|orange|black)s)(?!\p{L})/iu;

const bead = /^(?:perles?|perlas?) (?:en |de |d['’])\p{Ll}/iu;
const mintsCoins =
  /(?:Franklin|Danbury|Bradford|Royal|Perth|Pobjoy|Westminster|Hamilton|Tower|Denver|U\.?S\.?|Monnaie) Mint$/u;

function materialsAndColours(text: string, tokens: readonly Token[], language: WrittenLanguage): Detail[] {
  const details: Detail[] = [];
  for (const hit of claimHits(text, language)) {
    const { kind } = hit.payload;
    if (kind !== 'material' && kind !== 'colour') continue;
    // "Three 100 g tins": what it comes in.
    if (kind === 'material' && manyOfThem.test(text.slice(hit.start, hit.end))) continue;
    // "En efecto terrazo", "imitation cuir": what it looks like stands behind the sign.
    if (
      kind === 'material' &&
      (language === 'es' || language === 'fr') &&
      isUnlikeIt(text.slice(Math.max(0, hit.start - longestLook), hit.start))
    )
      continue;
    // "Une perle en bois" is a bead, and of wood.
    if (kind === 'material' && bead.test(text.slice(hit.start, hit.end + longestLook))) continue;
    const before = text.slice(0, hit.start);
    if ((negators.test(before) && !endsInOwnCut.test(before)) || /^[- ]?free\b/iu.test(text.slice(hit.end)))
      continue;
    // "Linen look", "marble effect": what it looks like, it is not made of.
    if (kind === 'material' && onlyLooks.test(text.slice(hit.end, hit.end + longestLook))) continue;
    if (kind === 'material' && language === 'en' && isNamedFor(text, hit.start, hit.end)) continue;
    // "Black walnut" is a tree and "pine resin" no wood.
    if (language === 'en' && notAlone.test(text.slice(hit.start, hit.start + longestLook))) continue;
    // "Franklin Mint": a house that strikes coins.
    if (kind === 'colour' && mintsCoins.test(text.slice(Math.max(0, hit.start - longestLook), hit.end)))
      continue;
    // "Black Knight's Castle": whose it is has the colour.
    if (kind === 'colour' && language === 'en' && isOfOwner(text, hit.end)) continue;
    // "Filled with sand and wool": what is in it.
    if (kind === 'colour' && language === 'en' && fillsIt.test(text.slice(0, hit.start))) continue;
    // "Red label" of a guitar, "red tab" of jeans: the colour of a mark on it.
    if (kind === 'colour' && language === 'en' && markBehind.test(text.slice(hit.end, hit.end + longestLook)))
      continue;
    let start = hit.start;
    if (kind === 'colour') {
      const before = tokens[hit.from - 1];
      if (
        before !== undefined &&
        shades.has(before.folded) &&
        /^[\s-]$/.test(text.slice(before.end, start))
      ) {
        start = before.start;
      }
    } else {
      const from = Math.max(0, start - 8);
      const percent = /\d{1,3}\s?%\s$/u.exec(text.slice(from, start));
      if (percent !== null) start = from + percent.index;
    }
    // "HSS-Stahl" is a steel of its own.
    const kindBefore =
      language === 'de' && kind === 'material'
        ? /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,5}-$/u.exec(text.slice(Math.max(0, start - 8), start))
        : null;
    if (kindBefore !== null) start -= kindBefore[0].length;
    // "Chrom-Vanadium-Stahl" is no chrome.
    const tail = language === 'de' ? (/^(?:-\p{Lu}\p{L}+)+/u.exec(text.slice(hit.end))?.[0] ?? '') : '';
    const weave = kind === 'material' && language === 'en' ? weaveBehind(text, hit.end) : '';
    const end = hit.end + tail.length + weave.length;
    const last = details.at(-1);
    if (
      kind === 'material' &&
      last?.kind === 'material' &&
      last.start + last.value.length + 1 === start &&
      isSameStuff(text.slice(start - 1, end), language)
    )
      last.value = text.slice(last.start, end);
    else details.push({ kind, value: text.slice(start, end), start });
  }
  if (language === 'de')
    for (const { text: value, start } of finds(compoundMaterial, text))
      if (
        !details.some(
          (known) => known.start < start + value.length && known.start + known.value.length > start,
        )
      )
        details.push({ kind: 'material', value, start });
  return details;
}

const covered = /^(?:bañad|chapad|recubiert|plaqué|doré)\p{Ll}{0,2} /iu;

/** "EVA foam", "acacia wood", "latón bañado en oro", "laiton plaqué or": one stuff, and what kind of it or what covers it. */
function isSameStuff(joined: string, language: WrittenLanguage): boolean {
  const stuff = joined.slice(1);
  if (language === 'en') return joined.startsWith(' ') && kindOfStuff.test(stuff);
  return (language === 'es' || language === 'fr') && covered.test(stuff);
}

/** "Aus reiner Schafwolle", "aus Olivenholz": a German compound is of the material in which it ends. */
const compoundMaterial =
  /(?<=(?<!\p{L})aus\s(?:\d{1,3}\s?(?:%|mm)\s)?(?:\p{Ll}+e[rmn]\s)?)\p{Lu}\p{Ll}+(?:wolle|leder|holz|leinen|seide|stahl|glas|filz|samt|garn)(?!\p{L})/gu;

/** "v2", "1/2", "Focus 3 doors": such a figure counts nothing. Only the last word before it is looked at. */
const behindName =
  /[/.,\d-]$|\s\p{Lu}\p{L}+\s$|^\p{Lu}{2,5}\s$|^(?:Teil|Part|Folge|Episode|Band|Kapitel|Chapter|Partie|Parte|Capítulo|Tome|Level|Stufe|Step|Schritt|Saison|Staffel|Season|Year|Series|Day|Week|Round|Jahr|Tag|Année|Año)\s$|(?:^|\s)(?:[Bb]luetooth|USB|usb|[Ww]i-?[Ff]i|HDMI|[Aa]ndroid|iOS|años|anys|anni|années|jaren|anos)\s$/u;
/** Ends of what an English figure with a hyphen counts: "12-piece", "3-tier stands". */
const countedInName = /(?:[^su]s|piece|pack|pc|tier|way|speed|drawer|shelf|seater|burner|slice)$/u;
const longestName = 40;
const longestCounted = 80;

const countsNone = /^(?:années|años|jahre|sin|con|sans|avec|ohne|mit|para|pour|für|de|en|y|et|und)$/iu;

/**
 * The words that a figure counts: up to its plural in English ("panels" of "12 panels bolt together", "washable microfiber
 * pads"), else two at most.
 */
function countedWords(run: string, language: WrittenLanguage): string[] {
  const given = run.split(' ');
  if (countStops.test(given[0]!)) return [];
  // "Three-layer mesh lets air through": the verb counts nothing.
  const stop = given.findIndex(
    (word, at) => countStops.test(word) || (language === 'en' && at > 0 && isThirdPerson(word)),
  );
  const words = stop === -1 ? given : given.slice(0, stop);
  const plural = words.findIndex((word) => /(?:[^su]s|men|people|children|feet|teeth)$/u.test(word));
  // "2 bras années 60", "tres iniciales sin coste": of what the second word is, nothing is counted.
  const last = words.slice(0, language !== 'en' && countsNone.test(words[1] ?? '') ? 1 : 2);
  if (language !== 'en' || plural === -1) return last;
  // "24 hours daily", "4 legs each": the word behind belongs to the figure.
  if (/^(?:each|daily|only|off)$/u.test(words[plural + 1] ?? '')) return words.slice(0, plural + 2);
  // "2 glass doors": one plural more closes it.
  const next = words[plural + 1] ?? '';
  return words.slice(0, /[^s]s$/u.test(next) && plural === 0 ? 2 : plural + 1);
}

/** "33 and 45 rpm", "25–99 bags": the last figure of two says another thing alone. */
const bothFigures =
  /(?<!(?:between|from) )(?<![\d.,/])\d[\d.]{0,5} (?:and|&) $|(?<![\d.,/–-]|\p{L})\d{1,4}\s?–\s?$/u;
/** "For larger quantities (100 bags)": how many somebody may order, and not what there is. English. */
const amountsBefore =
  /\b(?:quantity|quantities|orders?|groups|parties)(?: of| over| under)? ?\(?(?:\d+\s?[-–]\s?)?$/iu;
const countedBy = /^ (?:per|an?) \p{Ll}+(?=[\s.,;]|$)/u;

/** Figures with a counted noun: "2 compartments", "3 brightness levels". */
function counts(
  text: string,
  taken: readonly { start: number; end: number }[],
  language: WrittenLanguage,
): Detail[] {
  const details: Detail[] = [];
  for (const number of numbersIn(text)) {
    if (
      number.unit !== '' ||
      number.code !== '' ||
      behindName.test(text.slice(Math.max(0, number.start - longestName), number.start))
    )
      continue;
    if (/^\d['’′]\d/u.test(text.slice(number.start))) continue;
    // The French "dos" is a back, "four" an oven, and what is "neuf" is new.
    if (language === 'fr' && /^(?:dos|four|neuf)$/iu.test(text.slice(number.start, number.end))) continue;
    // "No power with two batteries" has none.
    if (denies.test(text)) continue;
    // "Rechnung von 2023 liegt bei": a year counts nothing.
    if (/^(?:19|20)\d{2}$/u.test(text.slice(number.start, number.end))) continue;
    if (taken.some((range) => number.start >= range.start && number.start < range.end)) continue;
    if (language !== 'en' && comparedBefore.test(text.slice(Math.max(0, number.start - 24), number.start)))
      continue;
    if (language === 'en' && standsForBefore.test(text.slice(Math.max(0, number.start - 14), number.start)))
      continue;
    if (language === 'en' && amountsBefore.test(text.slice(Math.max(0, number.start - 28), number.start)))
      continue;
    const behind = text.slice(number.end, number.end + longestCounted);
    if (ofTheUser.test(behind) && holdsBefore.test(text.slice(Math.max(0, number.start - 12), number.start)))
      continue;
    if (eitherBefore.test(text.slice(Math.max(0, number.start - 9), number.start))) continue;
    // "Tient 60 km avec deux enfants": who rides along is none of it.
    if (withPeople.test(text.slice(Math.max(0, number.start - 5), number.start)) && people.test(behind))
      continue;
    // "4 gotas por la mañana": how much at a time.
    if (language !== 'en' && dose.test(behind)) continue;
    const german = language === 'de' ? germanCountNoun.exec(behind)?.[1] : undefined;
    // "8-poliger Schnittstelle": so many poles, and one socket.
    if (german !== undefined && behind.startsWith('-')) continue;
    if (german !== undefined && !countStops.test(german.split(' ')[0]!)) {
      const value = text.slice(number.start, number.end + 1 + german.length);
      details.push({ kind: 'number', value, start: number.start });
      continue;
    }
    const noun = countNoun.exec(text.slice(number.end));
    if (noun === null) continue;
    const words = countedWords(noun[1]!, language);
    if (words.length === 0) continue;
    // "24 shatterproof" has lost what is counted; of "Sonic 2 has no manual" the name counts nothing.
    if (
      language === 'en' &&
      /(?:proof|free|able|ible|less|resistant)$|^(?:self|semi|half|vintage|antique|retro|used|new|old|large|small|strong|sturdy|heavy|soft|thick|thin|long|short|wide|deep|bright|quiet|extra|full|double|single|ha[sd]|have|is|are|was|were|can|will)$/u.test(
        words.at(-1)!,
      )
    )
      continue;
    // "5 mother of pearl buttons": what stands before "of" is none of them.
    if (
      language === 'en' &&
      !/s$/iu.test(words.at(-1)!) &&
      text.startsWith(' of ', number.end + 1 + words.join(' ').length)
    )
      continue;
    // "Three-layer mesh": what is so many layers thick, and no number of anything.
    if (language === 'en' && text[number.end] === '-' && !countedInName.test(words.at(-1)!)) continue;
    const end = number.end + 1 + words.join(' ').length;
    // "15 blends per charge": without what they are counted by they say nothing.
    const rate = language === 'en' ? (countedBy.exec(text.slice(end))?.[0] ?? '') : '';
    const both = bothFigures.exec(text.slice(0, number.start));
    const start = both?.index ?? number.start;
    details.push({ kind: 'number', value: text.slice(start, end) + rate, start });
  }
  return details;
}

/** What leads to the filling of a thing, as far as a colour's word may name one. */
const fillsIt = /\b(?:filled|stuffed|weighted) with (?:\p{Ll}{1,20},? ){0,2}$/iu;

/** "Unser Model ist 1,86 m und trägt L", "Clara mesure 1,72 m et porte un 38": how tall who wears it is. */
const ofWearer =
  /(?<!\p{L})(?:modell?s?|mannequins?|modelo)\s(?:ist|misst|trägt|mesure|porte|fait|mide|lleva)(?!\p{L})|(?:mesure|mide|ist)\s1[,.]\d\d\s?m\s(?:groß )?(?:et porte|y lleva|und trägt)(?!\p{L})/iu;

/** Typed details inside a clause: measures, counts, materials and colours, in order. */
export function detailsIn(text: string, language: WrittenLanguage): Detail[] {
  const all = measuresIn(text);
  const found =
    language !== 'en' && all.length > 0 && ofWearer.test(text)
      ? all.filter(({ kind }) => kind !== 'size')
      : all;
  const measures = language === 'de' ? germanMeasures(found, text) : found;
  const details: Detail[] = measures.map(({ kind, text: value, start }) => ({ kind, value, start }));
  const tokens = tokensOf(text);
  details.push(
    ...materialsAndColours(text, tokens, language),
    ...counts(text, measures, language),
    ...partIn(text, language),
    ...(language === 'en'
      ? [...hadThings(text), ...saidTraits(text), ...wroughtWoods(text), ...shadeOfCloth(text)]
      : []),
  );
  const power = powerSourceIn(text, language);
  if (power !== null) details.push({ kind: 'power', ...power });
  return details.sort((a, b) => a.start - b.start);
}
