import { labelledRows } from '#rules/text/labelled-rows.ts';
import type { Fact, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

type Abroad = Exclude<WrittenLanguage, 'en' | 'other'>;

/**
 * The plain colour that a shade is of, `colour: shades`, where the shade does not name it itself ("azul cobalto" does). Each
 * belongs to its colour whatever the thing is.
 */
const colourRows: Readonly<Record<Abroad, string>> = {
  de: `
blau: marine navy indigo kobalt petrol türkis aqua
grün: salbei oliv mint smaragd khaki moos petrol türkis
rot: bordeaux karmesin
lila: mauve flieder lavendel violett
gelb: senf ocker
braun: cognac camel karamell
orange: apricot
grau: anthrazit graphit
weiß: creme elfenbein
`,
  es: `
azul: turquesa celeste índigo cobalto
verde: salvia oliva menta esmeralda caqui turquesa
rojo: burdeos granate carmesí escarlata
rosa: fucsia magenta
morado: lila lavanda malva violeta
amarillo: mostaza ocre
marrón: coñac camel caramelo chocolate
naranja: albaricoque
gris: antracita grafito
blanco: marfil crema
`,
  fr: `
bleu: marine turquoise indigo cobalt
vert: sauge olive menthe émeraude kaki turquoise
rouge: bordeaux carmin écarlate
rose: fuchsia magenta
violet: lilas lavande mauve prune
jaune: moutarde ocre
marron: cognac camel caramel chocolat
orange: abricot
gris: anthracite graphite
blanc: ivoire crème écru
`,
};

/** The family that a stuff belongs to: who types "taburete de madera" is shown one of oak. */
const stuffRows: Readonly<Record<Abroad, string>> = {
  de: `
Holz: eiche nussbaum walnuss buche kiefer birke ahorn kirschbaum kirsche akazie teak esche zeder mahagoni lärche fichte ulme erle zirbe linde birkensperrholz sperrholz multiplex palisander
Metall: stahl edelstahl aluminium messing kupfer eisen gusseisen schmiedeeisen zink titan zinn federstahl
Kunststoff: polypropylen abs acryl polycarbonat polyethylen pvc acrylglas
Keramik: steinzeug steingut terrakotta porzellan
Wolle: merino
Leder: nubuk
Edelstein: labradorit mondstein amethyst citrin granat peridot turmalin aquamarin malachit karneol onyx achat jaspis topas saphir rubin smaragd opal lapislazuli rosenquarz
Stein: granit marmor schiefer speckstein
Papier: washi
`,
  es: `
madera: roble nogal haya pino abedul arce cerezo acacia teca olivo fresno cedro caoba castaño olmo álamo contrachapado palisandro encina
metal: acero aluminio latón cobre hierro hojalata zinc titanio peltre
plástico: polipropileno abs acrílico metacrilato policarbonato pvc
cerámica: gres loza terracota porcelana
lana: merino
piel: cuero
piedra natural: labradorita amatista citrino granate peridoto turmalina aguamarina malaquita cornalina ónix ágata jaspe topacio zafiro rubí esmeralda ópalo lapislázuli
piedra: granito mármol pizarra
`,
  fr: `
bois: chêne noyer hêtre pin bouleau érable merisier cerisier acacia teck olivier frêne cèdre acajou châtaignier peuplier orme contreplaqué palissandre
métal: acier inox aluminium laiton cuivre fer étain zinc titane fonte
plastique: polypropylène abs acrylique plexiglas polycarbonate pvc
céramique: grès faïence terracotta porcelaine
laine: mérinos
cuir: nubuck daim
pierre naturelle: labradorite améthyste citrine grenat péridot tourmaline malachite cornaline onyx agate jaspe topaze saphir rubis émeraude opale
pierre: granit marbre ardoise
`,
};

/** Stuffs that end in their family, which they are as well: "Zirbenholz", "Rindsleder", "Schurwolle". */
const germanEnding =
  /^(?!kunst|baum|glas|stein|stahl|halb|leder|neu|zell)\p{L}{3,}?(holz|leder|wolle|stahl|silber|papier|filz|keramik|metall)$/u;
const familyOfEnding: Readonly<Record<string, string>> = { stahl: 'Metall' };
/** "Dunkelblau", "salbeigrüne": the shade ends in its colour, with the ending that the noun behind it asks for. */
const germanShade = /^\p{L}{3,}?((?:blau|grün|rot|grau|braun|gelb|rosa|weiß|schwarz)(?:e[mnrs]?)?)$/u;
/** "Azul cobalto", "bleu marine", "vieux rose": the colour stands in the shade. */
const romanceShade: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^(azul|verde|gris|rosa|marr[oó]n|blanc[oa]|roj[oa]|amarill[oa]) (?!y |e |o )\p{L}+$/u,
  fr: /^(?:(bleu|vert|gris|rose|marron|blanc|rouge|jaune)e? (?!et |ou )\p{L}+|(?:vieux|vieille) (rose|rouge))$/u,
};
/** Words behind a Spanish or French stuff that say its sort. */
const sort = longPattern('u')`
  \s(?:maciz[oa]|natural|reciclad[oa]|inoxidable|esmaltad[oa]|forjado|envejecido|lacado|curtid[oa]|blanc[oa]
    |massif|massive|naturel(?:le)?|recyclée?|inoxydable|émaillée?|forgé|brossé|poli|laqué|brut|anodisé
    |merino|mérinos)(?:\s\d\S*)?$
`;

const read = new Map<string, ReadonlyMap<string, readonly string[]>>();

function tableOf(kind: 'colour' | 'material', language: Abroad): ReadonlyMap<string, readonly string[]> {
  const id = `${kind} ${language}`;
  const known = read.get(id);
  if (known !== undefined) return known;
  const table = new Map<string, string[]>();
  for (const [family, names] of labelledRows((kind === 'colour' ? colourRows : stuffRows)[language]))
    for (const name of names.split(' '))
      table.set(foldWord(name), [...(table.get(foldWord(name)) ?? []), family]);
  read.set(id, table);
  return table;
}

/**
 * Families of a colour or material in German, Spanish or French: "Holz" of "massive Eiche", "azul" of "azul cobalto"; none of two
 * colours in a row and of what is no whole name ("oro rosa", "Kunstleder").
 */
export function familiesAbroad(
  { kind, value }: Pick<Fact, 'kind' | 'value'>,
  language: Abroad,
): readonly string[] {
  if (kind !== 'colour' && kind !== 'material') return [];
  const plain = value.trim().toLowerCase();
  const table = tableOf(kind, language);
  if (language === 'de') {
    const last = plain.slice(plain.lastIndexOf(' ') + 1);
    if (kind === 'colour') {
      const shade = germanShade.exec(last)?.[1];
      return shade === undefined ? (table.get(foldWord(last)) ?? []) : [shade];
    }
    const ending = germanEnding.exec(last)?.[1];
    const known = table.get(foldWord(last));
    if (known !== undefined || ending === undefined) return known ?? [];
    return [familyOfEnding[ending] ?? ending.charAt(0).toUpperCase() + ending.slice(1)];
  }
  if (kind === 'colour') {
    const [, first, last] = romanceShade[language].exec(plain) ?? [];
    const shade = first ?? last;
    return shade === undefined ? (table.get(foldWord(plain)) ?? []) : [shade];
  }
  const bare = plain.replace(sort, '');
  return table.get(foldWord(bare)) ?? [];
}
