import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What a seller says in a listing of the shop and not of the thing: where else to look, whom to follow, thanks for the visit. It is
 * true and no fact of the thing, and was told as one ("the charm has a follow me on Pinterest"). English.
 */

const address = longPattern('giu')`
  (?:https?:\/\/|www\.)[^\s<>"“”]{2,300}|(?<![\p{L}\d.@-])[\p{L}\d-]{2,40}\.(?:etsy|ebay|myshopify)\.(?:com|de|fr|es|co\.uk)
    (?:\/[^\s<>"“”]{0,200})?|(?<![\p{L}\d.@-])(?:etsy|facebook|instagram|pinterest|twitter|tiktok|youtube)\.(?:com|me|co\.uk)\/[^\s<>"“”]{1,200}
`;
/** What sends a reader to an address. */
const sends = longPattern('iu')`
  (?<!\p{L})(?:visit|see|check|click|follow|find|browse|view|enter|join|like (?:us|me)|pop over|take a (?:look|peek)|look
    |here|more|other|another|shop|shops|store|stores|listings?|polic(?:y|ies)|page|website|facebook|instagram|pinterest|etsy|twitter
    |tiktok|youtube|blog|link|gallery|collections?|available (?:at|from|in|on))(?!\p{L})
`;
/** A sentence on the shop, from its first word to its end. */
const onShop = longPattern('giu')`
  (?<=^|[.!?\n]\s{0,2}|\n[-•*]\s?|[♥♡❤★☆]\uFE0F?\s?|\p{Extended_Pictographic}\uFE0F?\s?)(?:(?:[^.!?\n]{0,60}, ?)?(?:(?:and |so |also |but )?(?:please|feel free to|don[’']t forget to|do not forget to
      |be sure to|make sure to|make sure you|you (?:can|may)(?: also)?|i invite you to|we invite you to|if you(?:[’']d| would)? (?:like|want|wish) to see more,?|to see more,?|for more[^.!?,\n]{0,40},?)\s)*
    (?:check(?: out)?|see|visit|browse|view|look (?:at|in|through|around)|have a (?:look|browse)(?: (?:at|around|in|through))?|take a (?:look|peek)(?: (?:at|around|in|through))?
      |explore|shop|click (?:here|below|the|on)|enter|go to|pop over to|head (?:over )?to|come (?:and )?(?:see|visit)|add|favou?rite|bookmark|heart|save)(?!\p{L})
    [^.!?\n]{0,50}(?<!\p{L})(?:my|our|the|this|other|etsy)\s(?:other |etsy |online |whole |entire |full |main |little |available |rest of |of )*
    (?:my |our |the )?(?:shops?|store(?:front)?s?|items|listings|policies|shipping (?:and|&) policies|store policies|shop policies|shop announcement|faqs?|sections?|collections?)(?!\p{L})[^.!?\n]{0,100}
  |(?:✤|❤|♥|★|☆|►|→|[-•*])?\s?(?:(?:please |and |come |also )*(?:follow|like|join|find|friend|tag|add) (?:me|us)(?!\p{L})(?: (?:on|at|@|over))?[^.!?\n]{0,60}|enter (?:my|our) shop|shop (?:now|here))
  |(?:many |a big |big |with )?(?:thanks?|thank you|thankyou|thx|ty)(?: (?:so|very))?(?: much)?(?: again)? for (?:your |the |all )?(?:visit|look|stopp|shopp|brows|view|read|interest|business|support|order|purchase|custom|time|choos|consider|check|dropp|com)\p{L}*[^.!?\n]{0,60}
  |(?:enjoy|happy)(?: your| the)? (?:shopping|browsing|crafting|stitching|planning|hooking|knitting|sewing|baking|bidding|painting|making|creating|crocheting|collecting)
  |(?:hello|hi|hey)?[,!]? ?(?:and )?welcome to (?:my|our|the) [^.!?\n]{0,60}
  |(?:hello|hi|hey)[,!]? (?:there[,!]? )?my name is ?\p{Lu}\p{L}{1,20}
  |(?:if you )?(?:do you )?(?:should you )?ha(?:ve|d)(?: got)? any(?: other| further| more| special)? (?:questions?|queries|concerns|doubts|inquiries)[^.!?\n]{0,140}
  |(?:for |with )?any(?: other| further)? (?:questions?|queries|concerns),?\s(?:just |please |do |feel |don[’']t |contact |message |ask |email |drop |get |i |we )[^.!?\n]{0,100}
  |(?:please )?(?:feel free to |do not hesitate to |don[’']t hesitate to )?(?:contact|message|convo|email|ask|write(?: to)?) (?:me|us|the shop owner|the seller)(?: (?:with|for|if you have|about|should you have) (?:any |all |your )?(?:other |further )?(?:questions?|queries|details|info|more info|concerns)[^.!?\n]{0,60})?(?=\s?(?:[.!?\n]|$))
  |(?:please )?(?:feel free to|do not hesitate to|don[’']t hesitate to) (?:contact|message|convo|email|ask|write)(?: (?:me|us))?(?: (?:any|with|if)[^.!?\n]{0,60})?(?=\s?(?:[.!?\n]|$))
  |(?:i|we)(?:[’']?m| am|[’']re| are)? (?:always |here |happy |ready |glad |only )*(?:happy|ready|here|glad) to (?:help|assist)(?: you)?
  |i will (?:be )?(?:add|adding) (?:more |new )?(?:items )?to the inventory[^.!?\n]{0,40}|(?:new )?(?:items|designs|stock) (?:are )?added (?:daily|weekly|regularly|often|every [^.!?\n]{3,10})
  |(?:please )?(?:read|check) (?:the |this |our |my |all )?(?:full |whole |entire |item |shop )?(?:description|listing|polic(?:y|ies)|details)(?: (?:carefully|fully|thoroughly|before|prior)[^.!?\n]{0,80})
  |(?:please )?leave (?:me |us )?(?:a |an? \p{L}+ )?(?:feedback|review)[^.!?\n]{0,80}
  |(?:looking|searching) for (?:other|more|different|another|something)[^.!?\n]{0,60}
  |(?:please,? )?if you have any (?:questions?|problems?|issues|special requests)[^.!?\n]{0,140}|i[’']?m at your service
  |(?:then |and )?(?:(?:purchase|buy|order) (?:this |the )?listing|proceed to (?:the )?check ?out|add (?:this |the )?(?:listing|item)s? to (?:your )?(?:cart|basket|bag)(?: (?:and|&) (?:check ?out|proceed)[^.!?\n]{0,40})?)
  |(?:please )?follow (?:(?:me|us) )?@[\w.]{2,40}[^.!?\n]{0,60}|(?:ig|insta(?:gram)?|fb|facebook|twitter|tiktok|pinterest)\s?[:@-]\s?@?[\w./]{2,60}
  |(?:call|text|email|phone)(?: (?:or|and|\/) (?:call|text|email|message))?(?: us| me)? with (?:any )?questions
  |thank you for your (?:business|custom|interest|support)[^.!?\n]{0,40}|restock is limited[^.!?\n]{0,60}|(?:so )?run,? don[’']?t walk
  |if (?:this|the) (?:post|ad|listing) is (?:still )?up,?[^.!?\n]{0,60}|if you(?:[’']re| are) (?:reading|seeing) this,?[^.!?\n]{0,60}available|cross[- ]?posted(?: elsewhere)?
  |[^.!?\n]{0,60}(?<!\p{L})(?:is|are) here to (?:save|rescue) (?:your|the) (?:day|life)
  |from (?:my|our) (?:collection|home|closet|hands|heart|family|kitchen) to yours?|i know what i(?:[’']ve got| have)
  |just (?:msg|message|ask|pm|dm|write)(?: (?:me|us))?|(?:bid|buy|shop|order) with confidence,?[^.!?\n]{0,60}|100 ?% (?:positive )?feedback[^.!?\n]{0,60}
  |(?:p\.? ?s\.?,? )?tag (?:us|me) (?:in|on)[^.!?\n]{0,60}|(?:hot|good|great|cool|amazing)?\.? ?stuff|wow|boom|yum(?:my)?|promise|(?:that|and that)[’']s it
  |positive feedback (?:is|would be|means)[^.!?\n]{0,60}|(?:100 ?% )?brand[- ]new(?: and| &)? high quality
  |(?:\d\.? ?)?due to (?:the )?(?:different|differen\p{L}+|lighting)[^.!?\n]{0,30}(?:monitor|screen|light|display)[^.!?\n]{0,140}|(?:transition|conversion|note): ?1 ?(?:cm|inch)[^.!?\n]{0,3}=[^!?\n]{2,40}
  |©\s?\p{L}[\p{L}\d &’'-]{1,40}|all rights reserved|(?:©|\(c\)|copyright)\s?(?:©\s?)?\d{4}[^.!?\n]{0,120})\s?(?:[.!?:]+(?=\s|$)|(?=\n)|$|(?=\s?[♥♡❤★☆]|\s?\p{Extended_Pictographic}))
`;
/** One of its words stands in each. */
const sign = longPattern('iu')`
  \b(?:shops?|stores?|storefront|listings|items|policies|faqs?|follow|join|find (?:me|us)|friend|tag|thanks?|thank|thankyou
    |shopping|browsing|welcome|my name|questions?|queries|contact|message|convo|inventory|added|hesitate|feel free|to help|to assist|feedback|review|rights reserved
    |copyright|read|announcement|looking|searching|listing|check ?out|cart|basket|insta(?:gram)?|ig|service|business|restock|walk|post|ad|collection|home|closet|heart|family|kitchen|i know|just|confidence|stuff|wow|boom|yum|yummy|promise|planning|crafting|stitching|baking|knitting|that[’']s it|positive|brand[- ]new|due to|transition|conversion|seeing|posted|here to|sections?|collections?)\b|©|\(c\)|https?:|www\.|\.com\b
`;
/** "Up for sale is a vintage bowl", "This listing is for one charm": that it is offered says nothing of it. */
const offered =
  /(?<=^|[.!?\n]\s?)(?:up for (?:sale|auction|grabs)(?: here)?(?: is| are)?|(?:for sale|offered here|listed here) (?:is|are)|(?:here )?we have (?:up )?for (?:sale|auction)|you are (?:bidding on|buying|looking at)|this (?:listing|auction) (?:is|includes) for)\s(?=(?:an?|one|two|the|my|our|\d)\s)(\p{L})/giu;
/** Ends of sentences, as far as a line shows them. */
const sentenceEnd = /[.!?]\s+(?=\S)/gu;

/** "For more.", "to see the rest." behind the address that it belongs to. */
const whatFor =
  /^\s*(?:for (?:more|details|info(?:rmation)?|further)|to (?:see|read|find|learn))(?: [^.!?\n]{1,50})?(?:[.!?]|$)/iu;

/** What stands before an address in its line, up to the end of the sentence before it. */
const upToSentence = (text: string): string => {
  const end = [...text.matchAll(sentenceEnd)].at(-1);
  return end === undefined ? '' : text.slice(0, end.index + 1);
};

/** The lines without the addresses in them, and without what only sends to one. */
function withoutAddresses(text: string): string {
  if (!/https?:|www\.|\.(?:com|me|de|fr|es|co\.uk)\b/iu.test(text)) return text;
  const told: string[] = [];
  for (const line of text.split('\n')) {
    const parts = line.split(address);
    if (parts.length === 1) {
      told.push(line);
      continue;
    }
    const first = parts[0]!;
    const kept = [
      ...parts
        .slice(0, -1)
        .map((part) =>
          sends.test(lastSentence(part)) || /[:►→]\s?$/u.test(part) ? upToSentence(part) : part,
        ),
      parts.at(-1)!.replace(whatFor, ''),
    ]
      .join(' ')
      .replace(/\s+([.!?,])/gu, '$1')
      .replace(/^[\s.,!?:;()-]+/u, '')
      .trim();
    // What heads a line of addresses says where they lead: "More earrings:", "ENTER MY SHOP".
    if (first.trim() === '' && kept === '') {
      const head = told.findLastIndex((before) => before.trim() !== '');
      const above = told[head] ?? '';
      const last = lastSentence(above);
      if (
        head > -1 &&
        last !== '' &&
        (/[:►→]\s?$/u.test(last) || (sends.test(last) && !/[.!?]$/u.test(last)))
      )
        told[head] = upToSentence(above);
    }
    if (/[\p{L}\d]/u.test(kept)) told.push(kept);
  }
  return told.join('\n');
}

const lastSentence = (text: string): string => text.slice(upToSentence(text).length).trim();

/** A description without what its seller says of the shop; text that is nothing else stays. */
export function withoutShopTalk(given: string): string {
  if (!sign.test(given)) return given;
  const plain = withoutAddresses(given)
    .replace(/\s?\(@[\w.]{2,40}\)/gu, '')
    .replace(offered, (_talk, first: string) => first.toUpperCase())
    .replace(onShop, '')
    .replace(/^[\s✤❤♥★☆►→]*@[\w.]{2,40}[\s✤❤♥★☆►→]*$|^[\s✤❤♥★☆►→]+$/gmu, '')
    .replace(/^[-•*]\s*$/gmu, '')
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return /\p{L}{2}/u.test(plain) ? plain : given;
}
