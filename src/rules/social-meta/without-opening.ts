import type { Language, WrittenLanguage } from '#rules/listing/listing.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

type Spoken = Exclude<WrittenLanguage, 'other'>;

/** "We are a", "Ich bin", "Somos una": somebody presents a business, and behind it stands what it is. */
const presents: Readonly<Record<Spoken, RegExp>> = {
  en: /^(?:(?:we are|we['’]re|i am|i['’]m|this is|here is|welcome to)\s(?:\p{Lu}[^,.]{1,30},\s(?=(?:an?|your|the)\s))?)/iu,
  de: /^(?:(?:wir sind|ich bin|willkommen (?:bei|in))\s(?:\p{Lu}[^,.]{1,30},\s(?=(?:eine?|ihre?|die|der|das)\s))?)/iu,
  es: /^(?:(?:somos|soy|bienvenid[oa]s? a)\s(?:\p{Lu}[^,.]{1,30},\s(?=(?:una?|tu|la|el)\s))?)/iu,
  fr: /^(?:(?:nous sommes|je suis|bienvenue (?:chez|à))\s(?:\p{Lu}[^,.]{1,30},\s(?=(?:une?|votre|la|le)\s))?)/iu,
};
/** "Is a", behind the name of the business. */
const isA: Readonly<Record<Spoken, RegExp>> = {
  en: /^\sis\s(?=(?:an?|your|the)\s(?!app\s|tool\s)|(?:\p{Ll}[\p{L}-]*\s){1,5}software(?!\p{L}))/u,
  de: /^\sist\s(?=(?:eine?|ihre?|die|der|das)\s)/iu,
  es: /^\ses\s(?=(?:una?|tu|la|el)\s)/u,
  fr: /^\sest\s(?=(?:une?|votre|la|le)\s)/u,
};
const article: Readonly<Record<Spoken, RegExp>> = {
  en: /^(?:an?|the|your(?: local)?)\s/iu,
  de: /^(?:eine?|ihre?|die|der|das)\s/iu,
  es: /^(?:una?|tu|la|el)\s/iu,
  fr: /^(?:une?|votre|la|le)\s/iu,
};
/** What somebody is, and no name of anything: "open all week", "proud of". */
const noThing =
  /^(?:open|closed|here|there|always|ready|proud|happy|passionate|committed|delighted|currently|now|also|not|able|available|located|based|offen|geöffnet|stolz|jeden|abiert[oa]s?|ubicad[oa]s?|ouverts?|situé[es]*|fiers?)(?!\p{L})/iu;

/** "Looking for a plumber in Leeds?": what is asked for is what the page has. */
const asks: Readonly<Record<Spoken, RegExp>> = {
  en: /^(?:are you )?(?:looking for|searching for|in search of|in need of|need|want|after)\s(?:an?\s|some\s)?(?=\p{L})/iu,
  de: /^(?:suchen sie|sie suchen|suchst du|du suchst|brauchen sie|auf der suche nach)\s(?:eine?n?r?m?\s)?(?=\p{L})/iu,
  es: /^¿?(?:buscas?|buscan|necesitas?)\s(?:una?s?\s)?(?=\p{L})/iu,
  fr: /^(?:vous (?:cherchez|recherchez)\s(?:une?\s)?|(?:besoin|à la recherche) d(?:e\s|['’])(?:une?\s)?)(?=\p{L})/iu,
};

/** "In this video I show you": a film or a text is announced, and behind it stands what it is about. */
const announces: Readonly<Record<Spoken, RegExp>> = {
  en: longPattern('iu')`
    ^(?:in )?(?:this|today['’]s|our new|the latest)\s(?:\p{L}[\p{L}-]*\s){0,3}?(?:video|film|post|article
      |guide|tutorial|episode|lesson|review|essay|piece|walkthrough),?\s(?:(?:i|we|you)(?:['’]ll|['’]m
        |['’]re)?\s)?(?:(?:will|am|are|going to|can)\s)*(?:show(?:s|ing)?|explain(?:s|ing)?|teach(?:es)?
      |learn|see|cover(?:s|ing)?|walk(?:s|ing)?|look(?:s)? at|talk(?:s|ing)? about|describes?|shares?
      |(?:talk|speak|chat|sit down)(?:s|ing)? (?:to|with) [^,.]{3,50}? about|go(?:es)? through)\s(?:you\s)?(?:through\s)?|^(?:learn|find out|see|here['’]s
      |this is)\s(?=(?:how|why|what|when)\s)
  `,
  de: longPattern('iu')`
    ^in (?:diesem (?:video|film|artikel|beitrag|tutorial|podcast)|dieser (?:folge|anleitung
        |episode))\s(?:zeige?n?|erkläre?n?|erfahren|erfährst|lernen|lernst|verrate?n?
      |geht es)\s(?:(?:ich|wir|sie|du|ihr|um)\s)?(?:(?:dir|euch|ihnen|sie)\s)?(?=(?:wie|warum|was|wann
        |welche[rns]?|die|den|das)\s|\d)|^in (?:diesem|dieser) \p{L}+ (?:zeige?n?|erkläre?n?|erfahren
      |erfährst|lernen|lernst|verrate?n?)\s(?:ich|wir|sie|du|ihr)(?:\s(?:dir|euch|ihnen))?,\s(?=(?:wie|warum
        |was|wann|welche[rns]?)\s)
  `,
  es: /^en est[ea] (?:v[ií]deo|art[ií]culo|gu[ií]a|episodio|tutorial|post|lección),?\s(?:(?:te|os|les)\s)?(?:v(?:oy|amos) a\s)?(?:enseñ\p{L}+|muestr\p{L}+|mostr\p{L}+|explic\p{L}+|cuent\p{L}+|cont\p{L}+|verás|veremos|aprender\p{L}+)\s(?=(?:cómo|por qué|qué|cuándo|los|las|el|la)\s|\d)/iu,
  fr: /^dans (?:cette|cet|ce) (?:vidéo|article|guide|épisode|tutoriel|tuto|leçon),?\s(?:je|nous|on|vous)\s(?:(?:vous|te)\s)?(?:montr\p{L}+|expliqu\p{L}+|appren\p{L}+|racont\p{L}+|découvr\p{L}+|verr\p{L}+|présent\p{L}+)\s(?:à\s)?(?=(?:comment|pourquoi|quand|ce que|les|la|le)\s|\d)/iu,
};

/** "Wedding photographer based in Cork" says no more than "in Cork". */
const basedIn: Readonly<Record<Spoken, RegExp>> = {
  en: /,?\s(?:based|located|situated)(?=\s(?:in|near|on|at)\s)/iu,
  de: /\smit sitz(?=\sin\s)/iu,
  es: /,?\s(?:ubicad[oa]s?|situad[oa]s?|con sede)(?=\sen\s)/iu,
  fr: /,?\s(?:basée?s?|située?s?|installée?s?)(?=\s(?:à|en|au|dans)\s)/iu,
};
/** Where what a business is ends and what it does begins: "… in Kassel und arbeiten ohne Leinenruck". */
const goesOn: Readonly<Record<Spoken, RegExp>> = {
  en: /,?\s(?:(?:and|who|that|which)\s(?:we\s|i\s)?(?:have|has|offer|sell|make|bake|speciali[sz]e|serve|work|provide|do|run|teach|help|cover|love|do|are|is|design|build|repair|deliver)s?\s|where\s(?:we|you)\s).*$/iu,
  de: /,?\sund\s(?:\p{Ll}{3,}en|bin|biete|mache)\s.*$|,\s(?:die|der|das)\s.*$/u,
  es: /,?\s(?:y\s(?:\p{Ll}+(?:amos|emos|imos)|tenemos|hago|ofrezco)|que)\s.*$/u,
  fr: /,?\s(?:et\s(?:nous|je)|qui|où)\s.*$/u,
};

const forWhom = /\s(?:for|para|pour)\s\S+(?:\s\S+)?$/u;

/** What the beginning of a description speaks of, without the words that only lead to it. */
export interface Opened {
  text: string;
  /** Whether it names a thing or a business, or tells what a film or a text is about; null where nothing led to it. */
  by: 'presented' | 'asked' | 'announced' | null;
}

/**
 * A first sentence without what opens it and names nothing: "We are a bakery in Ely and bake …" is a bakery in Ely, "In
 * this video I show you how to change a washer" is about how to change a washer.
 */
export function withoutOpening(sentence: string, businessName: string, { written }: Language): Opened {
  if (written === 'other') return { text: sentence, by: null };
  const announced = announces[written].exec(sentence)?.[0] ?? '';
  if (announced !== '') return { text: upperFirst(sentence.slice(announced.length)), by: 'announced' };
  const asked = sentence.endsWith('?') ? (asks[written].exec(sentence)?.[0] ?? '') : '';
  // A German article leaves an adjective bent behind it: "einen zuverlässigen Klempner".
  if (asked !== '' && (written !== 'de' || /^\p{Lu}/u.test(sentence.slice(asked.length))))
    return { text: upperFirst(sentence.slice(asked.length).replace(/\s?\?$/u, '')), by: 'asked' };
  // "Barnside is a barn" on the page of Barnside Weddings.
  const name = [businessName, businessName.split(/\s/u)[0]!].find(
    (one) => one.length > 3 && sentence.startsWith(one) && isA[written].test(sentence.slice(one.length)),
  );
  const named =
    name === undefined
      ? (presents[written].exec(sentence)?.[0] ?? '')
      : name + isA[written].exec(sentence.slice(name.length))![0];
  const rest = sentence.slice(named.length).replace(article[written], '');
  if (named === '' || noThing.test(rest)) return { text: sentence, by: null };
  // "A coach for people who have been made redundant": whom it is for goes on, and not what the coach does.
  const cut = goesOn[written].exec(rest);
  const isWhom =
    cut !== null && /^\s(?:who|that|which|qui|que)\s/u.test(cut[0]) && forWhom.test(rest.slice(0, cut.index));
  const kept = cut === null || isWhom ? rest : rest.slice(0, cut.index);
  return { text: upperFirst(kept.replace(basedIn[written], '')), by: 'presented' };
}
