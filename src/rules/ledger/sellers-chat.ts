import { longPattern } from '#rules/text/long-pattern.ts';
import { onlyBreath, onlyCries, opensWithBreath } from './spoken-asides.ts';

/**
 * Private sellers write to their buyers around what they sell: ask me anything, look at my other auctions, bundle and save, PayPal
 * only, leave your phone number. None of it is said of the thing. English.
 */

/** Whole sentences of it, from their first word. */
const chat = longPattern('iu')`
  ^(?:(?:hi|hello|hey)[,!]?\s)?(?:and\s)?(?:(?:please|pls|kindly)\s){0,2}(?:
    (?:feel\sfree\sto|(?:don[’']?t|do\snot)\shesitate\sto)\s(?:(?:contact|message|e-?mail|ask|reach|dm|text|write|send|inquire|enquire|drop)\b)
    |(?:contact|message|e-?mail|dm|ask|text|write|leave|send|drop)\s(?:(?:us|me|to|a|the|seller|message|line|first)\s){0,4}
      (?:if|with|for|about|regarding|before)\s(?:[^\s.!?]{1,20}\s){0,4}
      (?:question|quer(?:y|ies)|concern|issue|problem|(?:more\s|further\s)?(?:info|details)|pics?\b|photos?\b|pictures?\b|(?:better\s)?bundle|shipping\squote|buy(?:ing)?\b|purchas)
    |(?:(?:if|should)\syou\shave\s)?any\s(?:more\s|other\s|further\s)?(?:questions?|queries)\b(?!\smark)
    |(?:\p{L}+\s){0,2}measurements?(?:\ssize)?\s?[-–:]?\s?approx(?:\.|imate(?:ly)?)?[^\p{L}\d]*$
    |any\squestions?\s(?:just\s)?ask\b|tq[^\p{L}\d]*$
    |(?:all\s|any\s)?questions\s(?:are\s)?(?:always\s)?welcome
    |(?:(?:be\ssure|don[’']?t\sforget|remember|feel\sfree)\sto\s)?(?:view|see|check(?:\sout)?|visit|browse|(?:have\sa\s)?look\sat|take\sa\slook\sat)
      \s(?:all\s)?(?:my|our)\s(?:other\s|ebay\s|etsy\s|poshmark\s|depop\s)*
      (?:items?|listings?|auctions?|stuff|shop|store|closet|profile|ads|things|deals|sales)\b
    |click\s(?:on|here|the|any|picture|photo)\b
    |(?:check(?:\sout)?|see|refer\sto|look\sat|inspect|review|view|study)\s(?:(?:at|out|over|through)\s)?(?:(?:all|of|the|our|my|these|every|each|last)\s){0,4}(?:photos?|pictures?|pics?|images?|photographs?)\b
    |what\syou\ssee\s(?:[^\s.!?]{1,12}\s){0,3}is\swhat\syou\b
    |any\s(?:measurements?|flaws?|defects?|imperfections?|wear|issues)[^.!?]{0,60}\s(?:noted|shown|pictured|visible|mentioned|listed|described|photographed)\b
    |(?:verify|confirm|make\ssure|ensure|double[-\s]?check|match)\s[^.!?]{0,80}(?:before\s(?:buying|you\sbuy|purchas|order|bidding)|part\snumber|fitment)
    |it(?:\sis|[’']s)\s(?:the\s)?(?:buyer|customer|purchaser)[’']?s?[’']?\sresponsibility\b
    |(?:do\snot|don[’']?t)\s(?:buy|bid|purchase)\b
    |ask\s(?:any\s|all\s|your\s)?questions\b|questions\?
    |leave\s(?:me\s)?(?:an?\s)?comments?\b
    |(?:we|i)(?:[’']re|[’']m|\sare|\sam)\s(?:an?\s)?(?:\p{L}+\s){0,3}sellers?\b
    |re-?poshing\b
    |like\s(?:\+\s?)?(?:\/?\s?(?:and|or|&)\s)?add\sto\s(?:a\s|your\s)?bundle
    |(?:(?:i|we)[’']?ll\s(?:always\s)?(?:respect|consider)\s[^.!?]{0,20}|(?:reasonable\s|all\s|best\s)?)offers?\s?(?:(?:are\s)?(?:always\s)?(?:welcome|considered|accepted))?[^\p{L}\d]*$
    |(?:i\s|we\s)?also\s(?:have|selling|got|for\ssale)\s(?:an?|some|two|three|another|\d)\s[^.!?]{2,60}\s[£$€]\d[^.!?]*$
    |no\s(?:trades?|swaps?|modell?ing)\b
    |no\s(?:(?:silly|cheeky|low|stupid|daft|rude)\s(?:\p{L}+\s)?offers?|lowball(?:s|ers?|\soffers)?|hagglers?|haggling|chancers|dreamers|messers|time[-\s]?wasters)(?:\s(?:please|pls|plz|thanks|thank\syou|ta))?[^\p{L}\d]*$
    |payment\s(?:details|instructions|options|terms)\b
    |payments?\s(?:is\s)?(?:by|via|with)\s[^.!?]{0,40}(?:check|cheque|money\sorder|card|venmo|zelle)\b
    |check\s(?:back\s(?:soon|often|later)|in\sthe\sfuture)\b
    |bundles?(?:\s?\/\s?combos?)?\s(?:(?:are\s)?(?:always\s|most\s)?welcome|(?:and|&|to|2|two|3|three)\s(?:save|maximi[sz]e|get)
      |(?:with\s)?(?:other|more|any)\s[^.!?]{0,30}(?:closet|shop|store|items|listings))
    |(?:we|i)\s(?:also\s)?(?:do|offer)\sbundle\s
    |(?:i|we)(?:[’']m|[’']re|\sam|\sare)\s(?:always\s)?(?:willing|happy)\sto\soffer\s(?:an?\s)?(?:discounts?|deals?|bundles?)\b
    |new\sto\s(?:poshmark|depop|mercari|vinted|ebay|etsy)\b
    |(?:sign\sup|join)\s(?:[a-z]+\s){0,2}with\s(?:my|the|our)\scode\b
    |(?:sign\sup|join|use)\s[^.!?:]{0,60}\b(?:invitation|invite|referral|sign[-\s]?up)\scode\b
    |(?:read|understand)\s(?:[^\s.!?]{1,20}\s){0,6}(?:before|carefully|below|polic(?:y|ies))\b
    |(?:compare|(?:do\s)?use|check|refer\sto)\s(?:(?:the|all|our|my|these|clothing|given|provided|listed|below|following)\s){0,3}measurements?\b
      (?=[^.!?]*(?:garment|your\sown|before|purchas|buying|carefully|actual\sfit|good\sfit|clothing|body|fits\syou))
    |(?:all\s|\|all\s)?measurements?\s(?:(?:are|is|were)\s)?(?:approx(?:imate(?:ly)?)?|taken|measured|in\s(?:the\s)?(?:photos?|pics?|pictures?))\b(?![^.!?]*\d)
    |for\s(?:the\s)?best\s(?:accuracy|fit),?\s(?:please\s)?(?:compare|check|refer)\b
    |(?:i|we)\s(?:always\s|do\s)?(?:try|do\s(?:my|our)\sbest)\sto\s(?:list|describe|disclose|mention|inspect|note|point|photograph|show|answer|respond|reply|ship|be)\b
    |(?:\d\.\s?)?(?:(?:i|we)\s)?(?:(?:now|only|also)\s)?(?:accept(?:ing|s)?|take)\s(?:payments?\s?:?\s)?(?:(?:via|by|only)\s)?pay\s?pal\b
    |(?:\d\.\s?)?payments?\s(?:is\s|are\s)?(?:only\s)?(?:via|by|through|with|accepted)\s(?:via\s)?(?:only\s)?pay\s?pal\b
    |pay\s?pal\s(?:is\sthe\s|payments?\s)?only\b
    |(?:leave|drop|provide|give)\s(?:me\s|us\s)?(?:your|ur|a)\s(?:contact|phone|telephone|mobile)\b
    |(?:have|enjoy)\sa\s(?:nice|great|good|lovely|blessed)\s(?:day|weekend|week|evening)\b
    |(?:cheers|ta)\sfor\s(?:looking|viewing|reading)[^.!?]*[.!\s]*$
    |(?:thanks?|thank\syou)(?:\sso\smuch|\syou)?(?:\sfor\s(?:looking|(?:dropping|stopping|coming)\sby|viewing|visiting|view|reading|your\s(?:interest|time|visit|support))[^.!?]*)?[.!\s]*$
    |buy\swith\sconfiden[ct]
    |(?:follow|find|see)\s(?:me|us|my\s\p{L}+)\s(?:on|at)\s(?:instagram|insta|ig|facebook|tiktok|twitter|youtube)\b
    |@[\w.]{3,30}\s(?:on|at)\s(?:instagram|insta|ig|facebook|tiktok|twitter|youtube|x)\b
    |(?:i[’']m|we[’']re|i\sam|we\sare)\s(?:an?\s)?(?:ebay\s)?(?:power\s?sellers?|top[-\s]rated\ssellers?)\b
    |use\s["“']?buy\sit\snow\b
    |(?:call|text|ring)\s(?:or|and|\/)\s(?:call|text|ring|message|e-?mail|whatsapp)(?:\s\p{L}{2,12})?[^\p{L}\d]*$
    |(?:full\s|complete\s)?(?:list|contents|details)\s(?:is\s|are\s)?in\s(?:the\s)?(?:pics?|pictures?|photos?)[^\p{L}\d]*$
    |(?:item\s|product\s|more\s|full\s|key\s)?(?:description|details|info(?:rmation)?|shipping|payment|notice)[^\p{L}\d]*$
    |(?:i|we)(?:[’']m|[’']re|\sam|\sare)\s(?:now|still|no\slonger)\s(?:an?\s)?\p{L}+(?:\s\p{L}+)?[.!]*$
    |(?<![£$€]\s?)\d{2,4}[.!]*$
    |[^\s@]{1,40}@[^\s@]{1,40}\.\p{L}{2,10}[.!]*$
    |(?:he|she)\s(?:was\s(?:wrong|right)|now\sowns|disagrees|laughed|did\snot\sagree)\b
    |(?:naturally\s(?:occurring|present)|natural\s(?:components?|constituents?)|components?|constituents?)\s(?:of|in|from)\s(?:the\s|natural\s)?essential\soils?\b
    |sku\s?[:#]?\s?[a-z]{0,4}-?\d{2,10}$
  )
`;

/** "You are bidding on one tin": the thing follows. */
const opensOffer =
  /^(?:(?:elevate|upgrade|refresh|transform|complete|enhance|spruce up) your [^.,!?]{2,50} with|(?:i(?:[’']m| am)|we(?:[’']re| are)) (?:offering|auctioning)|you(?:[’']re| are) (?:bidding on|buying|purchasing)|this (?:auction|listing) (?:is for|presents|offers|features)|up for (?:auction|bids?|grabs|bidding) (?:is|are|we have|today is))\s(?=(?:this|these|an?|one|the|two|my|our|\d{1,2})\s)/iu;
/** "Please note that this item is pre-owned": what is noted is the thing. */
const opensNote =
  /^[*•]?\s?(?:please )?(?:note|be aware|be advised|keep in mind|remember) that (?=(?:this|these|it|they|the)\s)/iu;

/** "Style tags: boho, pastel, tunic, henley …": words of what it might be searched by, and not all of what it is. */
const searchRow =
  /^[^\p{L}]{0,6}(?:(?:style|search|seo|item|key) )?(?:tags?|key ?words?|hashtags?|search (?:words|terms))\s?:\s(?:(?:[^,\n]{1,40},\s?){5}|(?:[\p{L}\d-]+ ){8}(?=[\p{L}\d -]*$))/iu;

/** "… and snowman which are all up for auction right now": what else is sold. */
const elsewhere =
  /\b(?:(?:also|all|currently|both) (?:up for (?:auction|sale)|listed|for sale)(?: right now| separately)?|(?:in|see|to|check|on) (?:out )?my other (?:auctions|listings|ads|adverts|posts|items))\b/iu;
/** Style words that resellers set behind their text, for the search of another platform. */
const styles =
  /(?<!\p{L})(?:boho|bohemian|preppy|minimal(?:ist)?|casual|classic|trendy|streetwear|y2k|retro|festival|vacation|cottagecore|grunge|coastal|timeless|staple|basic|wardrobe|closet|everyday|dressy|office|spring|summer|fall|autumn|winter|academia|polished|country|farm)(?!\p{L})/giu;
const fewestStyles = 3;
const fewestWords = 6;

/** The last line of a text that only counts up styles and seasons: "classic, preppy, spring, closet staple". */
function isStyleRow(line: string): boolean {
  const words = line.split(/[\s,]+/u).length;
  return (
    words >= fewestWords &&
    !/[.!?:]|\d|(?<!\p{L})(?:and|with|for|the|is|are|in|of|to)(?!\p{L})/iu.test(line) &&
    new Set(line.toLowerCase().match(styles) ?? []).size >= fewestStyles
  );
}

/** "(refer to the picture detail)": brackets that only send to the photos. */
const toPhotos =
  /[^\S\n]?\((?:(?:please|pls|kindly) ){0,2}(?:refer|see|check|look|as shown|shown)\b[^()\n]{0,40}\b(?:pics?|pictures?|photos?|images?)\b[^()\n]{0,40}\)/giu;
/** One word of each pattern. */
const sign =
  /hesitate|feel free|contact|message|mail|\bask|\btext|write|leave|send|drop|question|quer(?:y|ies)|\bmy\b|\bour\b|check|bundle|offer|new to|sign up|join|read|understand|measurement|best|\btry\b|pay ?pal|payment|phone|have a|thank|cheers|confident|follow|@|power ?seller|top[- ]rated|buy it now|sku|do not|don[’']?t|elevate|upgrade|refresh|transform|complete|enhance|spruce|click|photo|pic|image|verify|sure|responsib|re-?posh|trade|swap|model|sign up|invit|all up|also|listed|any |what you|i am|we are|tags?:|words?:|terms:|description|details|shipping|bidding|auction|listing|up for|note|\btq\b|aware|advised|remember|keep in mind|deserve|crav|love|adore|your new|\bright|okay|\bok\b|\bwell\b|anyway|now then|there (?:you|we)|really|honest|welcome|sorry|ta-?da|voil|phew|saying|happens|sooner|faster|hurry|rush|not sure|unsure|warning|disclosure|confession|true story|\bdid\b|\bthat[.!?]|presents|exactly|essential oil|now owns|\bnow an?\b|was wrong/iu;

/** Sentences end in a mark or where the next one is set off with a picture. */
const sentenceEnd = /(?<=[.!?…][)"'”’]?)\s+|\s*(?=(?![©®™])\p{Extended_Pictographic}\uFE0F?\s?\p{L})/u;

/** "THE OLD CHAPEL ANTIQUES PRESENTS". */
const presents =
  /^(?!.*(?:christmas|birthday|wedding|gift))(?:\p{Lu}[\p{L}\d&’'.-]*\s){2,6}(?:PRESENTS|[Pp]resents)[.!:]*$/u;

const isChat = (said: string): boolean =>
  presents.test(said) || chat.test(said) || onlyBreath.test(said) || onlyCries.test(said);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A description without what its seller tells the buyer of anything but the thing. Text that is nothing else stays. */
export function withoutSellersChat(text: string): string {
  if (!sign.test(text) && !text.includes('\n')) return text;
  const plain = (text.includes('(') ? text.replace(toPhotos, '') : text)
    .split('\n')
    .filter(
      (line, at, lines) => !searchRow.test(line) && !(at > 0 && at === lines.length - 1 && isStyleRow(line)),
    )
    .map((line) => {
      const sentences = line.split(sentenceEnd);
      const told = sentences
        .filter((sentence) => !elsewhere.test(sentence) && !isChat(sentence.replace(/^[^\p{L}\d@]+/u, '')))
        .map((sentence) => {
          const rest = sentence.replace(opensOffer, '').replace(opensNote, '').replace(opensWithBreath, '');
          return rest === sentence ? sentence : capital(rest);
        });
      return told.length === sentences.length && told.every((one, at) => one === sentences[at])
        ? line
        : told.join(' ');
    })
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? text : plain;
}
