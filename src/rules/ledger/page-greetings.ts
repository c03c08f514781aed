import { foldWord } from '#rules/text/words.ts';
import { withoutPageHeadings } from './page-headings.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What every site says to whoever comes: it greets, asks to come and thanks, and tells nothing of the firm. In the four languages, a
 * sentence as a whole; one with a figure or a day in it ("visit us on Saturdays from 9") tells something.
 */
const greeting = longPattern('iu')`
  ^(?:(?:hello|hi|hallo|bonjour|hola)?[,!]?\s?(?:and )?(?:a )?(?:(?:very )?warm )?welcome to (?:our|my|the|this) (?:new |official )?(?:web ?)?(?:site|page|home ?page|blog|online home|world)[^.!?]{0,30}
    |(?:please |so |why not |do )?(?:come (?:and |along and |on in and )?(?:visit|see|meet) us|pop in(?:to see us)?|(?:(?:any )?questions\?|get in touch|contact us|give us a call|call us|drop us a line|book now|enquire))(?: today| now| soon| any ?time)?(?: (?:for|to find out|to discuss|to see|to learn|and)[^.!?]{0,60})?
    |(?:thank you|thanks) for (?:visiting|stopping by|your (?:visit|interest))[^.!?]{0,50}
    |(?:please )?(?:do not|don[’']t) hesitate to (?:contact|call|get in touch|ask)[^.!?]{0,50}|please feel free to (?:contact|call|get in touch|ask|browse)[^.!?]{0,50}
    |we (?:(?:really )?look forward to|can[’']t wait to|would love to) (?:hear|welcom|see|meet|work|help|serv)\p{L}*[^.!?]{0,50}
    |(?:you[’']ve|you have) come to the right place|look no further|what are you waiting for|your satisfaction is our (?:priority|goal)|we[’'](?:re|ve got) (?:here to help|you covered)
    |(?:hallo und )?(?:herzlich )?willkommen (?:auf|bei|in) (?:unser|mein)\p{L}* (?:neuen )?(?:web\p{L}*|internet\p{L}*|homepage|seite|blog|online\p{L}*)[^.!?]{0,30}
    |(?:wir|ich) freuen? (?:uns|mich)(?: schon)? (?:auf|über) (?:sie|dich|euch|ihren|deinen|euren|ihre|deine|jede\p{L}*)[^.!?]{0,40}|besuchen sie uns(?: doch| gern\p{L}*| bald)?|schauen sie (?:doch |gern\p{L}* )?(?:mal |einfach )?vorbei
    |(?:zögern sie nicht|scheuen sie sich nicht)[^.!?]{0,60}|(?:kontaktieren sie|rufen sie) uns(?: einfach| gern\p{L}*| jetzt| heute)?(?: noch)?(?: an)?|sprechen sie uns(?: gern\p{L}*| einfach)? an|vielen dank für ihren besuch[^.!?]{0,30}
    |bienvenue (?:sur|dans) (?:notre|mon|le) (?:nouveau )?(?:site|page|blog|univers|boutique en ligne)[^.!?]{0,30}|n[’']hésitez (?:pas|plus)(?: à [^.!?]{0,60})?|contactez[- ](?:nous|moi)(?: dès (?:maintenant|aujourd[’']hui))?(?: pour [^.!?]{0,50})?
    |(?:nous (?:serons|sommes) (?:ravis|heureux) de|au plaisir de|nous avons hâte de)[^.!?]{3,50}|à (?:très )?bientôt[^.!?]{0,40}|merci de votre visite
    |bienvenid[oa]s? a (?:nuestra|nuestro|mi|la) (?:nueva )?(?:web|página|sitio|blog|tienda online)[^.!?]{0,30}|no dud(?:e|es|éis|en) en [^.!?]{3,60}|(?:te|le|os|les) esperamos[^.!?]{0,30}|visít(?:anos|enos|adnos)|cont[aá]ct(?:anos|enos|adnos)(?: (?:hoy|ahora|ya)(?: mismo)?)?|gracias por (?:tu|su|vuestra) visita
  )\s?[.!…]{0,3}$
`;
/** One of its words stands in each. */
const sign =
  /welcome|visit|touch|contact|call us|thank|hesitate|feel free|forward|wait|right place|further|satisfaction|here to help|covered|line|enquire|book now|come |pop in|willkommen|freue|besuch|vorbei|zögern|scheuen|rufen|sprechen sie|vielen dank|bienv|hésitez|ravis|heureux|plaisir|hâte|bient|merci|dud|esperamos|visít|gracias|see us|meet us/iu;
/** "We pride ourselves on our quality plants and friendly service": praise of oneself in its own words. */
const pride =
  /^(?:(?:here )?at [^,.]{2,40}, )?(?:we|i)(?:[’']re| are| am)? ?(?:really |truly |very )?(?:pride (?:ourselves|myself)|proud of our|passionate about)(?: \p{L}+)? [^.!?\d]{3,120}[.!]$|^(?:wir|ich) (?:legen|lege) (?:großen |besonderen |viel )?wert auf [^.!?\d]{3,100}[.!]$|^la satisfaction (?:de nos clients|client\p{L}*) est [^.!?\d]{3,60}[.!]$/iu;

/** A number to call, an hour to come, what costs nothing. */
const tells = /\d|\bfree\b|kostenlos|kostenfrei|unverbindlich|gratuit|gratis|sin compromiso/iu;
const sentence = /[^.!?\n]+(?:[.!?…]+(?=\s|$)|(?=\n|$)|[.!?])/gu;

/** "Welcome to Harbour Lettings!": by the firm's own name. */
function welcomesBy(said: string, names: readonly string[]): boolean {
  const own =
    /^(?:herzlich )?(?:welcome to|willkommen (?:bei|im|in der)|bienvenue (?:chez|à|au)|bienvenid[oa]s? a) ([^.!?]{2,60})[.!]?$/iu.exec(
      said,
    )?.[1] ?? '';
  return own !== '' && names.some((name) => foldWord(name) === foldWord(own));
}

/** "Physiotherapie Nordlicht in Flensburg." of what welcomes to it: the town stays; empty for any other sentence. */
function housesTown(said: string, names: readonly string[]): string {
  const [, own = '', name = ''] =
    /^(?:herzlich )?(?:welcome to|willkommen (?:bei|im|in der)|bienvenue (?:chez|à|au)|bienvenid[oa]s? a) ((.{2,50}?) (?:in|at|à|en) \p{Lu}[^.!?]{2,40}[.!]?)$/iu.exec(
      said,
    ) ?? [];
  return names.some((known) => name !== '' && foldWord(known) === foldWord(name))
    ? own.replace('!', '.')
    : '';
}

/** A text of a page without the headings of its parts, its own name over it and what greets. */
export function ownPageText(text: string, names: readonly string[]): string {
  return withoutPageHeadings(withoutPageGreetings(text, names), names);
}

/** "Blog post." before what is told: what a page is, and nothing of what it says. */
const callsItself =
  /^\s*(?:(?:an?|this|my|our|new) )?(?:blog ?post|blog article|article|blog|landing page|home ?page|about page)\s?[.:]\s+(?=\S)/iu;

/** "About us. We are a charity", "Über uns: …": the heading of a part in the line of its text, with its stop. */
const headsOwn =
  /^[^\S\n]*(?:about(?: us| me)?|who we are|our story|über (?:uns|mich)|wer wir sind|sobre (?:nosotr[oa]s|mí)|quiénes somos|qui (?:sommes-nous|suis-je)|à propos(?: de (?:nous|moi))?|chi siamo|over ons|sobre nós|quem somos)\s?[.:?!][^\S\n]+(?=\S)/gimu;

/** "Funded hours accepted. £62 a day otherwise.": what leans on the sentence before it would stand alone elsewhere. English. */
const leansBack = /(?<=\p{L}|\))(\)?)\. ([^.!?\n]{3,50} (?:otherwise|instead))(?=[.!\n]|$)/gu;

/** The text of a page without what greets and asks; a text of nothing else stays as it is. */
function withoutPageGreetings(given: string, names: readonly string[]): string {
  const text = given
    .replace(callsItself, '')
    .replace(headsOwn, '')
    .replace(
      leansBack,
      (_, said: string, behind: string) => `${said}, ${behind.charAt(0).toLowerCase()}${behind.slice(1)}`,
    );
  if (!sign.test(text) && !/\bpride|proud|passionate|wert auf|satisfaction/iu.test(text)) return text;
  const plain = text
    .replace(sentence, (said) => {
      const bare = said.trim();
      const own = housesTown(bare, names);
      if (own !== '') return said.replace(bare, own);
      return !tells.test(bare) && (greeting.test(bare) || pride.test(bare) || welcomesBy(bare, names))
        ? ''
        : said;
    })
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/^[^\S\n]+/gmu, '')
    .trim();
  return /\p{L}{3}.*\p{L}{3}/u.test(plain) ? plain : text;
}
