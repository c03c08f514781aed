import { longPattern } from '#rules/text/long-pattern.ts';

/** Headings that sellers set over the parts of a listing. English. */

/** Alone over what it names: "used material", "Processing time". */
export const bareLabel = longPattern('iu')`
  ^(?:materials?(?: used)?|used materials?|colou?rs?|care(?: instructions)?|washing|cleaning|dimensions?|measurements?
    |sizes?|weight|scents?|(?:(?:key|full|all|our|hero|main|active|star) ){0,2}ingredients|allergy advice|storage(?: instructions)?|fabric|shelf life|(?:best|perfect|ideal|great) for|contents|made of|manufactur(?:e|ing)|technique|closure|lining|finish|stone
    |metal|skill level|level|fit|engraving|personali[sz]ation|guarantee|warranty|cautions?|warnings?|allergens?|(?:ring |available )?sizes?|turnaround|(?:processing|production|making|turnaround|lead|dispatch|handling) times?)$
`;

/** Says no more than that something is told below it. */
export const saysNothing = longPattern('iu')`
  ^(?:(?:(?:full |short |new |product |item |general |more |other |extra |further |additional |technical |listing |key |the )?(?:descriptions?
        |details?|info(?:rmation)?|features?|specifications?|specs|overview|highlights|facts|basics))
    |(?:please )?notes?|please note|n\.?b\.?|important(?: (?:notes?|info(?:rmation)?))?|attention|good to know
    |sizes? ?\/ ?dimensions?(?: ?\/ ?weight)?|measurements? \(?(?:laid |lying |taken )?flat\)?
    |you(?:[’'‘]ll| will) (?:get|receive)|sustainability|specs|printing|(?:files? )?included(?: files?)?|files?|notice|size (?:chart|guide)
    |what (?:you|u)(?:[’'‘]ll|[’'‘]?re| will|  are)? (?:get(?:ting)?|receive)|what(?:[’']?s| is) (?:included|inside)
    |(?:this|the|your|each) (?:listing|pattern|set|kit|pack|order|purchase|bundle|download|file) (?:includes?|contains?|comes with)
    |about (?:this|the|my) (?:item|product|listing|piece)|delivery|shipping|postage|dispatch|shipping (?:times?|info(?:rmation)?|details)
    |how to (?:use|apply|wear|style|care|clean)(?: (?:it|this|them))?|how do i use it|(?:directions|instructions)(?: (?:for|of) use)?|usage|application|at a glance|what[’']?s (?:so )?(?:good|great|special|nice|lovely) about (?:it|this|them)
    |(?:(?:our|the|main|key|top|product|item|health|skin|amazing) ){0,2}(?:features?|benefits?|highlights|advantages)
      (?: (?:and|&) (?:features?|benefits?|specifications?))?(?: (?:of|at a glance)(?: [\p{L}’'-]+){0,5})?
    |(?:please |important |kind )?notice|about (?:our|this) design|(?:hand)?made by|meet the makers?|who (?:makes|made) (?:it|this|them)|the (?:fine print|good stuff)|(?:learn|read) more|shop now|product (?:story|overview)
    |sizing(?: guide| chart)?|(?:care|cleaning|washing|warranty|guarantee|materials?|fabric|sizes?|sizing|fit|storage|safety) (?:and|&|\/) (?:care|cleaning|washing|warranty|guarantee|materials?|fabric|sizes?|sizing|fit|storage|safety|use)|why (?!not)(?:[\p{L}\p{N}’'&-]+ ){0,7}[\p{L}\p{N}’'&-]+|what makes (?:[\p{L}\p{N}’'&-]+ ){1,6}(?:special|different|great|unique|so \p{L}+)
    |(?:photo |care |styling |helpful |pro )?tips
    |(?:product|candle|plant|jewel(?:le)?ry|leather|garment|fabric) care|why you(?:[’'‘]ll| will) love (?:it|this|them))\s?[:.!?]{0,3}$
`;

/** Over how the shop sends, takes back and is paid, how one orders, and where else it is found. */
export const policy = longPattern('iu')`
  ^(?:(?:shipping|delivery|postage|payments?|returns?|refunds?|exchanges?|cancel+ations?|shop|store|copyright
      |privacy|customs?)(?: (?:and|&|\/) (?:shipping|delivery|postage|payments?|returns?|refunds?|exchanges?|taxes
        |duties|handling))?\s?(?:policy|policies|terms|claims?|notices?|fees)
    |disclaimers?|copyrights?|terms(?: (?:of (?:use|service|sale)|(?:and|&) conditions))?|feedback
    |(?:shipping|delivery|postage|payments?) (?:and|&) (?:returns?|exchanges?|handling|payments?|postage|packing|delivery|shipping)
    |returns?(?: (?:and|&) (?:refunds?|exchanges?))?|refunds?|no[nt][ -]?refundable|payments?|customs(?: fees)?
    |contact(?: (?:us|me))?|about (?:us|me|my shop|our shop)|(?:my|our) (?:other )?shops?|follow (?:us|me)
    |(?:let[’']?s |stay |get )?connect(?:ed)?(?: with (?:us|me))?|stay in touch|social(?: media)?|find (?:us|me)
    |(?:how )?to (?:order|buy|purchase|personali[sz]e)|ordering(?: (?:info(?:rmation)?|process|instructions))?|faqs?|q ?& ?a
    |how to (?:download|edit|access)(?: (?:it|your files?))?|need help|having (?:trouble|issues|problems)|any (?:issues|problems)
    |frequently asked questions|coupons?(?: codes?)?|discounts?|wholesale|other items|production partners?
    |more from (?:us|me|my shop|our shop)|questions\??|thank you|thanks)\s?[:!?.]{0,3}$
`;

/** The same in letters set apart, whose words nobody can tell any more: "NON-REFUNDABLE". */
export const policySetApart =
  /^(?:(?:shipping|payment|return|refund|shop|store)s?(?:polic(?:y|ies)|terms)|disclaimers?|copyrights?(?:claims?|notices?)?|terms(?:ofuse|ofservice|andconditions|&conditions)?|feedback|returns?(?:andrefunds?|&refunds?)?|refunds?|non-?refundable|payments?|contact(?:us|me)?|about(?:us|me)|followus|questions\??|thankyou|thanks|howto(?:order|buy|purchase))\s?[:!?]?$/iu;

/** Over what buyers have said of the shop: one paragraph, and nothing of the thing. */
export const praiseHead =
  /^(?:what (?:(?:our )?(?:customers?|clients?|buyers?)|people|others|folks|they|you)(?:[’']re| are)? (?:say|said|saying|think)(?: about (?:us|it|them))?|(?:(?:customer|our|recent) )?(?:reviews|testimonials)|kind words)\s?[:.!?]{0,3}$/iu;
