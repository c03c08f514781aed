import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { splitSentences } from './clauses.ts';

/** The languages whose full sentences about an app are read here; English ones are read by their orders. */
type Abroad = 'de' | 'es' | 'fr';

/** "Ist eine App, die …", "es una aplicación que …": that it is an app says nothing of what it does. */
const isAnApp: Readonly<Record<Abroad, RegExp>> = {
  de: /^ist (?:eine|die|deine) (?:(?:\p{Ll}+e|kostenlose) )?App, (?:die|mit der du) /u,
  es: /^es (?:una|la|tu) (?:app|aplicación)(?: \p{Ll}+)? (?:que|con la que) /u,
  fr: /^est (?:une|l[’']|votre )(?:app|appli|application)(?: \p{Ll}+)? qui /u,
};

/** What an app does for its reader, in the words behind its name, and what it is called by that; the fuller name first. */
interface Deed {
  said: RegExp;
  called: (match: RegExpExecArray) => string[];
}

const whose = String.raw`(?:d?einen?|d?eine[rm]?|Ihre[nmr]?|Ihr|eure[nmr]?|euer|alle|jede[nrs]?|die|den|das)`;

const germanObject = new RegExp(String.raw`\s${whose} (?:\p{Ll}+e[nrs] )?(\p{Lu}[\p{L}-]{3,}) $`, 'u');

/** "Wasser trinken" of "genug Wasser zu trinken", "schneller einschlafen" of "schneller einzuschlafen". */
function germanInfinitive(object: string, verb: string): string[] {
  // "In der Innenstadt schnell einen Parkplatz": what is found stands last.
  const last = germanObject.exec(object)?.[1];
  if (object.split(' ').length > 4) return last === undefined ? [] : [`${last} ${verb}`];
  const plain = object
    .replace(new RegExp(String.raw`^(?:${whose}|genug|genügend|ausreichend|mehr) `, 'u'), '')
    .trim();
  return plain === '' ? [] : [`${plain} ${verb}`];
}

const changedStem =
  /ä|^(?:sieh|lies|nimm|gib|iss|miss|triff|wirf|hilf|sprich|vergiss|empfiehl|bist|ha|wirs|wills|kanns|muss)/u;
const particleEnd =
  /\s(?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)$/u;

/** "Gitarre stimmen" of "stimmst du deine Gitarre"; empty where the verb has another stem or its front at the end. */
function germanDone({ 0: told, 1: thing = '', input }: RegExpExecArray): string[] {
  const verb = told.split(' ')[0]!;
  const [clause = ''] = input.split(/[.,]/u);
  if (changedStem.test(verb) || particleEnd.test(clause)) return [];
  const stem = verb.replace(/(?<=[tdnm])est$|st$|t$/u, '');
  return stem.length < 3 ? [] : [`${thing} ${/(?:el|er)$/u.test(stem) ? `${stem}n` : `${stem}en`}`];
}

const joinedTo =
  /^(ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)zu(\p{Ll}{3,}n)$/u;

const deeds: Readonly<Record<Abroad, readonly Deed[]>> = {
  de: [
    {
      // "Hilft dir dabei, schneller einzuschlafen", "erinnert dich daran, genug Wasser zu trinken".
      said: /^(?:hilft|erinnert|unterstützt|ermöglicht|erlaubt) (?:dir|dich|Ihnen|Sie|euch|es dir)(?: (?:dabei|daran|regelmäßig daran))?, ((?:[\p{L}-]+ ){1,7}?)(?:zu (\p{Ll}{3,}n)|(\p{Ll}{3,}zu\p{Ll}{3,}n))(?=[\s,.]|$)/u,
      called: ([, object = '', verb, joined]) => {
        const [, particle = '', stem = ''] = joined === undefined ? [] : (joinedTo.exec(joined) ?? []);
        return germanInfinitive(object, verb ?? `${particle}${stem}`);
      },
    },
    {
      // "Mit Sparfuchs behältst du deine Ausgaben jederzeit im Blick".
      said: /^behältst du (?:deine[nr]?|dein|die|den|das|alle) (\p{Lu}[\p{L}-]{3,})(?: \p{Ll}+)? (im (?:Blick|Griff|Auge))(?=[\s,.]|$)/u,
      called: ([, thing = '', how = '']) => [`${thing} ${how}`, thing],
    },
    {
      // "Mit Parkfix findest du in wenigen Sekunden einen freien Parkplatz".
      said: /^findest du (?:(?:schnell|sofort|jederzeit|immer|ganz einfach) |in \p{Ll}+ \p{Lu}\p{Ll}+ )?(?:d?eine?n? |den |die |das )?(?:\p{Ll}+e[nrs]? )?(\p{Lu}[\p{L}-]{3,})(?=[\s,.]|$)/u,
      called: ([, thing = '']) => [`${thing} finden`, thing],
    },
    {
      // "Erstellt dir einen persönlichen Trainingsplan".
      said: /^(?:erstellt|plant|berechnet|macht|baut|liefert) (?:dir |Ihnen |euch )?(?:einen?|eine) (?:\p{Ll}+e[nrs]? )?(\p{Lu}[\p{L}-]{5,})(?=[\s,.]|$)/u,
      called: ([, thing = '']) => [thing],
    },
    {
      // "Mit Wortwerk lernst du spanische Vokabeln".
      said: /^\p{Ll}{3,}(?:st|t) (?:du|ihr) (?:(?:deine[nr]?|dein|die|den|das|alle|eure) )?(\p{Lu}[\p{L}-]{3,})(?=[\s,.]|$)/u,
      called: (match) => [...germanDone(match), match[1]!],
    },
    {
      // "Zeigt dir, wann und wo in den nächsten Stunden Polarlichter zu sehen sind".
      said: /^(?:zeigt|sagt|verrät|erklärt) (?:dir|Ihnen|euch), (?:wann|wo|wie|welche[rsn]?|ob|was)(?:\s[^,.\s]+){1,9}?\s(\p{Lu}[\p{L}-]{4,}) (?:zu \p{Ll}+ (?:ist|sind)|\p{Ll}+(?:t|en))(?=[.,]|$)/u,
      called: ([, thing = '']) => [thing],
    },
    {
      // "Mit Wortwald lernen Kinder im Vorschulalter spielerisch ihre ersten Buchstaben": what others than the reader do with it.
      said: /^(\p{Ll}{3,}n) (?:die |alle )?\p{Lu}[\p{L}-]{3,}(?: (?:im|ab|von|in|mit|bis) (?:\p{Ll}+ )?[\p{Lu}\d][\p{L}\d-]*(?: \p{Lu}\p{L}+)?)?(?: \p{Ll}{4,}){0,2}? (?:ihre[nr]?|ihr|die|den|das) (?:\p{Ll}+e[nrs]? )?(\p{Lu}[\p{L}-]{3,})(?=[\s,.]|$)/u,
      called: ([, verb = '', thing = '']) => [`${thing} ${verb}`, thing],
    },
    {
      // "Begleitet dich auf deinen Wanderungen durch die Alpen".
      said: /^begleitet (?:dich|Sie|euch) (?:auf|bei|durch|in) (?:deine[nrm]?|Ihre[nrm]?|eure[nrm]?|allen|jeder|den) (\p{Lu}[\p{L}-]{3,}n)( (?:durch|in|auf) (?:die|den|der|das) \p{Lu}\p{L}+)?(?=[\s,.]|$)/u,
      called: ([, thing = '', where = '']) => [`${thing}${where}`, thing],
    },
  ],
  es: [
    {
      // "Te recuerda que bebas suficiente agua", "te recuerda regar tus plantas".
      said: /^(?:te|os|le) recuerda (?:que |cuándo )?(?:debes |tienes que |toca )?\p{L}{3,} (?:(?:suficiente|bastante|más|tus?|sus?|las?|los|el|cada|una?) )?(\p{L}{4,})(?=[\s,.]|$)/u,
      called: ([, thing = '']) => [`recordatorio de ${thing}`],
    },
    {
      said: /^(?:(?:te|os|le) )?(?:ayuda|permite)(?: a)? (\p{L}{3,}(?:ar|er|ir) (?:tus?|sus?|los|las|el|la|un|una|más|mejor)(?: \p{L}{3,})?)(?=[\s,.]|$)/u,
      called: ([, deed = '']) => [deed],
    },
    {
      // "Te permite descubrir rutas de senderismo": of several no article.
      said: /^(?:(?:te|os|le) )?(?:ayuda a|permite) ((\p{L}{3,}(?:ar|er|ir) \p{Ll}{4,}s)(?: de (?!tod[oa]s?\s|cada\s)\p{Ll}{4,})?)(?=[\s,.]|$)/u,
      called: ([, deed = '', short = '']) => (deed === short ? [deed] : [deed, short]),
    },
    {
      // "Con Fijo nunca olvidarás regar tus plantas".
      said: /^(?:\p{L}+ ){0,2}?(?:puedes|podrás|olvidarás|vas a|aprenderás a|aprendes a) (\p{L}{3,}(?:ar|er|ir) (?:(?:tus?|los|las|el|la) )?\p{L}{4,})(?=[\s,.]|$)/u,
      called: ([, deed = '']) => [deed],
    },
    {
      said: /^(?:te|os|le) acompaña (?:en|durante) (?:(?:todas |todos )?(?:tus?|sus?|las|los|cada) )(\p{L}{4,})( de \p{L}{4,})?(?=[\s,.]|$)/u,
      called: ([, thing = '', ofWhat = '']) => [`${thing}${ofWhat}`, thing],
    },
  ],
  fr: [
    {
      // "Vous rappelle de boire suffisamment d’eau": of what is drunk only some is said.
      said: /^(?:vous|te) rappelle (?:de |d[’'])(\p{L}{3,}(?:er|ir|re)) (?:suffisamment|assez|davantage|plus|régulièrement)(?=[\s,.]|$)/u,
      called: ([, verb = '']) => [`rappel pour ${verb}`],
    },
    {
      said: /^(?:vous|te) rappelle (?:de |d[’'])(\p{L}{3,}(?:er|ir|re)) ((?:vos|votre|tes|ton|ta|les|le|la) \p{L}{4,})(?=[\s,.]|$)/u,
      called: ([, verb = '', thing = '']) => [`rappel pour ${verb} ${thing}`, `${verb} ${thing}`],
    },
    {
      // "Avec Verdure, vous n’oublierez plus jamais d’arroser vos plantes".
      said: /^(?:vous|tu) (?:n[’'])?\p{L}{4,}(?: (?:plus|jamais|pas)){0,2} (?:à |de |d[’'])?(\p{L}{3,}(?:er|ir|re) (?:vos|votre|tes|ton|ta|les|le|la) \p{L}{4,})(?=[\s,.]|$)/u,
      called: ([, deed = '']) => [deed],
    },
    {
      // "Vous aide à apprendre l’espagnol": what is learned.
      said: /^(?:vous |t[’'])aide à (\p{L}{3,}(?:er|ir|re) (?:(?:vos|votre|tes|ton|ta|les|le|la|un|une) |l[’'])\p{L}{4,})(?=[\s,.]|$)/u,
      called: ([, deed = '']) => [deed],
    },
    {
      said: /^(?:vous|t[’']|te) ?accompagne (?:lors de|dans|pendant|durant|sur|au cours de) (?:toute?s? )?(?:vos|votre|tes|ton|ta|chaque) (\p{L}{4,})(?=[\s,.]|$)/u,
      called: ([, thing = '']) => [thing],
    },
  ],
};

/** "Mit Sparfuchs …", "Con Recetina …", "Avec Verdure, …": with what the reader does something. */
const withName = /^(?:Mit|Con|Avec|With)\s/u;

/** "Die App Bücherwurm verwaltet …": the same behind what it is. */
export const theApp = /^(?:Die App|The app|La app|La aplicación|L[’']application|L[’']appli)\s(?=\p{Lu})/u;

const forDoing: Partial<Record<Abroad, RegExp>> = {
  es: /^es (?:una|la|tu) (?:app|aplicación)(?: \p{Ll}+)? (para \p{Ll}{3,}(?:ar|er|ir)(?: (?:tus?|los|las|el|la)? ?\p{Ll}{4,})?)(?=[\s,.]|$)/u,
  fr: /^est (?:une |l[’']|votre )(?:app|appli|application)(?: \p{Ll}+)? (pour \p{Ll}{3,}(?:er|ir|re)(?: (?:vos|votre|les|la|le) \p{Ll}{4,})?)(?=[\s,.]|$)/u,
};

/** The first sentence behind the app's name, whatever stands before the name; empty where it speaks of something else. */
export function predicateOf({ fields, product }: Brief): string {
  const [first = ''] = product.description.trimStart().split(/[.!?\n]/u);
  const plain = first.replace(withName, '').replace(theApp, '');
  const name = [fields['appName'] ?? '', product.name].find(
    (own) => own !== '' && (plain.startsWith(`${own} `) || plain.startsWith(`${own}, `)),
  );
  return name === undefined ? '' : plain.slice(name.length).replace(/^,?\s/u, '');
}

/** "Vous aide à suivre vos dépenses" of a "Budgy est une application qui vous aide …". */
export function withoutApp(predicate: string, written: WrittenLanguage): string {
  return written === 'en' || written === 'other' ? predicate : predicate.replace(isAnApp[written], '');
}

/** What an app is called by what its first sentence says that it does for its reader. German, Spanish and French. */
export function deedsForReader(brief: Brief): string[] {
  const { written } = brief.language;
  if (written !== 'de' && written !== 'es' && written !== 'fr') return [];
  const predicate = predicateOf(brief);
  // "Minuteur est une application simple pour cuisiner sans stress": what it is for.
  const purpose = forDoing[written]?.exec(predicate)?.[1];
  if (purpose !== undefined) return [purpose];
  const told = withoutApp(predicate, written);
  if (told === '') return [];
  for (const { said, called } of deeds[written]) {
    const match = said.exec(told);
    if (match !== null) return called(match);
  }
  return [];
}

/** "Die App bietet 60 Einschlafgeschichten", "réunit plus de 15 000 itinéraires", "gives you access to over 12,000 hiking trails": the things it holds. */
const holds: Readonly<Record<Abroad | 'en', RegExp>> = {
  en: /(?:^|\s)(?:offers|includes|contains|features|has|shows|teaches|lists|provides|gives you access to|comes with|identifies|recognizes|recognises) (?:(?:more than|over|about|around|up to) )?\d[\d,.]* ((?:\p{Ll}[\p{L}-]{2,} ){0,2}?\p{Ll}[\p{L}-]{2,}s)(?=[,.]| (?:in|from|of|with|for|to|and|by|on|at|that|across)\s|$)/u,
  de: /(?:^|\s)(?:bietet|enthält|umfasst|findest du|erwarten dich|findest|kennt|erkennt|zeigt) (?:dir )?(?:(?:über|mehr als|rund|etwa) )?\d[\d.]* ((?:\p{Ll}+e )?\p{Lu}[\p{L}-]{3,})(?=[\s,.]|$)/u,
  es: /(?:^|\s)(?:reúne|ofrece|incluye|contiene|encontrarás|tiene|reconoce|identifica) (?:(?:más de|unas|unos|hasta) )?\d[\d.]* (\p{Ll}{4,}(?: de \p{Ll}{4,})?)(?=[\s,.]|$)/u,
  fr: /(?:^|\s)(?:propose|réunit|comprend|contient|offre|rassemble|reconnaît|compte) (?:(?:plus de|environ|près de) )?\d[\d\s\u00A0\u202F]*? (\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=[\s,.]|$)/u,
};
/** What every course, game or timer counts says nothing of one. */
export const countsOnly =
  /^(?:tagen?|minuten?|personen|sprachen?|spieler\p{L}*|level\p{L}*|días|minutos|personas|idiomas|monedas|niveles|jours|minutes|personnes|langues|niveaux|joueurs|devises|days|hours|people|players|languages|levels|currencies|users|worlds|members)(?!\p{L})/iu;
const mostSentences = 3;

/** "Shows 64 knots step by step": how something is shown, and no part of what is shown. English. */
export const oneByOne = / (?:step by step|side by side|one by one)(?!\p{L})/u;

/** The things that an app holds many of, as the first of its sentences counts them, without how many: "hiking trails". */
export function countedThings(brief: Brief): string {
  const { written } = brief.language;
  if (written === 'other') return '';
  for (const sentence of splitSentences(brief.product.description.split('\n')[0]!).slice(0, mostSentences)) {
    const thing = holds[written].exec(sentence.replace(oneByOne, ''))?.[1] ?? '';
    if (thing !== '' && !countsOnly.test(thing)) return thing;
  }
  return '';
}
