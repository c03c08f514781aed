import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Detail } from './details.ts';
import { isAskedByVerb } from './german-details.ts';
import { isFirstOfList } from './only-looks.ts';
import { treated } from './treated-with.ts';

/** An order, a choice or a denial in front: what follows is no part of each piece. */
export const denies =
  /^(?:auf wunsch|gegen aufpreis|wahlweise|no|not|without|ohne|kein\w*|nicht|sin|sans|pas)\s/iu;

/** "Moves with one finger" names no part. */
const noPartWith =
  /^(?:any|following|these|those|which|such|other|more|many|proper)\s|^(?:(?:one|a single) (?:finger|hand|touch|click|tap|press|motion|pull|twist|swipe|button)|(?:(?:simple|single|gentle|quick|light) )?(?:push|touch|press|turn|twist|flick|click|tap|flip|pull|slide|swipe) of)(?!\p{L})/iu;

/** "Tient 60 km avec deux enfants": who rides along is no part. */
const isOfPeople =
  /(?:^|\s)(?:enfants?|personnes?|adultes?|passagers?|niñ[oa]s|personas?|adultos|pasajeros|Kindern?|Personen|Erwachsenen)$/u;

const partPattern: Partial<Record<WrittenLanguage, RegExp>> = {
  en: /(?<!\b(?:seasoned|oiled|treated|finished|polished|scented|infused|washed|dyed|printed|well|works?|pairs?|controlled|operated|used|clean|cleaned|wiped|paired|combined|assembled|installed) )\bwith (?!(?:an? |the )?(?:simple|single|quick|light|gentle) (?:tap|touch|press|click|twist|push|turn|slide|flick|swipe|pull|motion|wipe))(?:an? |the )?((?:[\p{Ll}-]+ ){1,3}[\p{Ll}-]{3,})(?<! and mother)(?<! and \p{Ll}+ed)(?=,| and | that | for | on | of | in | to | inside|$)/u,
  de: new RegExp(
    String.raw`(?<!(?<!\p{L})${treated.de} )(?<!, (?:in|mit|an|auf|bei|von|aus) (?:dem|der|denen)\s[^,]{0,60})\bmit (?:einem |einer |dem |der )?((?:\p{Ll}[\p{L}-]+ ){1,2}\p{Lu}[\p{L}-]+|(?!Liebe|Herz|Sorgfalt|Hand|Hilfe|Wasser|Rechnung|Versand|Spaß|Freude|Erfahrung|Termin|Karte)\p{Lu}\p{Ll}{4,})(?=,| und | für | am | im | zum | zur |$)`,
    'u',
  ),
  es: new RegExp(
    String.raw`(?<!(?<!\p{L})${treated.es} )(?<!(?:venir|ir|quedar|usar|usarse|combinar|lavar|limpiar|limpia|lava|mezclar|funciona|sirve|acompaña|combina|compatible|cocinar) )\bcon (?:un |una |el |la )?((?!(?:poc|much|algun)[oa]s? |tus? |sus? |vuestr|nuestr)\p{Ll}+ (?:de )?\p{Ll}+)(?=,| y | para | en |$)`,
    'u',
  ),
  fr: new RegExp(
    String.raw`(?<!(?<!\p{L})${treated.fr} )\bavec (?:un |une |le |la )?((?!peu |beaucoup |quelques |vos |votre |tes |ton |ta |nos |notre |mes )\p{Ll}+ (?:à |de |en )?\p{Ll}+)(?=,| et | pour | sur |$)`,
    'u',
  ),
};

/**
 * Before "with" stands what has the part. A person, an animal or a pronoun there has it himself ("a friend with four legs"), and what
 * somebody does is done with it ("drawn by me with a pen", "comes folded with a band"). English.
 */
const othersBefore =
  /\b(?:me|us|you|him|her|them|myself|ourselves|friends?|people|persons?|m[ae]n|wom[ae]n|boys?|girls?|kids?|child(?:ren)?|someone|anyone|everyone|those|folks?|customers?|buyers?|back|drawn|written|folded|wrapped|tied|sent|posted|carved|cut|sewn|hand|stitched|mixed|stirred|eaten|served|spread|played|tested|checked|come|goes?|live|stay|start|begin|deal|help|agree|(?:resealable|zip-?lock|sealed|foil|kraft|paper|cardboard) (?:pouch|bag|packet|box|tin|tub|jar)) $/iu;

const contraryBefore =
  /(?<!\p{L})(?:but|although|though|albeit|aber|jedoch|wenn auch|aunque|pero|si bien|mais|bien que) (?:solo |sólo |only |nur |seulement )?$/iu;
const sentIn =
  /^(?:(?:it|they|each(?: one)?|all) )?(?:arrives?|comes?|sent|packed|packaged|delivered|ships?|shipped|posted|wrapped) (?:to you )?in /iu;

/** The first part that a noun phrase names: "mug with a speckled cream glaze". */
export function partIn(text: string, language: WrittenLanguage): Detail[] {
  const match = partPattern[language]?.exec(text);
  if (
    match === null ||
    match === undefined ||
    /\d/.test(match[1]!) ||
    denies.test(text) ||
    // "So people with an allergy should pass" names nothing that it has.
    /(?:^| )(?:should|must|can|will|may|might|could|would|need|needs|ha[sd]|have)(?: |$)/u.test(match[1]!) ||
    (language === 'en' &&
      (othersBefore.test(text.slice(0, match.index)) || /^(?:your|my|our|actual) /u.test(match[1]!))) ||
    // "With outer dimensions of 21 x 14 x 9 inches".
    (/(?:dimensions|sizes?|length|width|height|depth|diameter|weight|capacity|volume)$/u.test(match[1]!) &&
      /^ of \d/u.test(text.slice(match.index + match[0].length))) ||
    noPartWith.test(match[1]!) ||
    isOfPeople.test(match[1]!) ||
    // "Se ilumina, aunque con poca intensidad": what is said against a thing is no part of it.
    contraryBefore.test(text.slice(0, match.index)) ||
    (language === 'es' && isFirstOfList(match[1]!, text.slice(match.index + match[0].length))) ||
    (language === 'de' && isAskedByVerb(match[0], text)) ||
    // "Filled with sand and wool": two stuffs are told as no one filling.
    (language === 'en' &&
      match[1]!.includes(' and ') &&
      /(?:filled|stuffed|weighted) $/iu.test(text.slice(0, match.index))) ||
    // "Arrives in a linen pouch with a care card": what lies in the parcel.
    (language === 'en' && sentIn.test(text))
  )
    return [];
  if (
    language === 'en' &&
    / of /u.test(match[1]!) &&
    /^(?:,| and )/u.test(text.slice(match.index + match[0].length))
  )
    return [];
  // "Mit Datum und Wochentag": half of what is joined.
  const joined =
    language === 'de'
      ? /^ und \p{Lu}[\p{L}-]{2,}(?=$|[,.])/u.exec(text.slice(match.index + match[0].length))
      : null;
  if (joined !== null)
    return [match[0] + joined[0], match[0]].map((value) => ({
      kind: 'feature' as const,
      value,
      start: match.index,
    }));
  // "Mit grünem Glasschirm": without its preposition the case of the adjective is wrong.
  return [{ kind: 'feature', value: language === 'de' ? match[0] : match[1]!, start: match.index }];
}
