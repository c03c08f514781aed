import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { withoutRivals } from './rival-names.ts';
import { withoutStuffing } from './stuffed-rows.ts';

/** A sentence that only urges to buy, with nothing of the thing in it. English. */
const urging = longPattern('giu')`
  (?<=^
    |[.!?\n]\s*|\p{Extended_Pictographic}\uFE0F?\s?)(?:(?:(?:note|attention
        |tips?): ?)?(?:please )?allow (?:for )?(?:an? )?[^.!?\n]{0,30}(?:deviation|difference
      |error)s?(?: [^.!?\n]{0,60})?|don[’']?t worry(?: about)? [^.!?\n]{3,80}
    |(?:please )?(?:order|buy|get|grab|shop)(?: (?:it|one|them|yours))?(?: now| today| soon)?,? (?:before (?:it|they)(?:['’]?s| is| are|['’]re)? (?:all )?(?:gone|sold out|sells? out)
      |while (?:stocks?|supplies) lasts?)
    |(?:an? )?(?:absolute |real |total |great )?bargain(?: price)?|(?:so |go on )?grab (?:an?
      |yourself an?) bargain|grab (?:it|one|yours) (?:now|today|while you can|quick)
    |don[’']?t miss (?:out|this|it)(?: on this(?: one)?)?|first (?:to see )?will buy
    |first come,? first served?(?: [^.!?,\n]{2,40})?
    |(?:please )?(?:feel free to )?(?:just )?ask (?:me )?(?:if you have )?any questions
    |any questions,? (?:just |please )*(?:ask|message(?: me)?|get in touch|dm(?: me)?)
    |(?:good luck and )?happy bidding|good luck(?: bidding)?|(?:you )?won[’']?t be disappointed
    |you (?:will|won[’']?t) (?:not )?be disappointed|must (?:go|be seen|be sold)(?! (?:by|before|this)\s)(?: (?:soon|asap|today|now|quick(?:ly)?)(?=\s*(?:[.,;!\n]|$)))?|snap it up
    |hurry(?: up)?(?: while stocks? lasts?)?|(?:buy|download|install)(?: (?:it|the app|yours))? (?:now|today)|buy with confidence
    |(?:please )?(?:check out|see|have a look at) my other (?:items|listings|auctions|stuff)
    |no time ?wasters(?: please)?|will (?:be )?(?:wrap(?:ped)?|pack(?:ed)?|packaged?) (?:very )?(?:well
      |carefully|securely)(?! and )|will post (?:asap|straight away|same day)|thanks? for looking
    |(?:best|lowest|cheapest|great|unbeatable) (?:rates?|prices?|deals?
      |service)(?: (?:in|around) \p{L}+(?: \p{L}+)?)?|call (?:us )?(?:today|now|anytime)(?: (?:today|now))?(?! (?:for|on|to|and) )
    |call us(?! \p{L})|(?:please )?see (?:the |all |my )?(?:pics?|photos?|pictures?
      |images?)(?: for (?:\p{L}+ ){0,3}\p{L}+)?)\s?[.!]*(?=\s|$)
`;
/** "#1 on Amazon": a rank, which no platform takes, with the place that it is said of. */
const ranked =
  /(?:(?:rated|ranked|voted)\s)?(?:#\s?1|no\.?\s?1|number (?:1|one))(?:\s\p{L}{2,14}){0,3}\s(?:on|at|in) (?:amazon|etsy|ebay|walmart|tiktok|the app ?store|google play)(?: shop)?[!.]*/giu;
/** "Scratched corner, see pic": where it is shown is told by the pictures. */
const seePicture =
  /(?<=\p{L}{3})(?<!\b(?:please|pls|kindly)),?\s\(?see (?:the |my |all )?(?:last |first |second |third )?(?:pics?|photos?|pictures?|images?|(?:siz(?:e|ing) )?chart)(?: for (?:more )?(?:details?|reference|condition))?\)?(?=\s?(?:[.,;!\n]|$))|\s?[-–—,]?\s?(?:please )?(?:see|check) (?:the )?(?:last|first|second|third|\d+(?:st|nd|rd|th)) (?:photo|picture|image|pic)(?: for [^.!?\n]{2,30})?(?=\s?(?:[.,;!\n]|$))|(?<=[.!?])\s\(see (?:the |my |all )?(?:pics?|photos?|pictures?|images?)\)\.?/giu;
/** ", friendly customer service" behind what is in the box. */
const friendlyService =
  /,?\s(?:and\s)?(?:our\s)?(?:(?:friendly|excellent|great|24\/7|professional|best|worry[- ]free|satisfying)\s){1,3}(?:customer\s|after[- ]sales?\s|online\s)?(?:service|support)(?=\s?(?:[.,;!\n]|$))/giu;
/** "…, say goodbye to tangled cords!": what the thing ends stands for nothing that it has. */
const goodbye =
  /,?\s?(?:(?:so|and)\s)?(?:you can\s)?say (?:goodbye|good-bye|bye) to [^.,:;!?\n]{3,60}(?:(?<=(?:^|[.!?\n]\s?)[^.,;!?\n]{0,99})[,:]\s\p{L})?/giu;
/** "Call us for a free inspection and a written quote": what is there for who calls. */
const callFor =
  /(?<=^|[.!?\n]\s)(?:please )?call (?:us )?(?:today |now |anytime )?for (?:an?|your) (?=(?:free|no-obligation|written)\s)(\p{Ll})/giu;
/** "Boiler broken? We fix most faults …": a hook says nothing of the firm, and stands alone where its answer is told elsewhere. */
const hook =
  /^(?!(?:How|What|When|Where|Who|Why|Which|Do|Does|Is|Are|Can|Could|Will|Would|Did|Has|Have|Should|May|Any|Wie|Was|Wann|Wo|Wer|Warum|Welche[rsnm]?|Kann|Können|Ist|Sind|Haben|Hat|Gibt|Bieten|Darf|Muss|Brauche|Wird|Comment|Quand|Où|Qui|Pourquoi|Quel\p{Ll}*|Est|Peut|Faites|Avez|Combien)\s)\p{Lu}\p{Ll}+(?: \p{L}\p{Ll}{1,20}){1,3}\s?\?\s+(?=(?:We|Our|Wir|Unser\p{Ll}{0,2}|Nous|Notre|Nos)\s)/u;
/** One of its first words stands in each. */
const sign =
  /goodbye|good-bye|bye to|deviation|difference|error|worry|support|bargain|grab|miss|first|ask|question|bidding|luck|disappointed|must|snap|hurry|buy|download|install|my other|wasters|asap|straight away|same day|looking|will be|will wrap|will pack|see |call|rates|prices|deals|service|before|while|#\s?1|no\.?\s?1|number (?:1|one)/iu;

/** A description without the cries of the market ("Grab a bargain!", "First to see will buy"). Text that is nothing else stays. */
export function withoutSalesTalk(given: string): string {
  const text = withoutStuffing(withoutRivals(given)).replace(hook, '');
  if (!sign.test(text)) return text;
  const plain = text
    .replace(ranked, '')
    .replace(seePicture, '')
    .replace(goodbye, (cry) =>
      /[,:]\s\p{L}$/u.test(cry) ? `${/^\s/u.test(cry) ? ' ' : ''}${cry.slice(-1).toUpperCase()}` : '',
    )
    .replace(friendlyService, '')
    .replace(callFor, (_cry, first: string) => first.toUpperCase())
    .replace(urging, '')
    .replace(/[ \t]{2,}/gu, ' ')
    .trim();
  return plain === '' ? text : plain;
}

const selling =
  /^(?:i(?:['’]?m| am)? )?selling (?:(?<owned>my|our)\s(?:late\s)?(?:sons?|daughters?|husband|wife|partner|mum|mom|dad|mother|father|kids?|boys?|girls?|brother|sister|grandad|grandpa|grandma|nan)(?:['’]?s|['’])|my|our|this|an?|the)\s(?<called>[^,.!?\n]{2,50}?)(?:,\s+(?=[\p{L}\d])|[.!]+\s+(?=[\p{L}\d])|\s+(?:its|it['’]s|it is)\s(?:an?\s)?(?=\p{L}))/iu;

/** "Selling my Canon 600d, shutter count 12k": that it is sold, and what it is called, say nothing of the thing. English. */
export function withoutSelling(description: string, name: string): string {
  const found = selling.exec(description);
  if (found === null) return description;
  const { owned, called = '' } = found.groups ?? {};
  const known = new Set(stemsOf(name));
  if (!stemsOf(called).every((stem) => known.has(stem))) return description;
  // "Selling our daughter's Puky bike": whose it was goes, what it is called stands in no other place.
  const rest = description.slice(owned === undefined ? found[0].length : found[0].lastIndexOf(called));
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "VERKAUFE KINDERWAGEN": that it is sold says nothing of the thing. */
export const saleWord =
  /^(?:verkaufe|zu verkaufen|biete|vendo|se vende|vends|à vendre)[:!\s]+(?:(?:meine?n?|unsere?n?|eine?n?|un|une|una|mon|ma|mi|mis|mes)\s)?(?=\p{L}{3})/iu;
const sells =
  /^(?:[Ii]ch\s)?(?:[Vv]erkaufen?|[Bb]iete)(?:\s(?:hier|wir|ich))?\s(?:(?:meine?n?|unsere?n?|eine?n?|wegen \p{L}+ (?:meine?n?|unsere?n?))\s(?=\p{L}{3})|(?=\p{Lu}\p{L}{2}))|^(?:[Ww]ir verkaufen|[Ww]ir bieten)\s(?:hier\s)?(?:unsere?n?|eine?n?)\s(?=\p{L}{3})/u;

/** "Ich verkaufe meinen Akkuschrauber, weil …": without its verb the first sentence would be none. */
const withReason =
  /^[^.!?\n]{5,200},\s(?:weil|da|denn|nachdem|obwohl|seit|damit|um|der|die|das|den|welche[rsn]?)\s[^.!?,\n]{3,120}(?:[.!?,\n]|$)/u;

/** "Verkaufe unser Woom 3, weil mein Sohn zu groß ist": a reason hangs on the verb even where nobody is named. */
const withCause = /^[^.!?\n]{5,200},\s(?:weil|da|denn|nachdem|obwohl)\s[^.!?,\n]{3,120}(?:[.!?,\n]|$)/u;

/** "Biete hier meine originalen Stiefel in Größe 40 an": the other half of the verb goes with the first, and the ending with its article. */
function withoutItsVerb(given: string, bare: string): string {
  if (bare === given || !/^(?:ich |wir )?biete/iu.test(given)) return bare;
  const isSeveral = /^(?:ich |wir )?bieten?(?: hier)? (?:meine|unsere) \p{Ll}+en \p{Lu}/iu.test(given);
  return (isSeveral ? bare.replace(/^(\p{Ll}+e)n(?= )/u, '$1') : bare).replace(
    /^([^.!?\n]{3,160}) an(?=[.!?\n]|$)/u,
    '$1',
  );
}

/** "Verkaufe meinen Rasentraktor, läuft gut": what is sold opens its text, as it does in any other. German. */
export function withoutSale(description: string): string {
  if ((/^(?:ich|wir)\s/iu.test(description) ? withReason : withCause).test(description)) return description;
  const bare = withoutItsVerb(description, description.replace(sells, ''));
  return bare === description ? description : bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** ", Summer Sale 10% off", "(SALE)", "- 20% OFF!" behind a name: an offer of some days, which no name is. English. */
const saleBehind = longPattern('iu')`
  \s?[,|(–—-]\s?(?:(?:summer|winter|spring|autumn|fall|christmas|xmas|easter|black friday|cyber monday|halloween|holiday|big|huge
      |flash|final|closing|clearance|end of (?:season|line)|shop|store|special|birthday|moving) )*(?:sale|clearance|special offer)
    (?:\s?[-!:]*\s?(?:up to |now )?\d{1,2}\s?% ?off)?[\s)!.]*$
  |\s?[,|(–—-]\s?(?:now |up to |save )?\d{1,2}\s?%\s?(?:off|discount|sale)[\s)!.]*$
`;
/** "SALE! Oak shelf", "20% OFF - Oak shelf". */
const saleBefore =
  /^(?:\P{L}{0,3}(?:(?:summer|winter|spring|flash|big|huge|clearance) )?sale\s?[-!:|–—*]+\s?|\P{L}{0,3}\d{1,2}\s?% off\s?[-!:|–—*]*\s?)(?=[\p{L}\d])/iu;

/** "*PENDING PICKUP*", "- SOLD", "(reserved)": what has become of a thing that somebody offered once. */
const stateOfSale =
  /\s?[*([{|–—-]+\s?(?:pending(?: (?:pick ?up|sale|payment))?|sale pending|sold|reserved|on hold|ppu|spf|still available|price drop|reduced|must (?:pick ?up|go|sell|collect)(?: (?:today|asap|now|soon|this week(?:end)?|by \p{L}+))?|pick ?up (?:only|today)|obo|ono)\s?[*)\]}!.]*$/iu;

/** "🔥VIRAL🔥 Curling rod": a cry between pictures. */
const hype =
  /^(?:\p{Extended_Pictographic}\uFE0F?\s?){1,3}(?:viral|trending|hot|new(?: in)?|best ?seller|restock(?:ed)?|back in stock|tiktok made me buy it)!?\s?(?:\p{Extended_Pictographic}\uFE0F?\s?){1,3}(?=\p{L})/iu;

/** A name without the offer of some days that stands before or behind it, and without what has become of the offer. */
export function withoutSaleOfName(name: string): string {
  if (
    !/viral|trending|restock|seller|new|hot|sale|clearance|offer|%|pending|sold|reserved|hold|ppu|spf|available|drop|reduced|must|pick ?up|obo|ono/iu.test(
      name,
    )
  )
    return name;
  const plain = name
    .replace(stateOfSale, '')
    .replace(saleBehind, '')
    .replace(saleBefore, '')
    .replace(/^SALE\s(?=\p{Lu}\p{Ll})/u, '')
    .replace(hype, '')
    .trim();
  return /\p{L}{3}/u.test(plain) ? plain : name;
}
