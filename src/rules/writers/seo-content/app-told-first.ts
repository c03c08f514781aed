import { behindAppName } from '#rules/ledger/app-deed-type.ts';
import { countedThings } from '#rules/ledger/app-sentence.ts';
import { isAppKind } from '#rules/ledger/app-kind.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { deniedIn } from './app-functions.ts';
import type { Draft } from './draft.ts';

/** "Teaches piano to adults", "teaches you basic sign language in …": what is learned. */
const teaches =
  /^teaches (?!(?:you )?how )(?:(?:you|children|kids|adults|beginners) )?((?:[\p{L}-]{3,} ){0,2}[\p{L}-]{3,})(?= (?:to|with|in|by|from|through|at|using|for|one)\s|[,;:]|$)/u;

/** "Is a maintenance log for motorcyclists": whom an app is for whose name says its kind. */
const kindForWhom =
  /^is an? ((?:[\p{L}-]+ ){0,3}?[\p{L}-]{3,}) for ((?!(?:your|the|all|any|every|each|people|everyone|anyone|those|iphone|ipad|ios|android|mac)\s)(?:[\p{Ll}-]{3,} ){0,2}\p{Ll}{3,}s)(?=[.,:;]|\swho\s|\swith\s|$)/iu;

/** "Logs your rides", "keeps your sourdough starter alive": to what it does what it does. */
const done = longPattern('u')`
  ^\p{Ll}{3,}s (?:up |down |out )?(?:(?:all )?your|the|every|each) ((?:(?!(?:you|your|own|whole|next|first|last|same|other|new)
    \s)[\p{Ll}-]{3,} ){0,2}?\p{Ll}[\p{Ll}-]{2,})(?=[,.;:]|\s(?:in|on|at|from|with|by|for|as|and|or|to|of|into|so|when|while|before|after
    |without|across|until|you|alive|safe|fresh|tidy|healthy|organi[sz]ed|together|private|up|down|away)(?:\s|$)|$)
`;
const noTopic =
  /(?:^|\s)(?:phone|screen|camera|day|week|month|year|life|time|way|head|hand|hands|eyes?|family|home|house|data|things?|people|friends?|place|app|world|mind|user|owner|best|most|rest|part|ads|adverts|account|clutter|guesswork|hassle|stress|noise|work|mess|cost|price)$/iu;

/** "Eine App für alle, die stricken und häkeln": what those do whom it is for. */
const germanDoers =
  /(?:^|\s)für (?:alle|Menschen|Leute|Hobbyisten), die (?:(?:gern|gerne|regelmäßig|viel|oft) )?(\p{Ll}{4,}n)(?: (und|oder) (\p{Ll}{4,}n))?$/u;
/** "Vous dit quoi semer et quand": what is answered. */
const frenchAnswer =
  /^(?:vous |te )?(?:dit|indique|montre|explique|rappelle) ((?:quoi|quand|où|comment) \p{Ll}{2,}(?:er|ir|re))(?=[\s,.]|$)/u;
const spanishAnswer =
  /^(?:te |le |os )?(?:dice|indica|muestra|explica|recuerda) ((?:qué|cuándo|dónde|cómo) \p{Ll}{2,}(?:ar|er|ir))(?=[\s,.]|$)/u;

/** What the first sentence of an app's text says of it behind its name, in words for a tail of the name; the fullest first. */
export function toldFirst(draft: Draft): string[] {
  const rest = behindName(draft);
  if (rest === '' || deniedIn.test(rest.split(' ').slice(0, 4).join(' '))) return [];
  switch (draft.language.written) {
    case 'en':
      return [...taughtIn(rest, draft), ...forWhomOf(rest, draft), ...helpedOnes(rest), ...doneTo(rest)];
    case 'de':
      return [...germanDone(rest), ...taughtWhom(rest, 'de')];
    case 'fr':
      return [
        ...answered(frenchAnswer, rest),
        ...taughtWhom(rest, 'fr'),
        ...headsOf(countedThings(draft.brief)),
      ];
    case 'es':
      return [
        ...answered(spanishAnswer, rest),
        ...helpedInSpanish(rest),
        ...taughtWhom(rest, 'es'),
        ...headsOf(countedThings(draft.brief)),
      ];
    default:
      return [];
  }
}

const mostSentences = 3;

/** The first sentence that opens with the app's name, behind it: another may call readers before. */
function behindName({ brief }: Draft): string {
  const first = behindAppName(brief);
  if (first !== '') return first;
  const name = brief.fields['appName'] ?? brief.product.name;
  const sentence = splitSentences(brief.product.description)
    .slice(1, mostSentences)
    .find((said) => said.startsWith(`${name} `) && /^\p{Ll}/u.test(said.slice(name.length + 1)));
  return sentence === undefined ? '' : sentence.slice(name.length + 1).replace(/[.!]+$/u, '');
}

/** "Piano lessons" of an app whose text counts lessons, else "learn piano". English. */
function taughtIn(rest: string, { brief }: Draft): string[] {
  const thing = teaches.exec(rest)?.[1];
  if (thing === undefined) return [];
  const hasLessons = /(?<!\p{L})lessons(?!\p{L})/iu.test(brief.product.description);
  return [...(hasLessons ? [`${thing} lessons`] : []), `learn ${thing}`];
}

function forWhomOf(rest: string, { brief }: Draft): string[] {
  const [, kind = '', whom = ''] = kindForWhom.exec(rest) ?? [];
  if (whom === '') return [];
  const named = new Set(stemsOf(brief.fields['appName'] ?? brief.product.name));
  const last = stemsOf(kind).at(-1) ?? '';
  return named.has(last) || isAppKind(brief.product.name) ? [`for ${whom}`] : [];
}

/** "Helps couples save for a goal together": whom an app is for. */
function helpedOnes(rest: string): string[] {
  const whom =
    /^(?:helps|lets|shows|gives|allows|teaches) ((?!(?:always|things|its|users|others|us)\s)\p{Ll}{4,}s) (?:to )?\p{Ll}{3,}/u.exec(
      rest,
    )?.[1];
  return whom === undefined ? [] : [`for ${whom}`];
}

function doneTo(rest: string): string[] {
  const thing = done.exec(rest)?.[1] ?? '';
  return thing === '' || noTopic.test(thing) || thing.endsWith('ly') ? [] : [thing];
}

const noun = (verb: string): string => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;

function germanDone(rest: string): string[] {
  const [, first = '', joint = '', second = ''] = germanDoers.exec(rest) ?? [];
  if (
    first === '' ||
    /^(?:haben|sind|werden|können|wollen|möchten|suchen|brauchen|müssen)$/u.test(
      second === '' ? first : second,
    )
  )
    return [];
  return second === '' ? [noun(first)] : [`${noun(first)} ${joint} ${noun(second)}`, noun(first)];
}

const taught = {
  de: /^(?:bringt|lehrt|zeigt|erklärt|hilft) (Kinder|Anfänger|Senioren|Schüler|Eltern|Paare)n?(?!\p{L})/u,
  es: /^(?:enseña|ayuda|explica|muestra) a (niños|niñas|principiantes|mayores|estudiantes|padres|parejas|familias|adultos)(?!\p{L})/u,
  fr: /^(?:apprend|aide|explique|montre|enseigne) (?:aux|les) (enfants|débutants|seniors|élèves|étudiants|parents|couples|familles|adultes)(?!\p{L})/u,
};
const opensWhom = { de: 'für', es: 'para', fr: 'pour' };

/** "Para niños" of an "Aula Ajedrez" that teaches children. */
function taughtWhom(rest: string, written: 'de' | 'es' | 'fr'): string[] {
  const whom = taught[written].exec(rest)?.[1];
  if (whom === undefined) return [];
  return [`${opensWhom[written]} ${whom}`];
}

/** "Tomar su píldora" of what "la ayuda a tomar su píldora a tiempo", "guardar dónde aparcaste". */
function helpedInSpanish(rest: string): string[] {
  const [, deed = '', thing = ''] =
    /^(?:te|le|la|lo|os|nos|les) (?:ayuda a|permite) (\p{Ll}+[aei]r(?:se)?) (?:\p{Ll}+mente )?((?:(?:tus?|sus?|el|la|los|las|dónde|cuándo|qué) )?\p{Ll}{4,})(?!\p{L})/u.exec(
      rest,
    ) ?? [];
  return deed === '' || thing.endsWith('mente') ? [] : [`${deed} ${thing}`];
}

/** "Bares" of the "bares de tapas" of a Ruta Tapas: what is counted, without the word that the name says. */
function headsOf(things: string): string[] {
  const [head = ''] = things.split(' ');
  return things === '' || head.length < 5 ? [] : [things, head];
}

function answered(pattern: RegExp, rest: string): string[] {
  const told = pattern.exec(rest)?.[1];
  return told === undefined ? [] : [told];
}

/** "Lessons", "exercises": a kind of one word that any course or game has. English. */
const anyKind =
  /^(?:lessons?|exercises?|puzzles?|games?|sounds?|workouts?|recipes?|notes?|lists?|cards?|maps?|guides?|stories|tips|timer|log|app|(?:add|set|enter|type|tap|upload|print) .+)$/iu;

/** Whether what stands behind an app's name is such a kind. English. */
export function isAnyKind(title: string, name: string, { language }: Draft): boolean {
  const tail = title.slice(name.length).replace(/^:\s/u, '');
  return language.written === 'en' && title.startsWith(name) && anyKind.test(foldWord(tail));
}

/** "Lista", "notes": what any app may have. German, Spanish, French. */
const bareKind =
  /^(?:listas?|notas?|avisos|mapas?|calendario|datos|gráficos|listes?|notes?|rappels|cartes?|graphiques|listen?|notizen|karten?|erinnerungen|diagramme)$/iu;

/** Whether nothing stands behind an app's name but such a word. */
export function isBareKind(title: string, name: string): boolean {
  return title.startsWith(name) && bareKind.test(title.slice(name.length).replace(/^\s?:\s/u, ''));
}

/** "Reparte las tareas del piso sin discutir", "Notez vos thés": what a first sentence tells its reader to do it to. */
const orderedTo: Readonly<Partial<Record<string, RegExp>>> = {
  de: /^\p{Lu}\p{Ll}+e (?:deine?n?|die|den|das) (\p{Lu}[\p{L}-]{3,})(?=\s(?:und|mit|ohne|nach|für|in|im|per)\s|[.,;])/u,
  es: /^\p{Lu}\p{Ll}+[ae] (?:las|los|el|la|tus?) (\p{Ll}{4,}(?: (?:de|del|de la|de los) \p{Ll}{4,})?)(?=\s(?:sin|con|en|para|y|antes)\s|[.,;])/u,
  fr: /^\p{Lu}\p{Ll}+ez (?:les|vos|votre|le|la) (\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=\s(?:sans|avec|en|dans|pour|et|par)\s|[.,;])/u,
};

/** Such a thing, where the app's name does not say it; else empty. */
export function orderedObject({ brief, language }: Draft): string {
  const thing = orderedTo[language.written]?.exec(brief.product.description)?.[1] ?? '';
  const named = new Set(stemsOf(brief.fields['appName'] ?? brief.product.name));
  return stemsOf(thing).some((stem) => stem.length > 2 && named.has(stem)) ? '' : thing;
}
