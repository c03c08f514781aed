import type { Brief } from '#rules/listing/listing.ts';
import { behindAppName } from './app-deed-type.ts';
import { ofVague, ofVagueAbroad } from './app-first-words.ts';
import { countedThings, deedsForReader, withoutApp } from './app-sentence.ts';

/** "Erinnert dich rechtzeitig an die Müllabfuhr": of what it reminds. */
const germanReminder =
  /^erinnert (?:(?:dich|sie|euch|rechtzeitig|zuverlässig|täglich) ){0,2}(?:\p{Lu}\p{L}{3,} )?(an (?:(?:die|den|das|deine[nr]?|Ihre[nr]?|eure[nr]?) )?((?:\p{Ll}+e[nr]? )?\p{Lu}\p{L}{3,}))/u;
/** "Plant deine Mahlzeiten", "zeigt alle freien Ladesäulen": what it does it to. */
const germanObject =
  /^(?!hilft )\p{Ll}{3,}t (?:(?:dir|Ihnen|euch) )?((?:die|den|das|deine[nr]?|dein|Ihre[nr]?|Ihr|eure[nr]?|alle) )?(?:(\p{Ll}{3,}e[nrs]?) )?(\p{Lu}\p{L}{3,})(?=$|[\s,])(?! (?:an|bei|beim|dabei|daran)\s|, (?:wann|wo|wie|was|welche\p{Ll}?|ob|warum)\s)/u;
/** "Hilft Chören, ihre Noten zu lernen" and its like in Spanish and French: what it helps with, after whom it helps. */
const helped: Partial<Record<'de' | 'es' | 'fr', RegExp>> = {
  es: /^(?:te |os |le )?ayuda (?:a (?:los |las )?\p{L}{4,} )?a (\p{L}{3,}(?:ar|er|ir)) (tus?|sus?|los|las|el|la) (\p{L}{4,}(?: de (?!tod[oa]s?\s|cada\s)\p{L}{4,})?)(?=[\s,]|$)/u,
  fr: /^(?:vous |t[’'])?aide (?:(?:les |vos )?\p{L}{4,} (?:de \d+ à \d+ ans )?)?à (\p{L}{3,}(?:er|ir|re)) (votre|vos|ton|ta|tes|leurs?|les?|la) (\p{L}{4,}(?: (?:de |d[’'])\p{L}{4,})?)(?=[\s,]|$)/u,
};

/** "Apprendre à lire" of "aide les enfants de 5 à 7 ans à apprendre à lire avec …". */
const frenchDeed =
  /^(?:vous |t[’'])?aide (?:(?:les |vos )?\p{L}{4,} (?:de \d+ à \d+ ans )?)?à (apprendre à \p{L}{2,}(?:er|ir|re))(?=[\s,]|$)/u;
/** What an app does for its user, who looks for the deed itself: "identifie les champignons" → "identifier les champignons". */
const frenchDone =
  /^(identifie|calcule|compte|planifie|organise|scanne|compare|mesure|surveille|note|trouve) (les|vos|la|le|votre) (\p{L}{4,}(?:\s(?:de\s(?!(?:votre|vos|ton|ta|tes|son|ses|leurs?|la|chaque|tous|toutes)\s)|d['’])\p{L}{3,})?)(?=\s|$|,)/u;

function frenchDeeds(rest: string): string[] {
  const learned = frenchDeed.exec(rest)?.[1];
  if (learned !== undefined) return [learned];
  const [, verb, whose = '', thing = ''] = frenchDone.exec(rest) ?? [];
  if (verb === undefined) return [];
  return [`${verb}r ${whose} ${thing}`, thing];
}

/** "Organizar tus gastos" of what helps you, "partitura" of what helps others with theirs. */
function helpedWith(rest: string, language: 'de' | 'es' | 'fr'): string[] {
  const [, verb = '', whose = '', thing = ''] = helped[language]?.exec(rest) ?? [];
  if (thing === '') return [];
  if (/^(?:sus?|leurs?)$/u.test(whose)) return [thing];
  // "Planificar comidas": of several, Spanish names the deed without their article.
  const bare = language === 'es' && whose.endsWith('s') ? [`${verb} ${thing}`] : [];
  return [`${verb} ${whose} ${thing}`, ...bare, thing];
}

/** "Aktuelle Wasserstände" of "zeigt die aktuellen Wasserstände": without its article an adjective of several ends otherwise, and one of one thing is left out. */
function germanThings(rest: string): string[] {
  const [, article = '', adjective = '', thing = ''] = germanObject.exec(rest) ?? [];
  if (thing === '') return [];
  const told = ofVague(rest.slice(rest.indexOf(thing)));
  if (told !== '') return [told];
  if (adjective === '') return [thing];
  if (article === '') return [`${adjective} ${thing}`, thing];
  const isSeveral = /^(?:die|alle|deine|Ihre|eure) $/u.test(article) && adjective.endsWith('en');
  return isSeveral ? [`${adjective.slice(0, -1)} ${thing}`, thing] : [thing];
}
/** "Te dice a qué hora sale el próximo autobús": what is asked for. */
const spanishAnswer =
  /^(?:te|os|le)\s\p{L}+\s(?:a qué hora|cuándo|dónde|cuánto|qué|cómo)\s\p{L}+\s(?:el|la|los|las|un|una)\s((?:\p{L}+\s)?\p{L}{4,})(?=\s(?:desde|en|de|para|con|más|a|hasta)\s|$|,)/u;
/** "Calcula cuánto CO2 produce tu hogar". */
const spanishMeasured =
  /^(?:calcula|mide|muestra|registra|controla)\s(?:cuánt[oa]s?)\s(\p{L}[\p{L}\d]{2,})\s(?:produce|consume|gasta|emite|genera|usa|ahorra)/u;
const spanishObject =
  /^(?:(?:te|os|le)\s)?\p{L}{3,}\s(?:tod[oa]s?\s)?(?:tus?|sus?|los|las|el|la)\s(\p{L}{4,}(?:\sde\s(?!tod[oa]s?\s|cada\s|tus?\s|sus?\s|nuestr[oa]s?\s)\p{L}{4,})?)(?=\s|$|,)/u;
/** "Planea rutas en bici", "compara precios de gasolina": several things without an article. */
const spanishSeveral =
  /^(?:planea|planifica|traza|calcula|busca|encuentra|registra|guarda|organiza|muestra|compara|graba|crea|genera|traduce|escanea|reconoce|identifica|detecta|lee|cuenta|controla|ordena|reúne|recomienda|sugiere)\s(\p{L}{2,}(?:as|os|es)(?:\s(?:en|de|a)\s\p{L}{3,})?)(?=\s|$|,)/u;
/** "Apprend à lire les notes en clé de sol": what is learned. */
const frenchLearned = /^(?:vous\s|t['’])?apprend\sà\s(\p{L}+(?:er|ir|re)\s(?:\p{L}+\s)?\p{L}{4,})(?=\s|$|,)/u;
const frenchObject =
  /^(?:vous\s|te\s)?(?:\p{L}{3,}e|suit|réunit|fournit|garantit|connaît)\s(?:tout(?:es?)?\s|tous\s)?(?:vos|votre|tes|ton|ta|les|le|la|des)\s(\p{L}{4,}(?:\s(?:de\s(?!(?:votre|vos|ton|ta|tes|son|ses|leurs?|la|chaque|tous|toutes)\s)|d['’])\p{L}{3,})?)(?=\s|$|,)/u;

/** "Remplace le carnet papier": what it does away with. */
const standsInFor = /^(?:remplace|reemplaza|sustituye|ersetzt)\s/u;

/** "Transforme votre téléphone": what every app runs on. */
const runsOn =
  /(?:^|\s)(?:téléphone|teléfono|móvil|celular|smartphone|handy|tablet|tablette|tableta|iphone|gerät|appareil|alltag|leben|tag|vida|día|vie|quotidien|zeit|tiempo|temps)$/iu;

/** What an app does, or does it to, by the words behind its name; German, Spanish and French, the fuller name first, as its own text spells it. */
export function doneBehindName(brief: Brief): string[] {
  const deeds = [deedsOf(brief), deedsForReader(brief)].find((found) => found.length > 0) ?? [];
  // "Con Recetina sabrás siempre qué cocinar. La aplicación reúne más de 2.000 recetas": what it holds says what it is.
  const held = brief.language.written === 'en' ? '' : countedThings(brief);
  return [...deeds, held].filter((text) => text !== '' && !runsOn.test(text));
}

function deedsOf(brief: Brief): string[] {
  const behind = withoutApp(behindAppName(brief), brief.language.written);
  const [opening = ''] = brief.product.description.trimStart().split(/[.!?\n]/u);
  // "Zeigt die aktuellen Wasserstände": a text that leaves out the name before its verb.
  const isUnnamed = brief.language.written === 'de' && /^\p{L}\p{Ll}{2,}t\s/u.test(opening);
  const unnamed = isUnnamed ? opening.charAt(0).toLowerCase() + opening.slice(1) : '';
  const given = /^\p{Ll}{2}/u.test(behind) ? behind : unnamed;
  const rest = standsInFor.test(given) ? '' : given;
  const found = (...patterns: readonly RegExp[]): string[] => {
    for (const pattern of patterns) {
      const thing = pattern.exec(rest)?.[1];
      if (thing !== undefined) return [ofVagueAbroad(rest, thing) || thing];
    }
    return [];
  };
  switch (rest === '' ? 'en' : brief.language.written) {
    case 'de': {
      const [, whole, thing] = germanReminder.exec(rest) ?? [];
      if (whole !== undefined) return [`Erinnerung ${whole}`, thing!];
      return germanThings(rest);
    }
    case 'es': {
      const helps = helpedWith(rest, 'es');
      return helps.length > 0 ? helps : found(spanishAnswer, spanishMeasured, spanishObject, spanishSeveral);
    }
    case 'fr': {
      const helps = helpedWith(rest, 'fr');
      const done = helps.length > 0 ? helps : frenchDeeds(rest);
      return done.length > 0 ? done : found(frenchLearned, frenchObject);
    }
    default:
      return [];
  }
}
