import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { isGemstone } from './gemstones.ts';
import { woods } from './implied-claims.ts';
import { typeHits } from './type-hits.ts';
import { isBurnedOrWorked, isOnlyDenied } from './not-its-stuff.ts';
import { isScented, namesNotes } from './scents.ts';

/** What the name of a material means on a thing of one type. */
export interface MaterialReading {
  /**
   * Kind of a clause or a detail that was taken for a material: the metals of a device are its colours, the woods and
   * cloths of a scented thing are what it smells of and so a `feature`. Any other kind stays.
   * @param clause the words around it, that may name the part which is made of it
   * @param sentence the whole sentence, whose other entries may be herbs beside a "sage"
   */
  kindOf: (kind: FactKind, text: string, clause: string, sentence?: string) => FactKind;
}

const treated =
  /^(?:ver(?:gold|silber|chrom|kupfer|zinn|zink|nickel)\p{L}*t|lackiert|beschichtet|eloxiert|furniert|foliert)$/iu;

const metalColour =
  /^(?:(?:rose|space) )?(?:silver|gold|bronze|copper|titanium|silber|roségold|kupfer|plata|plateado|oro|dorado|cobre|argent|or|doré|cuivre)$/iu;
/** A bare word that is a colour of nearly everything: nobody sells a suitcase of gold. */
const precious = /^(?:silver|gold|silber|plata|oro|argent|or)$/iu;
/** What is made of silver or gold indeed: jewellery, what lies on a table, coins, and what a goldsmith works with. */
const ofPrecious =
  /(?:(?<!\p{L})(?:ear)?rings?|hoops?|studs?|necklaces?|pendants?|bracelets?|bangles?|chains?|brooch(?:es)?|cuff ?links?|cuffs?|lockets?|charms?|anklets?|tiaras?|jewel\p{L}*|coins?|medals?|medallions?|sovereigns?|ingots?|bullion|spoons?|teaspoons?|forks?|knives|cutlery|flatware|tongs|ladles?|salvers?|trays?|candlesticks?|goblets?|tankards?|teapots?|tea sets?|coffee pots?|creamers?|thimbles?|whistles?|rattles?|frames?|beads?|findings|wire|clasps?|crosse?s?|crucifix|watch(?:es)?|rosar(?:y|ies)|leaf|piercings?|kette|anhänger|armband|armreif|brosche|creolen|stecker|schmuck|münze|besteck|löffel|gabel|messer|becher|leuchter|dose|uhr|anillos?|pendientes?|collar(?:es)?|pulseras?|cadena|colgantes?|broche|gemelos|monedas?|cubiertos|cuchar\p{L}*|bandeja|reloj|medalla|alianzas?|aros?|bagues?|boucles? d[’']oreilles?|colliers?|bracelets?|chaîne|pendentifs?|médaill\p{L}*|créoles|alliance|couverts?|cuillères?|plateau|montre|bijou\p{L}*)(?!\p{L})/iu;
const saysPrecious =
  /sterling|(?<!\d)(?:925|950|800|585|750|375)(?!\d)|\d ?(?:k|ct|kt|carats?|karat|quilates)(?!\p{L})|solid|massi[fv]|maciz|plate|vermeil|filled|hallmark|assay|punz|poinçon|vergold|versilb|chapad|bañad|plaqué|(?:fine|pure|real|recycled) (?:silver|gold)|feinsilber|feingold|(?:silver|gold) (?:leaf|foil|thread|wire)/iu;

/** "Lens glass clean", "back glass cracked": how a part is, not what the device is made of. */
const glass = /^(?:glass|glas|vidrio|verre)$/iu;
const glassPart =
  /\bglass[- ]head(?:s|ed)?\b|\b(?:(?:lens|screen|display|back|rear|viewfinder) glass|glass (?:back|is (?:clean|clear)|clean|clear of)|(?:clean|clear) glass)\b/iu;
/** "Mesh window, mesh pockets": what a part lets through, not what the thing is made of. */
const meshPart = /\bmesh (?:window|pocket|panel|insert|pouch|vent|side|divider)s?\b/iu;
const amberVessel = /\bamber (?:jars?|bottles?|tins?|pots?|vessels?|tumblers?|vials?)\b/iu;
const shadeOfAmber = /\b(?:light|dark|pale|deep|golden) amber\b/iu;
const amberGlass = /\bamber(?:,? (?:and|or|&) \p{L}+)? glass\b/iu;
const colourStuff = longPattern('iu')`
  ^(?:coral|sand|slate|amber|rosewood|driftwood|willow|garnet|topaz|citrine|aquamarine|jade|emerald|ruby
    |sapphire|amethyst|onyx|obsidian|mahogany|ebony|pearl|stone|copper|gold|silver|bronze|ivory|terracotta
    |charcoal|brass|oak|walnut|linen|clay|koralle|bernstein|schiefer|kupfer|messing|terrakotta|arena|perla
    |cobre|ámbar|corail|ambre|ardoise|cuivre|perle)$
`;
const herbColour =
  /^(?:sage|mint|mustard|lavender|plum|peach|apricot|salbei|minze|senf|lavendel|pflaume|pfirsich|aprikose|menta|mostaza|lavanda|ciruela|melocotón|menthe|moutarde|lavande|prune|pêche|sauge)$/iu;
const herbs =
  /(?<!\p{L})(?:basil|thyme|rosemary|parsley|oregano|chives?|dill|coriander|chamomile|lemon balm|basilikum|thymian|rosmarin|petersilie|schnittlauch|oregano|koriander|kamille|melisse|albahaca|tomillo|romero|perejil|orégano|manzanilla|basilic|thym|romarin|persil|ciboulette|coriandre|camomille)(?!\p{L})/iu;
/** What is named after a stuff and is none of the thing: "wood glue", "silver ink", "satin stitch". */
const afterStuff =
  /^[ -](?:glue|stain|filler|screws?|cleaner|polish|ink|print(?:ed)?|foil|lettering|writing|stitch(?:es)?|paint|patterns?|patterned|motifs?)\b/iu;

/** "Oak tree", "birch forest", "pine cones": what a picture shows or a wreath is wound of, and no wood. */
const grown =
  /\b(?:oak|walnut|birch|pine|maple|ash|beech|cherry|cedar|willow|olive|elm|bamboo|apple|fir|spruce|larch|rowan|cypress|eucalyptus|palm|cotton|linden|poplar|hazel|alder|hawthorn|magnolia|ebony)[ -](?:trees?|lea(?:f|ves)|forests?|groves?|woodlands?|branch(?:es)?|blossoms?|cones?|needles?|sprigs?|saplings?|boughs?|catkins?|flowers?|blooms?|fields?)\b/iu;

/** "Heißfolienprägung in Gold", "lettering in silver": the colour of what stands on it. */
const beforeStuff =
  /(?:prägung|schrift|druck|stempel|lettering|foil(?:ing)?|ink|print(?:ed)?|writing|letters|impresión|letras|dorure|impression|lettres)\s(?:in|en)\s$|(?<!\p{L})(?:finitions?|acabado|imitación|imitation|aspect|décor)\s$/iu;

/** "Polymer clay cutter set", "leather punch": what the tool is used on, and too soft to make one of. */
const workedStuff =
  /^(?:(?:polymer|air[- ]dry|modell?ing) )?clay$|^(?:leather|fabric|paper|felt|foam|cardboard|vinyl|glass|wood)$/iu;
const toolBehind =
  /^[ -](?:cutters?|punch(?:es)?|extruders?|shears|scissors|carving|burning|dyes?|sealers?|conditioners?|strippers?|restorers?|markers?)(?!\p{L})/iu;

function isOfAnother(stuff: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(stuff.toLowerCase());
  return (
    (at !== -1 && afterStuff.test(sentence.slice(at + stuff.length))) ||
    (at !== -1 && workedStuff.test(stuff) && toolBehind.test(sentence.slice(at + stuff.length))) ||
    (at !== -1 && beforeStuff.test(sentence.slice(0, at))) ||
    // "Storm Glass" between its marks is a name.
    (at !== -1 &&
      /["“„][^"”“]{0,40}$/u.test(sentence.slice(0, at)) &&
      /^[^"”“]{0,20}["”“]/u.test(sentence.slice(at + stuff.length))) ||
    // The whole clause, "Schrift in Gold".
    beforeStuff.test(stuff.replace(/\p{L}+$/u, '')) ||
    /^\p{L}+ (?:glue|stain|filler|cleaner|polish)\b/iu.test(stuff) ||
    // The whole clause, "orange butterfly gold pattern".
    /\s(?:gold|silver|bronze|copper) (?:patterns?|prints?|motifs?|lettering|writing|foil)$/iu.test(stuff) ||
    (/^(?:satin|silk)$/iu.test(stuff) && /\bstitches\b/iu.test(sentence))
  );
}

const colourTalk =
  /\b(?:colou?rs?|colou?rways?|shades?)\b(?: \p{L}+){0,4}:?\s|(?:^|\s)(?:farben|colores|couleurs|coloris)(?!\p{L})/iu;
/** "Choose gold, silver or rose gold", "six pots: pearl, rose, ice blue, lilac, gold": names between commas, as colours are listed. */
const listed =
  /^(?:[^:]{1,60}:\s|(?:choose|pick|(?:available|comes?) in)\s)?\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+(?:,? (?:or|and) \p{L}+(?: \p{L}+)?)?$/iu;

/** Whether a stuff stands in a list of which another entry is a colour and nothing else. English. */
function isAmongColours(sentence: string): boolean {
  const plain = sentence.replace(/[.!]$/u, '').trim();
  return (
    plain.includes(', ') &&
    listed.test(plain) &&
    claimHits(plain, 'en').some(({ payload }) => payload.kind === 'colour')
  );
}

/** Whether a stuff, or the whole choice, is of two between which a buyer chooses and of which one is a colour and nothing else. English. */
function isOneOfTwo(stuff: string, sentence: string): boolean {
  const pair = /(?:^|,\s|\bin\s)(\p{L}+) or (\p{L}+)(?=[.,;]|$)/iu.exec(sentence)?.slice(1, 3) ?? [];
  const said = stuff.toLowerCase().split(' or ');
  const isColour = (word: string): boolean =>
    claimHits(word, 'en').some(({ payload }) => payload.kind === 'colour');
  return (
    said.every((word) => pair.some((one) => one.toLowerCase() === word)) &&
    pair.some(isColour) &&
    pair.every((word) => isColour(word) || colourStuff.test(word))
  );
}

/** Whether the wood is named as a plant everywhere in a sentence, or a clause names the plant and no stuff. */
function namesGrown(text: string, sentence: string): boolean {
  const rest = (text.includes(' ') ? text : sentence).replace(new RegExp(grown, 'giu'), ' ');
  const stuff = claimHits(rest, 'en').filter(({ payload }) => payload.kind === 'material');
  return text.includes(' ')
    ? stuff.length === 0
    : !stuff.some(({ start, end }) => rest.slice(start, end).toLowerCase() === text.toLowerCase());
}

/** "Polymer clay earrings terracotta arch", "linen apron sand": behind the stuff and the thing such a word is a shade. */
const shadeBehind =
  /^(?:terracotta|sand|slate|coral|amber|charcoal|stone|ivory|pearl|clay|rust|copper|oak)$/iu;
const partBehind =
  /^\s(?:buckles?|clasps?|buttons?|beads?|beaded|pendants?|drops?|inlays?|tops?|bases?|glass|legs?|handles?|trims?|links?|chains?|studs?|rings?|charms?|dust|feet|frames?|lids?|stands?|plates?|tiles?)\b/iu;

function isShadeBehind(stuff: string, sentence: string): boolean {
  if (!shadeBehind.test(stuff) || /[,;:(]/u.test(sentence)) return false;
  const at = sentence.toLowerCase().lastIndexOf(stuff.toLowerCase());
  const front = sentence.slice(0, at).trimEnd();
  if (at < 4 || partBehind.test(sentence.slice(at + stuff.length))) return false;
  if (/\s(?:with|and|or|of|in|on|from|for|the|a|an|to|by|over|under|no|&|\+)$/iu.test(front)) return false;
  const made = claimHits(front, 'en').filter(({ payload }) => payload.kind === 'material');
  // Between the stuff and its shade stands the thing: "brass oak stand" is of both.
  return made.length > 0 && made.at(-1)!.end < front.length;
}

/** "Wax jacket", "wax cotton hat": what the cloth is treated with, and nothing that the thing is made of. */
const waxed =
  /\bwax(?:ed)? (?:cotton|cloth|canvas|jackets?|coats?|parkas?|gilets?|vests?|hats?|caps?|trousers|bags?|backpacks?|aprons?|finish)\b/iu;

/** Clothes and soft furnishings: "Maple Cardigan" and "Willow Midi Dress" bear a name. */
const ofCloth =
  /\b(?:dress(?:es)?|gowns?|cardigans?|sweaters?|jumpers?|pullovers?|skirts?|shirts?|tees?|blouses?|tops?|trousers|pants|leggings|jeans|shorts|coats?|jackets?|hoodies?|sweatshirts?|vests?|pyjamas|pajamas|rompers?|jumpsuits?|playsuits?|dungarees|overalls|bloomers|bonnets?|scar(?:f|ves)|shawls?|wraps?|snoods?|cowls?|socks?|mittens?|gloves?|hats?|beanies?|swimsuits?|bikinis?|kimonos?|robes?|ponchos?|totes?|tote bags?|towels?|blankets?|throws?|quilts?|rugs?|cushions?|pillows?|curtains?|bedding|duvet covers?|pillowcases?|aprons?|bibs?|swaddles?|tea towels?|yarn)$/iu;
const hard =
  /^(?:oak|walnut|beech|birch|pine|spruce|cedar|maple|willow|elm|yew|poplar|alder|sycamore|larch|acacia|teak|mahogany|ebony|rosewood|marble|granite|opal|onyx|topaz|agate|obsidian|peridot)$/iu;

/** Whether a hard stuff stands before cloth and no part of it. English. */
function isNameOfCloth(stuff: string, sentence: string, type: string): boolean {
  if (!hard.test(stuff) || !ofCloth.test(type)) return false;
  const at = sentence.toLowerCase().indexOf(stuff.toLowerCase());
  return at !== -1 && !clothPart.test(sentence.slice(at + stuff.length));
}
const clothPart =
  /^\s(?:wood(?:en)?\s)?(?:buttons?|toggles?|beads?|beaded|buckles?|rings?|hoops?|clasps?|studs?|snaps?|rivets?|zips?|handles?|brooch|pins?|dowels?|rods?|hangers?)\b/iu;

/** "Some rust", "bit of rust on the chain": no colour. */
const rusty =
  /\b(?:some|light|slight|surface|little|minor|any|no|bits?|spots?|patch(?:es)?) (?:\p{L}+ )?(?:of )?rust\b/iu;

/** What grows: a yew hedge is of no wood. */
const plant =
  /(?:^|[\s-])(?:plants?|hedg(?:es?|ing)|hedging plants?|trees?|saplings?|seeds?|seedlings?|shrubs?|bonsa[iïí]s?|whips?|cuttings?|bare[- ]roots?|plantas?|semillas?|árbol(?:es)?|arbustos?|plantes?|graines?|arbres?|arbustes?|haies?)$|(?:pflanzen?|hecken?|samen|sträucher|strauch|bäume|baum|setzlinge?)$/iu;
const ofWood: ReadonlySet<string> = new Set([...woods, 'willow']);

/** What gives a face or a nail its colour: no stuff is in it that its shade is named after. */
const makeup =
  /\b(?:lip (?:stains?|tints?|gloss(?:es)?|balms?|oils?|liners?|crayons?|paints?)|lipsticks?|blush(?:er)?|bronzer|highlighter|eye ?shadows?|eye ?liner|nail (?:polish|varnish|lacquer)|mascara|foundation|concealer)$/iu;

/** Shades that are food. */
const eaten =
  /^(?:(?:dark|milk|white|bitter|belgian) )?(?:chocolate|chocolat|caramel|honey|cream|coffee|mustard|cherry|lemon|lime|orange|peach|plum|olive|vanilla|cinnamon|salmon|mint|saffron|hazelnut|chestnut|walnut|apricot|strawberry|raspberry)$/iu;

/** Whether a fruit that is a colour elsewhere is what a clause cleans or flavours with. */
function isRubbedWith(colour: string, clause: string): boolean {
  return (
    /^(?:lemon|lime|olive|mustard|cherry|peach|plum|apricot)$/iu.test(colour) &&
    /\b(?:polish|clean|wash|rub|wipe|rinse|scrub|season|oil|drizzle|serve|mix)(?:ed|s)?\b.{0,24}\b(?:with|in)\s(?:\p{L}+\s){0,2}\p{L}+/iu.test(
      clause,
    )
  );
}

const joint = /,|\s(?:with|and|or|mit|und|oder|con|y|o|avec|et|ou)\s/iu;

/** "Base: driftwood, amber" of a diffuser: what comes through last. */
const fruit =
  /^(?:orange|mandarine|limette|pfirsich|lavendel|naranja|mandarina|melocotón|lavanda|pêche|lavande|abricot)$/iu;
/** What is of cloth, thread or metal, whatever its shade. */
const softThing =
  /^(?:pendientes|aretes|aros|collar|pulsera|vestido|camisa|camiseta|blusa|falda|gorro|bolso|cojín|funda|manta|cortina|toalla|muselina|bandana|arrullo|boucles|collier|bracelet|robe|chemise|bonnet|coussin|housse|plaid|rideau|lange|bavoir|foulard|sac)(?!\p{L})|(?:ohrringe|kette|armband|kleid|hemd|bluse|mütze|kissen|decke|vorhang|tuch|tasche|lätzchen|bezug)$/iu;
/** What a thing is used on, behind a label. */
const onSurface =
  /^(?:floors?|surfaces?|floor types?|suelos?|superficies?|tipos? de suelo|böden|bodenarten|untergründe?|sols?|types? de sols?)\s?:\s/iu;

/** "Étui carton", "caja de cartón": what the thing is packed in. */
const packed =
  /^(?:étui|boîte|pochette|sachet|emballage|caja|estuche|bolsa|sobre|tarro)\s(?:en |de )?(?:carton|kraft|cartón|papel|papier)(?!\p{L})/iu;
const spotless =
  /(?:autres?|état|tout|toute|sont|est|reste|encore|vraiment|propre|impec\p{L}*)\s(?:est |sont )?nickel|^nickel(?:\s(?:et|!|chrome)|$)/iu;
const noteLabel =
  /^(?:(?:top|head|heart|middle|base)(?: notes?)?|notes?|scent|fragrance|kopfnote|herznote|basisnote|duft|notas? de (?:salida|corazón|fondo)|notes? de (?:tête|cœur|coeur|fond))\s?:/iu;

export function materialReading(type: string, language: WrittenLanguage): MaterialReading {
  const smells = isScented(type, language);
  const isPlant = plant.test(type) && !/\b(?:artificial|faux|fake|wood(?:en)?)\b/iu.test(type);
  const category = typeHits(type, language).at(-1)?.category;
  const isDevice = category === 'electronics';
  const holdsNothing = /^(?:toys|apparel|furniture)$/u.test(typeHits(type, 'en').at(-1)?.category ?? '');
  const isMakeup = language === 'en' && makeup.test(type);
  return {
    kindOf(kind, text, clause, sentence = clause) {
      // "Suelos: cerámica" of a mop.
      if (kind === 'material' && onSurface.test(clause)) return 'feature';
      // "Vergoldet": how its surface was treated is told by its clause; nothing is made of it.
      if (kind === 'material' && language === 'de' && treated.test(text.trim())) return 'feature';
      // "Minze, Thymian, Rosmarin, Salbei": among herbs sage is one.
      if (kind === 'colour' && herbColour.test(text.trim()) && (smells || herbs.test(sentence)))
        return 'feature';
      // "Duftkerze Zimt Orange" smells of it.
      if (smells && kind === 'colour' && fruit.test(text.trim())) return 'feature';
      if (smells && (kind === 'colour' || kind === 'material') && noteLabel.test(sentence)) return 'feature';
      // "Brownies with dark chocolate": what is eaten is made with it.
      if (kind === 'colour' && category === 'food' && eaten.test(text.trim())) return 'feature';
      if (kind === 'colour' && rusty.test(clause)) return 'flaw';
      // "Polish with lemon": what it is rubbed with.
      if (kind === 'colour' && language === 'en' && isRubbedWith(text.trim(), clause)) return 'feature';
      // "4 cups" of a seat hold it by suction.
      if (kind === 'capacity' && holdsNothing && /^\d{1,2} cups?$/iu.test(text.trim())) return 'number';
      if (kind !== 'material') return kind;
      // "Reusable tin": what it comes in.
      if (
        language === 'en' &&
        /^(?:reusable|storage|gift|hinged|handy|small|round|travel) tin$/iu.test(text.trim())
      )
        return 'feature';
      // "Pendientes macramé terracota" are of its colour.
      if (
        language !== 'en' &&
        /^terracott?a$/iu.test(text.trim()) &&
        softThing.test(type) &&
        !/(?:de|aus|en) terracott?a/iu.test(sentence)
      )
        return 'colour';
      if (packed.test(clause) && !packed.test(type)) return 'feature';
      if (language !== 'en' && isOnlyDenied(text, language)) return 'feature';
      if (language !== 'en' && isBurnedOrWorked(text.trim(), sentence)) return 'feature';
      // "Les autres nickel", "état nickel": as good as new.
      if (language === 'fr' && /(?:^|\s)nickel$/iu.test(text.trim()) && spotless.test(clause))
        return 'feature';
      // "Silver (moondust)": behind it the shade has a name of its own.
      const bare = text.replace(/\s\([^()]{1,30}\)\s*$/u, '').trim();
      // "Colourway “Storm Glass”: slate".
      if (/^(?:colou?rways?|colou?rs?|shades?)\b/iu.test(text.trim())) return 'colour';
      if (isOfAnother(text.trim(), sentence)) return 'feature';
      if (isPlant && claimHits(text, language).some(({ payload }) => ofWood.has(payload.group)))
        return 'feature';
      if (language === 'en' && /^wax$/iu.test(text.trim()) && waxed.test(sentence)) return 'feature';
      if (language === 'en' && grown.test(sentence) && namesGrown(text.trim(), sentence)) return 'feature';
      if (language === 'en' && isShadeBehind(text.trim(), sentence)) return 'colour';
      if (language === 'en' && isNameOfCloth(text.trim(), sentence, type)) return 'feature';
      // "Pick your colour: mint, coral or mustard".
      if (colourStuff.test(text.trim()) && colourTalk.test(clause)) return 'colour';
      if (language === 'en' && colourStuff.test(text.trim()) && isAmongColours(sentence)) return 'colour';
      // "Teal or coral": the other one of two is a colour.
      if (language === 'en' && isOneOfTwo(bare, sentence)) return 'colour';
      if (isMakeup && colourStuff.test(text.trim())) return 'colour';
      // "Fine mesh" of a steel basket: how the stuff is worked.
      if (/^(?:(?:extra )?fine|micro|double|wide) mesh$/iu.test(text.trim())) return 'feature';
      // "Amber and clear glass" has the colour of amber, and an amber jar is what a candle is poured into.
      if (
        language === 'en' &&
        /^(?:(?:light|dark|pale|deep|golden) )?amber$/iu.test(bare) &&
        !ofPrecious.test(type)
      ) {
        if (amberVessel.test(sentence)) return 'feature';
        if (!smells && (amberGlass.test(sentence) || shadeOfAmber.test(sentence))) return 'colour';
      }
      if (isDevice && metalColour.test(bare)) return 'colour';
      // "Wharfedale Diamond 9.1" is a model.
      if (isDevice && isGemstone(bare, language)) return 'feature';
      if (precious.test(bare) && !ofPrecious.test(type) && !saysPrecious.test(sentence)) return 'colour';
      if (glass.test(text.trim()) && glassPart.test(clause)) return 'feature';
      if (/^mesh\b/iu.test(text.trim()) && meshPart.test(clause)) return 'feature';
      if (!smells) return kind;
      const own = clause.split(joint).find((piece) => piece.includes(text)) ?? clause;
      return namesNotes(own, language) ? 'feature' : kind;
    },
  };
}
