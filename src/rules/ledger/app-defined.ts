import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { behindAppName } from './app-deed-type.ts';
import { predicateOf } from './app-sentence.ts';

const definedAs =
  /^ is an? ((?:[\p{L}-]+ ){0,4}?[\p{L}-]{3,})(?= (?:for|with|that|which|where|to|of|in|on|from|by|without|about|made|designed|built|created|developed|aimed|intended|where|when|you|set in|set on|set at|set during)\s|[.,:;(!]|$)/u;
const loosely =
  /^(?:(?:daily|simple|easy|free|little|new|fun|quick|smart|modern|minimal|minimalist|relaxing|classic|calm|cosy|cozy|private|small|tiny|native|powerful|fast|clean|cute|one-person|two-person|complete|full|single|quiet|gentle|friendly|handy)\s)+/iu;
const noKind =
  /(?:way|tool|app|application|software|program|utility|system|platform|company|team|place|home|companion|solution|product|service|project|world|thing|friend|one)$/iu;
const mostKindWords = 3;
/** "Chore app", "interval training app": with what it is for before it, the word says what sort of app it is. */
const sortOfApp =
  /^(?!(?:all-in-one|companion|mobile|phone|web|desktop|iphone|ipad|ios|android|macos|windows|offline|free|paid|first|only|award-winning|best|great|good|new|cross-platform|open-source|unique|single-purpose|lightweight|everyday)\s)(?:[\p{Ll}-]{3,}(?<!ful|ive|able|ible|ous|ly|est) )+app$/u;

/** "Sootfall is a turn-based roguelike with 60 cards" → "turn-based roguelike"; empty where no sentence says what the app is. */
export function definedNoun(description: string, appName: string): string {
  if (appName === '') return '';
  const at = description.indexOf(`${appName} is a`);
  if (at === -1) return '';
  const said = (definedAs.exec(description.slice(at + appName.length))?.[1] ?? '').replace(loosely, '');
  // "A Pomodoro timer and task manager": the first of two kinds is the one that it is known by.
  const [first = '', second] = said.split(' and ');
  const kind = second !== undefined && first.includes(' ') ? first : said;
  const words = kind.split(' ').slice(-mostKindWords);
  return kind === '' || (noKind.test(kind) && !sortOfApp.test(kind)) ? '' : words.join(' ').toLowerCase();
}

const sharedTool =
  /^(?!\p{L}+(?:er|or|ar|al|ary|ome|log|list|map|quiz|clock)s? )(\p{L}{4,}) (?:and|&) \p{L}{3,} (tracker|planner|logger|log|diary|journal|calculator|counter|recorder|reminder|scanner)(?=\s(?:for|with|that|to)\s|[.,:;]|$)/u;

/** "Mileage tracker" of a "mileage and income tracker": a tool of both, known by the first; empty for any other. English. */
export function toolOfBoth({ language, product }: Brief): string {
  if (language.written !== 'en') return '';
  const [, first = '', tool = ''] = sharedTool.exec(product.description.replace(/^An? /u, '')) ?? [];
  return `${first} ${tool}`.trim().toLowerCase();
}

const german =
  /^ist (?:eine?|der|die|das|dein[e]?|euer|eure|Ihre?) (?:(?:\p{Ll}+e[rs]?|kostenlose[rs]?|einfache[rs]?) ){0,2}(\p{Lu}[\p{L}-]{3,})(?=$|[\s,:;(])/u;
/** "Es un diario de lectura", "est un carnet de plongée numérique": the noun, of what it is, and an adjective that tells of which sort. */
const romance =
  /^(?:es|est) (?:un[ae]?|el|la|le|tu|ton|votre|vos|su) ((?:l[’'])?\p{Ll}{3,}(?: (?:de |d[’'])(?!(?:la|las|los|les|tu|tus|ton|tes|vos|votre)\s)\p{L}{3,})?)(?=$|[\s,:;(])/u;
/** What says that it is an app, and nothing of which. */
const anything =
  /^(?:app|appli\p{L}*|aplicaci\p{L}*|anwendung|programm|begleiter\p{L}*|helfer\p{L}*|lösung|werkzeug|tool|ort|platz|weg|herramienta|solución|compañer\p{L}*|lugar|forma|manera|sitio|outil|compagnon|solution|moyen|façon|lieu|endroit|allié\p{L}*|assistant\p{L}*|asistente|assistent\p{L}*)(?!\p{L})/iu;

/** "Musik-App für Kinder ab 3", "app de música para niños": of what the app is, and for whom. */
const appOf: Readonly<Record<'de' | 'es' | 'fr', RegExp>> = {
  de: /^(?:(?:[Dd]ie|[Ee]ine|[Dd]eine) )?(?!(?:Android|Smartphone|Handy|Web|Mobil|Gratis|Begleit|Desktop|Open-?Source)-)(\p{Lu}\p{L}{2,})-App(?: (für \p{Lu}\p{Ll}{3,}))?(?!\p{L})/u,
  es: /^(?:(?:la|una|tu) )?(?:app|aplicación) de (\p{L}{4,}(?: de \p{L}{4,})?)(?: (para (?:los |las )?\p{L}{4,}))?(?!\p{L})/iu,
  fr: /^(?:l[’']|(?:une|votre|la) )?(?:app|appli|application) (?:de |d[’'])(\p{L}{4,}(?: (?:de |d[’'])\p{L}{4,})?)(?: (pour (?:les )?\p{L}{4,}))?(?!\p{L})/iu,
};

const verbStem =
  /(?:putz|lern|lese|koch|back|mal|spar|wander|bastel|zähl|mess|such|tausch|leih|schreib|zeichen|turn|rechen|trink|gieß|merk|denk|sprech|sing|rate)$/iu;

function kindOfApp(text: string, language: 'de' | 'es' | 'fr'): string {
  const [, thing = '', whom = ''] = appOf[language].exec(text) ?? [];
  // "Zahnputz" and "Vorlese" are no nouns without the app behind them.
  if (language === 'de' && verbStem.test(thing)) return `${thing}-App`;
  return thing === '' ? '' : `${thing} ${whom}`.trim();
}

/** "Milchzahn ist ein Babytagebuch für …": what the first sentence of a German, Spanish or French text says that the app is; else empty. */
export function definedAbroad(brief: Brief): string {
  const { written } = brief.language;
  if (written !== 'de' && written !== 'es' && written !== 'fr') return '';
  const rest = behindAppName(brief);
  const plain = rest === '' ? brief.product.description : rest.replace(/^(?:ist|es|est) /u, '');
  const own = kindOfApp(plain, written);
  if (own !== '') return own;
  const kind = (written === 'de' ? german : romance).exec(rest)?.[1] ?? '';
  return anything.test(kind) || kind.endsWith('-App') ? '' : kind;
}

/** "Deeply", the only name of a form whose text goes on "Deeply is a focus timer": the app's own, and none of what it is. */
export function isOwnName(brief: Brief): boolean {
  const { name } = brief.product;
  if ((brief.fields['appName'] ?? '') !== '' || !/^\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(name)) return false;
  const told = /^(?:\p{Ll}|n[’'])/u.test(predicateOf(brief));
  if (!told || brief.language.written === 'other') return false;
  const defined = definedNoun(brief.product.description, name) || definedAbroad(brief);
  return (
    (defined !== '' && !stemsOf(defined).every((stem) => stemsOf(name).includes(stem))) || !name.includes(' ')
  );
}
