/** Words of place and time that open a phrase without a noun before it. */
export const prepositions =
  /^(?:for|with|without|in|on|from|by|to|at|of|under|over|between|inside|against|up to|since|within|after|before|per|via)\s/iu;

/** First words of an order. */
export const orderVerbs = new Set(
  'link tell measure specify state upload email text remember provide oil wax season grease dust polish sponge vacuum wait wash wipe clean rinse dry store keep use do avoid tap press scan pick save set add choose write send message hang plug charge connect open close pour shake apply leave let take place put wear wet rub hold see please read learn track plan share remove insert screw fill boil soak iron handle allow book call ask order contact note mix serve enjoy refrigerate freeze recycle compost water feed create make record draw build edit sync export import follow compare adjust attach fold laminate turn lift pull push slide peel stick trim spray sprinkle warm chill bake cook brew steep grind load install mount align tighten loosen replace change switch swap select enter upload download sign register visit start stop join invite print find check get view browse search listen watch play stay meet discover give protect relax bring elevate transform soak stir drizzle scoop squeeze sleep unroll unwrap preheat reheat dissolve massage design manage organise organize steam roast grill fry toast blend whisk mash chop slice simmer marinate knead toss sew knit stitch crochet glue wrap lay tie hook clip strap swipe blot tuck unzip unclip unscrew unplug untie lather exfoliate cleanse moisten submerge rotate repeat'.split(
    ' ',
  ),
);
/** Third persons that are a verb wherever they stand behind a noun. */
export const thirdPersonVerbs = new Set(
  'sees asks knows learns logs counts sorts splits merges tells finds teaches translates calculates identifies recognises recognizes notifies converts suggests blends chops brews foams mixes slices holds fits stores runs folds comes keeps works charges weighs measures stands lasts includes contains covers takes carries supports makes gives shows uses has is opens closes locks slides hangs stacks screws clips attaches connects pairs plays records tracks scans sends reminds syncs lets helps protects dries cleans washes goes needs requires offers serves feeds suits converts adjusts rotates tilts turns swivels detaches unscrews dims glows burns smells tastes pours brews heats cools filters cuts grinds absorbs stays sits rests reaches delivers ships arrives differs varies replaces reduces prevents doubles features provides allows shields blocks dissolves foams lathers melts grows blooms rolls packs cooks bakes steeps simmers assembles installs beeps vibrates inflates deflates thaws hardens expands unfolds unrolls detects dispenses removes repels resists reveals extends tucks zips unzips glides spins telescopes wraps hugs fastens buckles pivots flips nests softens nourishes hydrates soothes cleanses brightens strengthens insulates ventilates darkens traps catches collects hides lifts stops seals filters scrapes lights brings becomes fades develops feels looks remains starts likes loves prefers bakes fries whips minces mows froths shines tows welds hoists'.split(
    ' ',
  ),
);

/** Participles that do not end in "ed". */
export const participles = new Set(
  'made sewn thrown woven knit built cut sold worn held hung drawn spun bound blown ground grown bought set shot written sprung cast kept hand handmade ridden driven'.split(
    ' ',
  ),
);
