import type { Brief } from '#rules/listing/listing.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { objectsOfOrders } from './app-orders-abroad.ts';
import { callsOfApp } from './app-nouns-abroad.ts';
import { predicateOf } from './app-sentence.ts';

/** How a language that is not written in full says what an app is for, behind the app's name. */
interface AppSentence {
  /** Groups: what the app is called ("aplikacja"), where that may lead its purpose, and the purpose. */
  said: RegExp;
  /** An order of words that may be left out at the front or the end: the verb of "criar hábitos". */
  verb: RegExp;
  /** Where a clause of its own or another purpose begins. */
  ends: RegExp;
  /** Whether the purpose stands behind its preposition alone, in a case that only that explains. */
  inCase: boolean;
}

const sentences: Readonly<Record<string, AppSentence>> = {
  it: {
    said: /^è (?:un[’']|una |l[’']|la tua )(app|applicazione)(?: \p{Ll}+)? (?:che (?:ti|vi|La) (?:aiuta|permette|consente)(?: a| di)? |con cui puoi |per |di )(.+)$/u,
    verb: /^\p{Ll}{2,}(?:are|ere|ire|rre|arti|erti|irti) (?:(?:il|lo|la|i|gli|le|un[oa]?|tu[oai]|tue|delle?|dei|degli|più) |l[’']){0,2}|^(?:il|lo|la|i|gli|le) |^l[’']/u,
    ends: /,|\s(?:e|che|senza|con|in|quando|ogni|anche|ovunque|mentre)\s/u,
    inCase: false,
  },
  pt: {
    said: /^é (?:uma? |[oa] (?:seu |sua )?)(app|aplicativo|aplicação)(?: \p{Ll}+)? (?:que (?:(?:te|o|a) )?(?:ajuda|permite|ensina)(?: você)?(?: a)? |para |de |com [oa] qual (?:você )?pode )(.+)$/u,
    verb: /^\p{Ll}{2,}(?:ar|er|ir|or) (?:(?:[oa]s?|uma?|seus?|suas?|teus?|tuas?|mais) ){0,2}|^(?:[oa]s?|seus?|suas?) /u,
    ends: /,|\s(?:e|que|sem|com|em|quando|cada|todos|enquanto)\s/u,
    inCase: false,
  },
  nl: {
    said: /^is een (?:\p{Ll}+ )?(app) (?:die (?:je|jou|u) helpt (?:om |bij (?:het )?)?|die (?:je|u) eraan herinnert (?:om )?|waarmee (?:je|u) |voor (?:het )?|om )(.+)$/u,
    verb: /^(?:je|uw|jouw|de|het|een) | (?:(?:op|aan|bij|af|in|uit|mee|door) )?te \p{Ll}+en$| \p{Ll}+t$/u,
    ends: /,|\s(?:en|die|dat|zonder|met|in|als|elke|zodat|terwijl)\s/u,
    inCase: false,
  },
  sv: {
    said: /^är en (?:\p{Ll}+ )?(app) (?:som (?:hjälper|påminner) (?:dig|er) (?:om )?(?:att |med )?|för att |för |där du (?:kan )?)(.+)$/u,
    verb: /^\p{Ll}{2,}a (?:(?:dina?|ditt|ett?|en|fler|bättre) )?|^(?:dina?|ditt|en|ett) /u,
    ends: /,|\s(?:och|som|utan|med|i|på|när|varje|medan)\s/u,
    inCase: false,
  },
  da: {
    said: /^er en (?:\p{Ll}+ )?(app)(?:,)? (?:der (?:hjælper|minder) (?:dig|jer) (?:med at |med |til at |om at |at )?|til at |til |hvor du (?:kan )?)(.+)$/u,
    verb: /^\p{Ll}{2,}e (?:(?:dine?|dit|en|et|flere|bedre) )?|^(?:dine?|dit|en|et) /u,
    ends: /,|\s(?:og|som|der|uden|med|i|på|når|hver|mens)\s/u,
    inCase: false,
  },
  no: {
    said: /^er en (?:\p{Ll}+ )?(app) (?:som (?:hjelper|minner) (?:deg|dere) (?:med å |med |på å |om å |å )?|for å |for |til å |der du (?:kan )?)(.+)$/u,
    verb: /^\p{Ll}{2,}e (?:(?:dine?|ditt|en|et|flere|bedre) )?|^(?:dine?|ditt|en|et) /u,
    ends: /,|\s(?:og|som|uten|med|i|på|når|hver|mens)\s/u,
    inCase: false,
  },
  pl: {
    said: /^to (?:\p{Ll}+ )?(aplikacja|apka),? ((?:do|dla|na) .+)$/u,
    verb: /(?!)/u,
    ends: /,|\s(?:i|oraz|która|który|bez|z|ze|w|kiedy|gdy)\s/u,
    inCase: true,
  },
  cs: {
    said: /^je (?:\p{Ll}+ )?(aplikace),? ((?:na|pro|k|ke) .+)$/u,
    verb: /(?!)/u,
    ends: /,|\s(?:a|i|která|který|bez|s|se|v|když)\s/u,
    inCase: true,
  },
  ru: {
    said: /^[—–-] (?:это )?(?:\p{Ll}+ )?(приложение) (для .+)$/u,
    verb: /(?!)/u,
    ends: /,|\s(?:и|котор\p{Ll}+|без|с|в|когда|где)\s/u,
    inCase: true,
  },
};

/** In front of a noun that is still to come. */
const describesNext = /(?:ej|ych|ich|ego|iej|nym|[áéíý]|ého|ých|ích|ního|ого|его|ых|их|ой|ей)$/u;
const smallEnd =
  /\s(?:di|de|da|do|del|della|van|voor|per|para|a|à|al|om|av|af|for|til|för|mais|più|ditt|dina?|dit|dine|en|ett?|het|een|de|den|det)$/u;

/** Purposes from the fullest to the shortest, each true by itself. */
function shorter(purpose: string, { verb, ends, inCase }: AppSentence): string[] {
  const whole = purpose.split(ends)[0]!.trim();
  if (inCase) {
    const words = whole.split(' ');
    const fronts = words.map((_, at) => words.slice(0, at + 1).join(' ')).slice(1);
    return fronts.filter((front) => !describesNext.test(front) || front === whole).reverse();
  }
  const bare = whole.replace(verb, '').replace(verb, '').trim();
  // "Verzorgen van kamerplanten": what it is done to says as much.
  const done = /^\p{Ll}{4,}en van (\p{Ll}{6,})$/u.exec(whole)?.[1];
  return [
    ...[whole, bare, bare.replace(/\s\S+\s\S+$/u, '')].filter(
      (text) => text.includes(' ') && !smallEnd.test(text),
    ),
    ...(done === undefined ? [] : [done]),
  ];
}

/**
 * What an app can be called by what its first sentence says that it is for, the fullest first: "hábitos saudáveis" of "Rotina é um
 * aplicativo que ajuda você a criar hábitos saudáveis". In languages that are not written in full.
 */
export function calledAbroad(brief: Brief): string[] {
  const { written, tag } = brief.language;
  if (written !== 'other') return [];
  const tongue = /^n[bn]/u.test(tag) ? 'no' : tag.slice(0, 2);
  const sentence = sentences[tongue];
  const predicate = asPredicate(brief, tongue);
  const [, kind = '', purpose = ''] = sentence?.said.exec(predicate) ?? [];
  if (sentence === undefined || purpose === '')
    return [
      ...japaneseKind(brief),
      ...(tongue === 'tr' ? turkishKinds(brief) : []),
      ...callsOfApp(brief),
      ...givenAbroad(brief),
      ...objectsOfOrders(brief),
      ...countedAbroad(brief),
    ];
  const called = shorter(purpose, sentence).map((text) => (sentence.inCase ? `${kind} ${text}` : text));
  // "App til løbere": one word is told with the one before it.
  const whole = purpose.split(sentence.ends)[0]!.trim();
  const front = predicate.slice(predicate.indexOf(kind), predicate.length - purpose.length + whole.length);
  return [
    ...called,
    ...(!whole.includes(' ') && countPieces(front) < 4 ? [front] : []),
    ...givenAbroad(brief),
    ...objectsOfOrders(brief),
    ...countedAbroad(brief),
  ];
}

/** How a sentence says that something is an app, where a seller leaves the name and the verb out. */
const copulas: Readonly<Record<string, string>> = {
  it: 'è un’',
  pt: 'é um ',
  nl: 'is een ',
  sv: 'är en ',
  da: 'er en ',
  no: 'er en ',
  pl: 'to ',
  cs: 'je ',
};
const opensWithApp = /^(?:app|applicazione|aplicativo|aplicação|aplikacja|apka|aplikace)\s(?=\p{Ll})/iu;

/** "Aplikacja do biegania z planami …", read as what the app is. */
function asPredicate(brief: Brief, tongue: string): string {
  const [first = ''] = brief.product.description.trimStart().split(/[.!?\n]/u);
  const copula = copulas[tongue];
  return copula !== undefined && opensWithApp.test(first)
    ? `${copula}${first.charAt(0).toLowerCase()}${first.slice(1)}`
    : predicateOf(brief);
}

/** "毎日の習慣を記録するアプリ" of "ハビットは、毎日の習慣を記録するアプリです". */
function japaneseKind({ fields, product, language }: Brief): string[] {
  if (!language.tag.startsWith('ja')) return [];
  const [first = ''] = product.description.trimStart().split(/[。！？\n]/u);
  const own = [fields['appName'] ?? '', product.name].find(
    (name) => name !== '' && first.startsWith(`${name}は`),
  );
  const kind =
    own === undefined
      ? undefined
      : /^は、?([^、]{3,24}アプリ)(?:です|だ|$)/u.exec(first.slice(own.length))?.[1];
  return kind === undefined ? [] : [kind];
}

/** "Bütçe takibi için bir uygulamadır", "bir su takip uygulamasıdır": what it is for stands before the word for an app. */
const turkishPurpose =
  /(?:^|[\s,])((?:\p{Ll}+ ){1,3}için) (?:\p{Ll}+ )?bir uygulama|(?:^|[\s,])bir (\p{Ll}+(?: \p{Ll}+){0,2} uygulaması)(?:dır)?(?!\p{L})/u;
/** "Haftalık grafik gösterir": two words before their verb, the second not in the case of a known thing. */
const turkishDeed =
  /(?:^|[.!,]\s)(\p{Lu}?\p{L}{3,} \p{Ll}{2,}[^\sıiuüa-e])\s\p{Ll}{2,}(?:[ıiuü]r|[ae]r|[ıiuü]yor)(?=[.,!]|$)/gu;

function turkishKinds({ product }: Brief): string[] {
  const text = product.description.slice(0, 600);
  const [, purpose = '', kind = ''] = turkishPurpose.exec(text) ?? [];
  const deeds = [...text.matchAll(turkishDeed)].map(
    ([, deed = '']) => deed.charAt(0).toLocaleLowerCase('tr') + deed.slice(1),
  );
  return [kind, purpose, ...deeds].filter((called) => called !== '');
}

/** "Du får ett personligt träningsprogram": what one gets, in languages whose compounds say what that is. */
const given =
  /(?:^|[.!]\s)(?:Du får|Je krijgt|U krijgt)\s(?:ett?|en|een)\s(?:\p{Ll}+\s)?(\p{Ll}{8,})(?=[,.]|\s(?:och|og|en|som|die|med|met|til|för|voor)\s)/u;

function givenAbroad({ product }: Brief): string[] {
  const thing = given.exec(product.description.slice(0, 600))?.[1];
  return thing === undefined ? [] : [thing];
}

/** "Puoi creare un budget mensile, registrare le spese e vedere i grafici": how what a reader can do is opened, and how a deed begins. */
const canDo: Readonly<Record<string, { opens: RegExp; deed: RegExp; and: RegExp }>> = {
  it: {
    opens: /(?:^|[.!]\s)(?:Con \p{L}+ )?[Pp]uoi ([^.!?\n]+)/u,
    deed: /^\p{Ll}{2,}(?:are|ere|ire|rre)\s/u,
    and: /,\s|\sed?\s/u,
  },
  pt: {
    opens: /(?:^|[.!]\s)(?:Com \p{L}+,? )?(?:[Vv]ocê )?[Pp]ode ([^.!?\n]+)/u,
    deed: /^\p{Ll}{2,}(?:ar|er|ir|or)\s/u,
    and: /,\s|\se\s/u,
  },
  nl: { opens: /(?:^|[.!]\s)(?:Je|U) kunt ([^.!?\n]+)/u, deed: /\s\p{Ll}{3,}en$/u, and: /,\s|\sen\s/u },
  pl: {
    opens: /(?:^|[.!]\s)(?:\p{L}+ )?[Mm]ożesz ([^.!?\n]+)/u,
    deed: /^\p{Ll}{2,}ć\s/u,
    and: /,\s|\s(?:i|oraz)\s/u,
  },
  sv: { opens: /(?:^|[.!]\s)Du kan ([^.!?\n]+)/u, deed: /^\p{Ll}{2,}a\s/u, and: /,\s|\soch\s/u },
  da: { opens: /(?:^|[.!]\s)Du kan ([^.!?\n]+)/u, deed: /^\p{Ll}{2,}e\s/u, and: /,\s|\sog\s/u },
  no: { opens: /(?:^|[.!]\s)Du kan ([^.!?\n]+)/u, deed: /^\p{Ll}{2,}e\s/u, and: /,\s|\sog\s/u },
};

/** What a reader can do with an app, one deed each, word for word. In languages that are not written in full. */
export function deedsAbroad({ product, language }: Brief): string[] {
  const reading = canDo[/^n[bn]/u.test(language.tag) ? 'no' : language.tag.slice(0, 2)];
  const list = reading?.opens.exec(product.description.slice(0, 600))?.[1];
  if (reading === undefined || list === undefined) return [];
  return list.split(reading.and).filter((deed) => reading.deed.test(deed));
}

/** Counts of what every app has, and of nothing that it holds. */
const countsNothing =
  /^(?:minut|dag|dni|dny|giorn|dias|dagen|timm|time|godzin|lingu|ide?om|talen|język|jazy|язык|дней|минут|lat|år|anni|anos|jaar|euro|korun|zł|kr|dkk|sek|nok|user|użytk|uživat|utent|utiliz)/iu;

/** "200 примеров", "80 guidade övningar": the things that an app holds many of, as its text counts them, up to the end of their phrase. */
const countedThings =
  /(?<![\p{L}\d.,])\d{2,5} (\p{Ll}{4,}(?: \p{Ll}{4,})?)(?=[.,;!]|\s(?:e|ed|en|i|oraz|och|og|a|și|и|і|ja|con|com|met|med|z|ze|s|cu|с|з|di|de|da|van|in|em|på|i|w|v|в|у|för|for|til|voor|per|para|pro|dla|для)\s)/gu;

/** "Gratis voor 10 planten": how many cost nothing is not what the app holds. */
const costs =
  /(?:gratis|gratuit\p{L}*|grátis|darmow\p{L}*|zdarma|ücretsiz|ilmai\p{L}+|бесплатн\p{L}*|безкоштовн\p{L}*)\s(?:\p{L}+\s)?$/iu;

function countedAbroad({ product }: Brief): string[] {
  const counted = [...product.description.slice(0, 600).matchAll(countedThings)].find(
    ({ 1: thing = '', index }) =>
      !countsNothing.test(thing) && !costs.test(product.description.slice(Math.max(0, index - 24), index)),
  );
  return counted === undefined ? [] : [counted[0]];
}

const pieceJoints = /,\s|\s(?:e|ed|en|i|oraz|och|og|a|și|и|і|ja)\s/u;
const tellsNothing =
  /^(?:non|não|niet|nie|inte|ikke|ne|nu|не|ei|gratis|gratuit|darmow|zdarma|бесплат|безкошт)|(?<!\p{L})(?:gratis|gratuit\p{L}*|grátis|darmow\p{L}*|zdarma|ücretsiz|abbonament\p{L}*|assinatura|abonnement|abonament\p{L}*|subskrypcj\p{L}*|prenumeration\p{L}*|abonelik|подписк\p{L}*)(?!\p{L})|(?:app|aplic|aplik|uygulama|приложение|застосунок|sovell)/iu;

/** The short parts of an app's sentences behind the first, as they stand: "scansiona i codici a barre". In languages without lists. */
export function partsAbroad({ product, language }: Brief): string[] {
  if (language.written !== 'other') return [];
  return product.description
    .slice(0, 600)
    .split(/[.!?\n]\s*/u)
    .slice(1)
    .flatMap((sentence) => sentence.split(pieceJoints))
    .map((part) => part.trim())
    .filter(
      (part) =>
        countPieces(part) > 1 && countPieces(part) < 6 && !tellsNothing.test(part) && !/\d/.test(part),
    );
}
