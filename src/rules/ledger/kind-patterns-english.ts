import { otherMoney } from './other-money.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Patterns that tell the kind of a clause, the first that matches decides (writing guide §4.2). */
export type KindPattern = readonly [kind: FactKind, pattern: RegExp];

export const english: readonly KindPattern[] = [
  [
    'other',
    /^(?:(?:not )?from (?:an? |my |our )?|an? )?(?:(?:smoke|pet|smoke and pet|pet and smoke)[- ]free|(?:non[- ]?)?smok(?:ing|er[’']?s?)) (?:home|house|household|barn|shack|garage|studio|workshop|environment|flat|apartment)\b(?! cash)|^(?:cat|dog|pet|smoke)s?(?: (?:and|&) |\/)(?:cat|dog|pet|smoke)[- ]free$|^(?:pets: )?(?:one|two|three|no|a|[1-9]) (?:cats?|dogs?|pets?)(?: (?:in|at) (?:the )?(?:house|home))?$/iu,
  ],
  // "Clean title" of a car: no debt and no wreck stands in its papers.
  // An unwanted gift says why it is sold.
  [
    'condition',
    /^(?:clean|clear|salvage|rebuilt) titles?(?: in hand)?$|^(?:(?:brand )?new,? )?(?:still|sealed|unopened|unused) in (?:the|its|their) (?:original )?(?:box|packaging|wrapper|packet)$|^(?:an )?(?:unwanted|duplicate) (?:gift|present|prize|purchase|order)$/iu,
  ],
  // What the parcel is made of, the thing is not.
  [
    'other',
    /^(?:[\p{L}-]+ ){0,3}packaging$|^(?:tissue |brown |kraft )?(?:paper|card|tissue|gift)[- ](?:wrapped|boxed)$/iu,
  ],
  [
    'size',
    /^(?:uk|us|eu)(?: sizes?)? \d[\d.,-]*(?: (?:to|and|or) \d[\d.,-]*)?$|^(?:\p{L}+ )?sizes?:?\s|^(?:available|comes?) in (?:\p{L}+ )?sizes?\b/iu,
  ],
  [
    'exclusion',
    longPattern('iu')`
    \b(?:not|(?:is|are)n[’']t) (?:included|supplied|provided|in the box|part of (?:the sale|it))\b
    |\bdoes(?: not|n[’']t) (?:include|come with)|\bsold separately\b|^not included\b
    |^(?:supplied|sold|delivered|comes?) without(?!\p{L})
    |^no \p{L}[^,.;]{2,40} included$|^(?:no|without) (?:batter(?:y|ies)|case|charger|cable|plug|adapter
      |manual|remote|lens caps?|original box|box|bulb|shade|stand|accessories)\b
  `,
  ],
  [
    'contents',
    longPattern('iu')`
    ^(?:in the box|what[’']?s in the box|box contents|contents|you (?:get|receive)|you[’']ll (?:get|receive)
      |includes?\b|included\b|comes? (?:complete with|with|in|as|boxed|packed)(?!\p{L})|supplied (?:with|in)
      |delivered with(?!in)|package (?:includes|contains)|(?:(?:the|each|every) )?(?:set|box|pack|kit|bundle
        |parcel) (?:contains|includes|has (?:\d|two|three|four|five|six|eight|ten|twelve|an? [^,;.]{3,50} and ))|packed in)
    |^(?:an? )?(?:polishing cloth|dust ?bag|gift box|jewell?ery (?:box|pouch)|(?:velvet|suede|cotton|storage|drawstring) pouch|care card)(?:(?:,| and| &| \+) (?:an? )?(?:(?:gift )?box|pouch|polishing cloth|dust ?bag|care card))?$
    |\b(?:is|are) included\b|\bincluded$|(?<!\b(?:use|with) (?:[\p{L}\d]+ ){0,5})(?<!\b(?:still|new|sealed|boxed|unopened|unused) )\bin the box\b
    |\bcomes? (?:complete with|with(?! (?:it|them) (?!in\b|as\b|and\b|too\b|for\b)\p{L})|packed|boxed)\b|\bgift[- ]box(?:ed)?\b
  `,
  ],
  [
    'guarantee',
    /\b(?:repaired|replaced|mended|resharpened|sharpened|restrung|serviced) (?:for (?:free|life)|free)\b|\blifetime (?:repairs?|replacements?|servic(?:e|ing))\b|\bfree (?:repairs?|replacements?)\b|\bwarrant(?:y|ies)\b|\bguarantee[ds]?\b(?! analy)|\bmoney[- ]back\b|\breturns? (?:accepted|within|policy)|\b\d+[- ]day returns?\b/iu,
  ],
  [
    'shipping',
    longPattern('iu')`
    ^double[- ]boxed$
    |^(?:mainland )?(?:uk|us|usa|eu|gb)(?: mainland)?(?: buyers| addresses)? only$
    |^no (?:returns?|refunds?|exchanges?)(?!\p{L})|\b(?:all|no) sales (?:are )?final\b|^(?:buyer|purchaser|winner) (?:to|must|will|needs|collects|dismantles|pays|arranges)\b
    |\b(?:ships?|shipping|shipped|dispatch(?:ed|es)?|postage|(?:posted
        |sent) (?:\p{L}+ed )?(?:(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|by|in
        |within|to|next|the (?:next|same)|same|flat)|courier|royal mail|fedex|tracked)\b
    |\b(?:free |next[- ]day |home |local )?deliver(?:y|ed) (?:in|within|to|by|from|available|takes|possible
      |is|can|across)\b|^delivery\b|(?<!\b(?:bridge|neck|humbucker|coil|piezo|magnetic|bass|guitar|soundhole|undersaddle|active|passive|ford|chevy|dodge|toyota|nissan|truck|litter|quick|dual|one|two|\p{Lu}\d{2}) )\b(?:local )?pick[- ]?up\b(?! (?:beds?|trucks?|coils?|rings?|selectors?|covers?|tools?|switch(?:es)?|heights?|magnets?|winding|positions?|caps?|vans?|cabs?|height|sticks?|power|head))|^free (?:\p{L}+ )?(?:delivery|shipping
      |postage|post|p ?& ?p)(?!\p{L})
    |^(?:to )?(?:the )?(?:u\.?k\.?|u\.?s\.?(?:a\.?)?|united (?:states|kingdom)|europe(?:an union)?|eu|canada|australia
      |new zealand|asia|worldwide|international(?:ly)?|domestic|overseas|rest of (?:the )?world)(?: and (?:the )?\p{L}+)?\s?[:,-]?\s?(?:orders? )?
      (?:(?:can |may |usually |normally )?takes? )?(?:about |around |up to |from )?\d+(?: ?(?:-|–|to) ?\d+)? (?:business |working )?(?:days|weeks)\b
    |^(?:royal mail )?signed[- ]for\b|\ball sales (?:are )?final\b|^(?:sorry,? )?no (?:collections?|pick-?ups?|overseas (?:post|postage|delivery|shipping))$|^(?:sorry,? )?no (?:returns?|refunds?|exchanges?)(?:(?:,| or| and| \/)+ ?(?:returns?|refunds?|exchanges?))*$
    |^(?:last|final) (?:order|posting|dispatch|shipping) (?:date|day)s?\b
    |^(?:great|every|extra|special) care is taken (?:to|in|with|when)\b(?=.{0,60}\b(?:pack|wrap|arriv|ship)\p{L}*)
    |^(?:i|we) take (?:\p{L}+ )?care (?:in|when|with) (?:pack|wrapp|shipp)(?:ag)?ing\b
    |^(?:i|we) (?:\p{L}+ly )?(?:pack(?:age)?|wrap|box) (?:up )?(?:all|each|every|your|our) (?:orders?|items?|parcels?|purchases?|pieces?|products?)\b
    |^(?:every|each|all|your|our) (?:orders?|items?|parcels?|purchases?|pieces?|products?) (?:is|are|will be|comes?|arrives?)
      \s(?:(?:very )?(?:carefully|securely|safely|lovingly|well) ){1,2}(?:wrapped|packed|packaged|boxed)\b
    |^(?:usually |normally |typically )?within \d+(?:(?: to |[-–])\d+)? (?:working |business )?(?:days?
      |weeks?)$|\b(?:must|needs? to|to) be (?:collected|picked up)\b|\bcollect(?:ion)? (?:from|only|in)\b
    |^collection (?!box|bag|tin|plate|of\b)\p{L}+(?: \p{L}+)?$|^collection [A-Z]{1,2}\d
  `,
  ],
  [
    'duration',
    longPattern('iu')`
    \bmade to order\b|\bready (?:to ship )?(?:in|within) \d|\bproduction time\b|\bturnaround\b
    |\b(?:takes?|allow) (?:about |around |up to )?(?:\d+|two|three|four|five) (?:working |business )?(?:days
      |weeks)\b|^(?:\d|one|two|three|four)(?: to |[-–])(?:\d\d?|two|three|four|five|six
      |ten) (?:working |business )?(?:days|weeks)$|^(?:\d+|one|two|three|four|five|six) (?:days
      |weeks) to make$|^(?:lead|dispatch|making) time\b|\bprocessing (?:time\b|\d)
  `,
  ],
  [
    'hours',
    longPattern('iu')`
    \b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b.{0,12}\b(?:to|-|–|and|through)\b
    |\b\d{1,2}(?::\d\d)? ?[ap]m\b|\b24\/7\b|\bclosed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun|bank
      |public)(?:days?| holidays?)\b|\bopening hours\b|\bopen (?:daily|every|on|from)\b
    |\b(?:reply|repl(?:y|ies)|respond|call back|return calls?|answer)\b.{0,24}\b(?:within|in|the same)\b
  `,
  ],
  ['price', otherMoney],
  [
    'price',
    longPattern('iu')`
    \bfor \d+ ?(?:quid|bucks)\b|^\d+[.,]\d\d (?:once|one[- ](?:time|off)|for life|lifetime|monthly|yearly
      |(?:a|per) (?:week|month|year))(?!\p{L})|^\d+ ?(?:pounds?|quid|euros?|dollars?
      |bucks)(?: (?:the lot|ono|obo|each|cash|firm|collection|collect|pick ?up|only|[A-Z]{1,2}\d{1,2}))*$
    |^prices? (?:per|for one|is for|are for) |^[$£€]?\d+ (?:for (?:an?|each|every|the) (?:second|third|next
        |other|additional|extra)|each after(?: that)?)\b|^\d{1,4} (?:posted|delivered|shipped|plus (?:post|postage|p&p)|inc(?:luding)? (?:post|postage|p&p))$
    |^\d{2,6} (?:no offers|o?vno|ono|obo|firm)\b
    |^asking (?:price )?(?:of |only |just )?[$£€]?\d[\d.,]*k?$|[$£€]\s?\d
    |^\d+(?:[.,]\d\d)? (?:a|per) (?:month|year|night)(?!\p{L})
    |\b\d[\d.,]{0,24}\s?(?:usd|eur|gbp|dollars|euros?)\b|(?<!\b(?:weighs?|weighing|weight(?: of)?|holds?
        |supports?|carries|capacity(?: of)?|up to|over|under|about|only
        |just|(?:strengths?|weights?|resistance|tensions?|loads?|settings?|levels?|dogs?|cats?|pets?|\p{L}{3,}bells?)
          \s(?:from|of|between|range(?:s|ing)? from|up to) [\d.,]{1,6} (?:to|and)
        )\s(?:(?:only|just|about|around|up to)\s)?[\d.,]{0,12})(?<![\d.,])\d[\d.,]{0,24}\s?pounds\b(?! of (?:force
        |pressure|resistance|weight|torque|thrust|pull))
    |\b(?:cash|venmo|paypal|bank transfer|zelle|cash app)\b|\bfixed[- ]price\b
    |\bfree (?:for|up to|quote|estimate|visit|to use|with)\b|\b(?:one[- ](?:off|time) purchase
      |single (?:purchase|payment)|(?:purchase|payment) of \d|in-app purchases?|one(?:[- ]time)? payment|pay once|subscription|free trial|no subscription
      |free of charge)\b|^free$
  `,
  ],
  [
    'care',
    longPattern('iu')`
    ^(?:\p{L}+ )?(?:wash|clean|rins|wip|launder|dust)\p{L}* by hand$
    |\b(?:dry (?:at once|immediately|thoroughly|before|after)|(?:rub|buff) with|polish with|dry flat
      |lay (?:it |them )?flat (?:to|and|until) (?:air[- ])?dry|line dry
      |(?<!(?:between|each|every|first|per|grey|gray|white|lime|black|acid|stone|colou?r|oak|walnut|dark
          |light|mid|medium|rinse|blue|indigo|vintage|enzyme|natural) )(?:hand |machine |cold )?wash(?:able|ing
        |es)?\b(?! process)|(?<!between )washes? |dishwasher|tumble|dry[- ]?clean
      |iron (?:on|at|inside|low|cool)|do not iron|^(?:low|cool|warm|no) iron|^iron$
      |(?<!\b(?:water|baby|wet|no|\d+|pack of|cleaning|makeup)\s)(?<!\()wipes?\b(?! ?(?:\)|$|[,;.]))|^wipe\b
      |easy to clean|(?<!\b(?:makes?|gives?|with|for|leaves?) (?:an? )?(?:\p{L}+ )?)cleans?\b(?!,? (?:and )?dry (?:skin|hair|face|surface|area|hands|nails)| (?:skin|face|hair|hands|nails)\b)(?! (?:cuts?
          |lines?|look|finish|edges?|break|design|air|water|sound|style|title|condition))|clean with|bleach
      |re-?(?:oil|wax|proof|season)(?:ing)?\b|oil (?:it|the|once|every)
      |^(?:re-?)?(?:oil|wax|grease|polish|feed) (?:now and (?:then|again)|occasionally|regularly|lightly
        |sparingly|from time to time|when (?:it )?(?:looks? )?dry|with (?:a |our |food|beeswax|linseed
          |mineral))|air[- ]dry|line dry|spot clean|dust (?:it )?with\b|store (?:in|at|away|cool|dry)
      |keep (?:dry|cool|refrigerated|in|(?:below|under|at|between) \d)|refrigerat|best before|shelf life|freeze(?!s|[- ]?dr(?:y|ied))
      |descale)|^rinse (?:the|it|them|well|after|before|under|with)\b|^air (?:it|them|out)\b
  `,
  ],
  [
    'limit',
    longPattern('iu')`
    \b(?:consult|ask|see|speak (?:to|with)|talk to|check with) (?:your|a|an?) (?:doctor|gp|physician|midwife
      |vet|pharmacist|healthcare)\b|^(?:fine|ok(?:ay)?|happy) (?:on|in
      |over) (?:an? |the |open |gas |camp)?(?:fires?|hobs?|ovens?|microwaves?|freezers?|induction|grills?
      |barbecues?|bbqs?|campfires?|stoves?|aga)\b|^not an? \p{L}|(?:\bnot|\b(?:is|are)n[’']t) (?:be )?(?:for|suitable|intended
      |recommended|safe|waterproof|water[- ]resistant|compatible|to be|meant|exposed|certified|yet|ready|available
      |dishwasher|microwave|machine[- ]washable|bendable|foldable)\b|\bno [^,;.]{2,40} yet$
    |\bin a (?:later|future|coming) (?:version|update|release)\b|\blater this year\b
    |(?<!\bso (?:that )?\p{L}{1,6} )(?<!\b(?:that|which) )(?<!^(?!please |so )(?:\p{L}+ ){1,3})\b(?:do not|don[’']t)\b
    |\b(?:does not|doesn[’']t|will not|won[’']t|cannot|can[’']t) (?:fit|suit|work (?:with|on|in)|connect
      |be used|go (?:in|on|with))\b|\bavoid\b|\bmay (?:be|become|get) (?:slippery|hot|sharp)\b|^caution
    |^warning|\bkeep (?:away|out of)\b|^(?:keep )?out of (?:the )?reach\b
    |\bmax(?:imum|\.)? (?:load|weight|user)|\b(?:supports?|holds|carries|load
      |bears?) (?:of )?up to \d+ ?(?:kg|lbs?)|\bweight limit\b|\brequires\b|\bneeds (?:an?|two|\d|the)\b
    |(?<!\byou(?:[’']ll| will)? )\bnever\b|\bmay contain\b|\bcontains? (?:tree )?(?:nuts|gluten|milk|dairy|lactose|soya?|almonds?
      |hazelnuts?|walnuts?|cashews?|wheat|eggs?|peanuts|sesame|mustard|celery|fish|shellfish|molluscs
      |crustaceans|lupin|sul(?:ph|f)ites)(?! (?:proteins?|oil|butter|wax|extract|powder|shells?)\b)
    |\ballergen|\bsmall parts\b|\bsupervis|\bchoking (?:hazard|risk)|\brisk of choking\b
    |\bdiffers? (?:a little|slightly)|\bvar(?:y|ies) (?:a little|slightly)
  `,
  ],
  [
    'certificate',
    /\b(?:certified|certificate|certification|registered|licen[sc]ed|accredited|insured|approved|fda|gots|fsc|oeko-?tex|iso \d+|ce[- ]mark\w*|en ?\d{2,}|astm|ukca|dbs[- ]checked|patented)\b/iu,
  ],
  ['award', /\baward(?:s|ed)?\b|\baward-winning\b|\bmedal\b/iu],
  [
    'age',
    longPattern('iu')`
    \bages? \d|\baged? (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) (?:and|to|or)\s)|\b\d+ ?[-–] ?\d+ ?mos?\b|\b\d+ ?(?:years|months|yrs)(?: and up|\+| up)
    |\bfrom (?:\d+|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) to \p{L}+) (?:years|months)\b|\bbought (?:new )?(?:in )?\d{4}|\bpurchased (?:in )?\d{4}
    |\b\d+ (?:years?|months?) old\b|(?<!\b(?:open|serving|trading|in business|going|running) |\b(?:open
        |established|trading) in )\bsince \d{4}\b|\bbuilt in \d{4}\b
  `,
  ],
  [
    'occasion',
    /\b(?<!\b(?:longer|slower|busier|closed|until|before|after) (?:at |over |around )?)(?:birthdays?|weddings?|christmas|house-?warming|anniversar(?:y|ies)|mother[’']?s day|father[’']?s day|valentine[’']?s?|graduation|baby shower|easter|halloween|hanukkah|eid|new homes?|christening|retirement)\b|\bas a (?:gift|present)\b|\b(?:gift|present) for\b|\bgift idea/iu,
  ],
  [
    'audience',
    longPattern('iu')`
    ^(?:for|suits|suitable for|made for|designed for|aimed at) (?:\p{L}+ ){0,4}?(?:women|men|kids|children
      |toddlers|bab(?:y|ies)|girls|boys|teens|teenagers|adults|beginners?|professionals?|students?|runners
      |cyclists|hikers|campers|travell?ers|gamers|teachers|parents|families|dogs?|cats?|pets|gardeners|cooks
      |bakers|artists|musicians|photographers|seniors|lovers|owners|people|anyone|those|teams|freelancers
      |homeowners|landlords)\b|\b(?:women|men|kid|children|girl|boy)[’']?s[’']?\b|\bunisex\b
    |\b(?:coffee|tea|dog|cat|book|plant|music|wine) lovers\b|\bno experience\b
  `,
  ],
  [
    'compatibility',
    longPattern('iu')`
    (?<!\b(?:that|which) )\bfits (?!(?:(?:one|two|three|four|\d|your|most|small|large|adult) )*(?:fingers?
        |thumbs?|hands?|palms?)\b|(?:well|fine|snug(?:ly)?|tight(?:ly)?|perfectly|nicely|securely
        |flush)$)(?:the |all |most |an? |into |in |on )?|\bcompatible with\b
    |^for (?:\p{L}+ )?(?:\d\S* )?\p{L}* ?\d+ ?v batter(?:y|ies)\b|\bworks (?:with
      |on) (?!no (?:hum|noise|issues?|problems?|faults?|errors?|play|crackle|delay) ?|a |the same
      |(?:lw|mw|fm|am|dab)\b|dry|wet|(?:both )?(?:mains|batter)|hair|skin|walls?|floors?)
    |\bfor (?:iphone|ipad|samsung|pixel|macbook|android|ps5|xbox|nintendo)\b
    |\bsuit(?:s|able for) (?:all |gas|induction|electric)|\biphone and ipad\b|\b(?:android|ios) \d
    |\bbluetooth\b|\binduction\b
  `,
  ],
  // "For VW Golf Mk7 1.4 TSI 2013-2019": what a part is made for, by its maker and its number.
  [
    'compatibility',
    /^[Ff]or (?:the |all )?(?!(?:Year|Key Stage|Grades?|Ages?|Levels?|GCSE|Class|Sizes?|UK|US|EU|Men|Women|A\d)(?!\p{L}))(?=[^,;]*\d)\p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d(][\p{L}\d./()&-]*)+$/u,
  ],
  [
    'method',
    longPattern('iu')`
    \bhand[- ]?(?:made|thrown|crafted|painted|woven|stitched|sewn|poured|carved|printed|stamped|knit(?:ted)?
      |dyed|forged|cut|finished|turned|blown|rolled|picked|embroidered|tied|bound)\b
    |(?<!\b(?:tested|checked|inspected|packed|cleaned|washed|cleaned up) )\bby hand\b|\bwheel[- ]thrown\b
    |\bcold[- ](?:pressed|process(?:ed)?)\b|\bsmall[- ]batch\b|\b(?:slow|stone|freshly|fresh)[- ](?:roasted
      |ground|baked|dried)\b|\bkiln\b|\bsolid cast\b|\bletterpress|\bscreen[- ]printed
    |\blaser[- ](?:cut|engraved)
  `,
  ],
  [
    'origin',
    /\b(?:made|sewn|built|woven|roasted|grown|produced|brewed|crafted|printed|bottled|manufactured|assembled|sourced|thrown|harvested|designed|milled|baked|spun|knitted)\b(?! (?:every|each|daily|weekly|fresh))[^,;]{0,30}\b(?:in|at|from) (?:\p{Lu}|our|my|a |the )|^[Pp]roduct of (?:the )?\p{Lu}/u,
  ],
  ['story', /(?:^|\s)(?:I|I[’']m|I[’']ve|[Ww]e|[Ww]e[’']re|[Ww]e[’']ve|[Mm]y|[Oo]ur)\s|\sthough$/u],
  [
    'use',
    longPattern('iu')`
    ^(?:for|ideal for|good for|great for|(?:lovely|nice|handy|brilliant|fab|super|pretty|sweet) for
      |suited (?:to|for)|suitable for|perfect for|use(?: it| them)? (?:as|for|in|on|with)
      |works (?:as(?! (?:it should|expected|new|intended|normal|described|they should))|well)|how to use
      |to use)\b|\bused (?:for|as)\b|\bapply\b|\btake it (?:to|along)\b
  `,
  ],
];
