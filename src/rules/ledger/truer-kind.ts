import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Shape } from './shape.ts';

/** "Certificate not available", "certification pending". */
const missing = /^no\s|\bnot (?:available|certified|tested|yet)\b|\bpending\b/iu;
/** "Auto shut-off and boil-dry protection included": what it can do, and nothing that lies in the box. */
const noThing =
  /(?:protection|shut[- ]?off|function|mode|timer|display|technology|support|delivery|shipping|postage|assembly|installation|updates?|access|subscription|setting|breakfast|vat|tax|travel|insurance|wi-?fi|bills|parking)s? included$/iu;
const insured = /\b(?:public liability|indemnity|insur(?:ed|ance))\b/iu;
const promise = /\b(?:guarantee|warranty)\b/iu;
/** "Comes in three shades": what can be chosen lies in no box. */
const choices =
  /^(?:available|comes?) in (?:\p{L}+ ){1,2}(?:shades|colou?rs|sizes|scents|flavou?rs|designs|patterns|finishes|lengths|widths|styles|versions)\b/iu;

/** "Washes at 40", "wipes clean": how the thing itself is cleaned. */
const cleaned =
  /\b(?:at \d+|machine|dishwasher|by hand|in the (?:wash|machine)|wipes? (?:clean|down|off)|cleans? up|washable)\b/iu;
/** "So the hob stays clean", "keeps them dry": what it is good for. */
const keptSo = /(?<!^)\b(?:stays?|keeps?|kept) (?:\p{L}+ ){0,4}(?:clean|dry|cool)\b/iu;
/** "A pillow with a removable, washable cover": what the thing has is named, and no word on how to care for it. */
const hasWashable =
  /\p{L}\s(?:with|has|have|having|features?|featuring)\s(?:[\p{L}\d-]+,? ){0,10}(?:washable|wipe[- ]clean|dishwasher[- ]safe)\s\p{L}/iu;
/** "Never worn": what has not been done, where "never leave it wet" is an order. */
const neverDone = /\bnever (?:been\b|had\b|ridden\b|worn\b|run\b|\p{L}+(?:ed|s)\b)/iu;

const opensContents =
  /^(?:(?:the )?(?:bundle|set|kit|lot|box|pack|package|it|this) )?(?:also )?(?:includes?|comes? with|contains?)\s/iu;
/** Words of a fault in small letters: in capitals they are of a name. */
const faulty =
  /(?<!\p{L})(?:scratch\p{L}*|scuff\p{L}*|tears?|torn|crack\p{L}*|chip(?:s|ped)?|stain\p{L}*|dents?|dented|worn|broken|missing|marks?|marked|wear|rust\p{L}*|faded|holes?|damage\p{L}*|faults?|faulty|not)(?!\p{L})/u;
/** "My kiln is one that I built", "my mother in law taught me": of whom and what somebody works with, and not of the thing. */
const ofWorkplace = longPattern('iu')`
  ^(?:my|our) (?:\p{Ll}+ ){0,2}(?:kiln|loom|wheel|workshop|studio|shed|sawmill|workbench|bench|oven|barn
      |sewing machine|press)\s(?:is|was|has|had|takes|sits|stands|lives)\s
  |^(?:my|our) (?:great |late |old )?(?:(?:grand)?(?:mother|father|ma|pa|mum|dad|mom|parents|daughter|son)|nana?
      |gran(?:ny)?|wife|husband|partner|sister|brother|auntie?|uncle|friend)(?: in[ -]law)?
      \s(?:taught|gave|showed|told|wore|made|used|loved|says|said|had|has|was|is|started|kept|left|bought|grew)\s
`;

/** "It is lined with PEVA that is easy to wipe clean": what it is made of, with what that is good for. */
const madeCleanable =
  /\b(?:made|lined|built|coated|finished|covered) (?:of|from|with|in) .{3,80}\b(?:that|which) (?:is|are|can be|you can) (?:easy to |easily |simply )?(?:clean|wipe|wash|rinse)/iu;
/** "A hamper with a cotton liner that goes in the wash": a part is named, with what can be done to it. */
const partCleaned =
  /^(?!(?:do|machine|hand|wash|wipe|clean|rinse|never)\b)[^,;.]{3,60}?\swith\s[^;.]{3,120}?\s(?:that|which)\s(?:goes|go|can|comes?|is|are|you)\s/iu;
/** "Folds flat when you don't need it": what a clause of time denies takes nothing back. */
const whenNot =
  /,?\s(?:when|whenever|while|if|until|so)\s(?:you|it|they|we)(?:\s|[’'](?:s|re)\s)[^;.]{0,60}$/iu;
const takesBack = /\b(?:not|never|no|only|avoid|cannot|without)\b|n[’']t\b/iu;

const countedForWhom =
  /^(?:an? )?(?:\p{L}+ )?(?:set|pack|bundle|lot|box|bag|pair|collection) of (?:\S+ )?(?:women|men|kid|children|girl|boy)[’']?s[’']? \p{L}/iu;

const notCleaned =
  /\b(?:double|triple)[- ]wall(?:ed)?\b|\bvacuum[- ](?:insulated|sealed|stainless|flask|bottle|cup|mug)|\bwashing station\b|\bfridge freezer\b|^(?!.*\b(?:in|by|for) (?:an? |the |your |any )?(?:washing|dish|tumble))(?:[\p{L}\d-]+ ){0,6}(?:washing machine|dishwasher|tumble dryer)$/iu;

/** Whether a sentence tells of somebody's workplace or family, whatever it names on the way. English. */
export function tellsOfMaker(text: string): boolean {
  return ofWorkplace.test(text);
}

const freeThing =
  /^(?!.*\d\s?€|.*(?:app|descarg|versi[oó]n|prueba gratis|abo|suscrip|abonnement|essai|(?<!\p{L})(?:mes|meses|mese|mesi|mois|monate?|mês|maand|miesiąc|måned|månad|semanas?|settiman[ae]|semaines?|wochen?|weken|días|giorni|jours|tage|dagen|dias|prova|proef\p{L}*|teste)(?!\p{L})))\p{L}{4,}(?:\s\p{L}+){0,5}\s(?:gratis|gratuit\p{L}*|kostenlos)(?:\s(?:sous|en|binnen|innerhalb)\s.{2,20})?$/iu;

const keepsSo =
  /(?<!\p{L})(?:mantien|conserv|dura(?:n|ción)?(?!\p{L})|autonom|frí[oa]|calor|caliente|batería|garde|froid|chaud|horaires d(?:es?|u)(?!\p{L})|hält|heiß|kalt|warm)/iu;

/** "Réponse sous 24 h": how soon somebody answers says nothing of when the firm is open. */
const answersIn = /^(?:réponses?|devis|antworten?|rückmeldung|rückruf|respuestas?|respondemos)(?!\p{L})/iu;

/**
 * The kind that a pattern found, or what the clause tells in its words; null where the words say that it is not that kind,
 * so that the patterns behind it are asked.
 * @param shape how the clause is built: what opens with a verb of the third person says what the thing does
 */
export function truerKind(
  kind: FactKind,
  text: string,
  language: WrittenLanguage,
  shape: Shape,
): FactKind | null {
  // "No para inducción", "pas pour l’induction": what it does not fit.
  if (kind === 'compatibility' && /^(?:no|non|pas|nicht|not)\s/iu.test(text)) return 'limit';
  if (kind === 'contents' && /^(?:versand|envío|envoi|expédition)(?!\p{L})/iu.test(text)) return 'shipping';
  return language === 'en' ? truerEnglish(kind, text, shape) : truerAbroad(kind, text);
}

const fitted =
  /^(?:pass(?:end|t) (?:für|zu|bei|in)|kompatibel mit|compatibles? (?:con|avec)|válid[oa]s? para|pour les modèles|para los modelos)\s/iu;

function truerAbroad(kind: FactKind, text: string): FactKind | null {
  // "Passend für 318d der Baujahre 2001-2005": the years are those of the car.
  if (kind === 'age' && fitted.test(text)) return 'compatibility';
  // "Mantiene frío 24 h", "horaires des marées" of an app: no hours in which anybody works.
  if (kind === 'hours' && (keepsSo.test(text) || answersIn.test(text))) return null;
  // "Menú del día 16 € de martes a viernes": what it costs, and when.
  if (kind === 'hours' && /\d\s?€|€\s?\d/u.test(text)) return 'price';
  // "Prueba de mechón gratis": a thing that goes with the offer is no price of it.
  return kind === 'price' && freeThing.test(text) ? 'feature' : kind;
}

/** Parts of a thing that times are written on, set by or sorted into. */
const timesOnThing =
  /(?<!\p{L})(?:markers?|markings?|marks|timers?|alarms?|dials?|display|scale|compartments?|slots?|trays?|stickers?|labels?)(?!\p{L})(?!.*\b(?:open|closed|collect|collection|pick(?:ed)?[ -]?up|call|ring|text|message)\b)/iu;

function truerEnglish(kind: FactKind, text: string, shape: Shape): FactKind | null {
  // "Bundle includes Zelda: Tears of the Kingdom": the title of a game is no fault.
  if (kind === 'flaw' && opensContents.test(text) && !faulty.test(text)) return 'contents';
  if (tellsOfMaker(text) || text.endsWith(' though')) return 'story';
  switch (kind) {
    case 'hours':
      // "Time markers on the side from 7am to 9pm": what is printed on the thing.
      if (timesOnThing.test(text)) return 'feature';
      // "No call-out fee between 8 am and 6 pm": what it costs then, of a firm that comes at night too.
      return /\b(?:fees?|charges?|surcharges?|deposit)\b/iu.test(text) ? 'price' : kind;
    case 'contents':
      if (promise.test(text)) return 'guarantee';
      // "I make each ring in my studio and send it in a gift box".
      if (
        /^(?:I|we)\s(?:make|cut|sew|paint|cast|throw|design|draw|knit|print|pour|build|weave|carve|hand)\b/iu.test(
          text,
        )
      )
        return 'story';
      return noThing.test(text) || choices.test(text) ? 'feature' : kind;
    case 'care':
      return namesNoCare(text, shape) ? null : kind;
    case 'shipping':
      // "Ships fully assembled" tells in what state it is, and not how it travels.
      if (/^(?:it )?(?:ships?|comes?|arrives?) (?:\p{L}+[ -]){0,2}assembled$/iu.test(text)) return 'feature';
      // "Cures for 6 weeks before it ships": how it is made.
      return /^(?:cures?|cured|matures?|matured|rests?|rested|ages|aged|dries|dried)\s/iu.test(text)
        ? 'method'
        : kind;
    case 'limit':
      if (neverDone.test(text)) return null;
      if (
        (shape === 'verb' || shape === 'sentence') &&
        /n[’']t\b|\bnot\b/iu.test(text) &&
        !takesBack.test(text.replace(whenNot, ''))
      )
        return null;
      // "And I have never found one that I liked": nothing that must not be done.
      return /(?<!\p{L})(?:I|we)(?: have|['’]ve)? never\s/iu.test(text) ? 'story' : kind;
    case 'audience':
      // "Bundle of 32 children's picture books" counts them.
      return shape === 'noun' && countedForWhom.test(text) ? null : kind;
    case 'age':
    case 'duration':
      // "We have run the shop since 1998".
      return /^(?:we|I|our|my)\b/iu.test(text) ? 'story' : kind;
    case 'price':
      // "Engagement shoot free with the 12 hour package": what goes along costs nothing of its own.
      if (/\S\sfree with (?:the|every|any|each|an?|your|all)\s/iu.test(text) && !/[£$€]/u.test(text))
        return 'feature';
      // "£5 million public liability" is no price.
      return insured.test(text) ? 'certificate' : kind;
    case 'certificate':
      // "Food-safe certificate not available": what there is none of limits the use.
      return missing.test(text) ? 'limit' : kind;
    default:
      return kind;
  }
}

/** Whether a clause with a word of care has none on how to care for the thing. */
function namesNoCare(text: string, shape: Shape): boolean {
  return (
    // "Wipes the lens without streaks" is what it does.
    (shape === 'verb' && !cleaned.test(text)) ||
    keptSo.test(text) ||
    hasWashable.test(text) ||
    madeCleanable.test(text) ||
    (shape === 'noun' && partCleaned.test(text)) ||
    // "Double wall vacuum steel", "room with washing machine", "Kibingo washing station": named, and not done.
    notCleaned.test(text) ||
    // "Spread wet food on it and freeze it": how it is used.
    /^(?:spread|fill|pour|smear|stuff|scoop|squeeze|load|mix|stir)\s(?!.*\b(?:wash|clean|rinse|dishwasher|wipe))/iu.test(
      text,
    ) ||
    // A "clean up crew" of woodlice cleans itself.
    /\bclean(?:ing)?[- ]up (?:crew|kit|team)\b/iu.test(text)
  );
}
