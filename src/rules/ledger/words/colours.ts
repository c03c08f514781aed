import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Colours in English; German; Spanish; French (writing guide §4.2). The first English form is the id. */
export const colourLines = `
black; schwarz, schwarze, schwarzer, schwarzes; negro, negra; noir, noire
white; weiß, weiße, weißer, weißes; blanco, blanca; blanc, blanche
off-white, off white; cremeweiß, wollweiß; blanco roto; blanc cassé
cream; creme, cremefarben; crema; crème, écru
ivory; elfenbein; marfil; ivoire
beige; beige, beigefarben; beige; beige
taupe; taupe; topo, taupe; taupe
sand; sandfarben; arena; sable
camel; camel, kamel; camel; camel
tan; hellbraun; tostado; fauve
brown; braun, braune, brauner, braunes; marrón; marron, brun, brune
chocolate; schokobraun; chocolate; chocolat
cognac; cognac; coñac; cognac
caramel; karamell; caramelo; caramel
grey, gray; grau, graue, grauer, graues; gris; gris, grise
space grey, space gray; spacegrau; gris espacial; gris sidéral
gunmetal; ; ; 
anthracite; ; ; 
oxblood; ochsenblut; ; sang de bœuf
greige; ; ; 
ecru; ; ; 
charcoal; anthrazit; antracita; anthracite
silver-coloured, silvery; silbern, silberfarben; plateado, plateada; argenté, argentée
golden, gold-tone; golden, goldfarben; dorado, dorada; doré, dorée
rose gold; roségold; oro rosa; or rose
red; rot, rote, roter, rotes; rojo, roja; rouge
burgundy; bordeaux, bordeauxrot; burdeos, granate; bordeaux
crimson; karmesin; carmesí; cramoisi
scarlet; scharlachrot; escarlata; écarlate
maroon; kastanienbraun; granate oscuro; bordeaux foncé
rust; rostrot, rostfarben; teja; rouille
terracotta-coloured; terrakottafarben; color terracota; terracotta
coral-coloured; korallenrot; coral; corail rose
pink; rosa, pink; rosa; rose
blush; altrosa; rosa palo; rose poudré
dusty pink, dusty rose; altrosé; rosa empolvado; vieux rose
fuchsia; fuchsia; fucsia; fuchsia
magenta; magenta; magenta; magenta
orange; orange; naranja; orange
apricot; apricot; albaricoque; abricot
peach; pfirsich; melocotón; pêche
yellow; gelb, gelbe, gelber, gelbes; amarillo, amarilla; jaune
mustard; senfgelb, senf; mostaza; moutarde
ochre; ocker; ocre; ocre
green; grün, grüne, grüner, grünes; verde; vert, verte
sage green, sage; salbeigrün, salbei; verde salvia; vert sauge
olive green; olivgrün, oliv; verde oliva; vert olive
forest green; waldgrün, tannengrün; verde bosque; vert sapin
mint green, mint; mintgrün; verde menta; vert menthe
emerald green; smaragdgrün; verde esmeralda; vert émeraude
khaki; khaki; caqui; kaki
teal; petrol, petrolblau; verde azulado; bleu canard
turquoise; türkis; turquesa; turquoise
aqua; aquablau; aguamarina; aqua
blue; blau, blaue, blauer, blaues; azul; bleu, bleue
navy, navy blue; marineblau, dunkelblau; azul marino; bleu marine
royal blue; königsblau; azul real; bleu roi
sky blue; himmelblau, hellblau; azul cielo, celeste; bleu ciel
cobalt; kobaltblau; azul cobalto, cobalto; bleu cobalt
indigo; indigo; índigo; indigo
denim blue; jeansblau; azul vaquero; bleu jean
purple; violett, lila; morado, púrpura; violet, violette
lilac; flieder; lila; lilas
lavender-coloured; lavendelfarben; color lavanda; lavande
plum; pflaume; ciruela; prune
mauve; mauve; malva; mauve
multicoloured, multicolored, multicolour, multicolor; mehrfarbig, bunt; multicolor; multicolore
transparent; durchsichtig, transparent; transparente; transparent
graphite; graphit; grafito; graphite
natural-coloured; naturfarben; color natural; naturel
`;

/** German shades, `colour: what stands before it`: compounds that every shop writes, each a colour of its own. */
const germanShades = `
grau: hell dunkel rauch silber schiefer stein maus perl asch taupe beton zement nebel eisen mittel blass
grün: hell dunkel moos flaschen apfel limetten gras pistazien see meer eukalyptus farn jade schilf gift neon mittel blass matcha lind kiwi
blau: rauch tauben eis stahl nacht mitternachts tinten kornblumen pastell baby enzian azur saphir ozean blass graphit indigo
rot: wein kirsch ziegel dunkel hell feuer rubin signal purpur beeren tomaten kupfer korallen erdbeer
braun: dunkel nuss kaffee haselnuss cognac schokoladen reh nougat mittel rot zimt
gelb: hell zitronen sonnen pastell honig mais dotter butter neon gold safran
rosa: hell zart blass pastell kirschblüten puder lachs
weiß: rein schnee perl alt natur porzellan milch
schwarz: tief matt pech blau raben
lila: hell dunkel pastell
violett: dunkel hell blass
`;

const endings = ['', 'e', 'er', 'es', 'en', 'em'];
/** "Rosa" and "lila" have no endings. */
const isFixed = (colour: string): boolean => colour.endsWith('a');

/** Lines like those of {@link colourLines} for the German shades alone: one a shade, with its endings in the German column. */
const germanShadeLines = (): string =>
  shadeNames()
    .map(([front, colour]) => {
      const forms = isFixed(colour) ? [''] : endings;
      return `${front}${colour}; ${forms.map((ending) => front + colour + ending).join(', ')}`;
    })
    .join('\n');

/** The German shades without endings, one in a line. */
export const germanShadeNames = (): string =>
  shadeNames()
    .map((parts) => parts.join(''))
    .join('\n');

/** Each German shade as what stands before its colour, and the colour. */
function shadeNames(): (readonly [front: string, colour: string])[] {
  return germanShades
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [colour = '', before = ''] = line.split(': ');
      return before.split(' ').map((front) => [front, colour] as const);
    });
}

/** Spanish and French shades of two words, `group; ; Spanish; French`: a noun behind the colour is no stuff of the thing. */
const romanceShadeLines = `
pearl grey; ; gris perla; gris perle
mouse grey; ; gris ratón; gris souris
smoke grey; ; gris humo; gris fumé
stone grey; ; gris piedra; gris pierre
slate grey; ; gris pizarra; gris ardoise
light grey; ; gris claro; gris clair
dark grey; ; gris oscuro; gris foncé
moss green; ; verde musgo; vert mousse
bottle green; ; verde botella; vert bouteille
apple green; ; verde manzana; vert pomme
pistachio green; ; verde pistacho; vert pistache
water green; ; verde agua; vert d'eau
lime green; ; verde lima; vert anis
eucalyptus green; ; verde eucalipto; vert eucalyptus
dark green; ; verde oscuro; vert foncé
light green; ; verde claro; vert clair
night blue; ; azul noche; bleu nuit
petrol blue; ; azul petróleo; bleu pétrole
ice blue; ; azul hielo; bleu glacier
baby blue; ; azul bebé; bleu layette
electric blue; ; azul eléctrico; bleu électrique
ink blue; ; azul tinta; bleu encre
light blue; ; azul claro; bleu clair
dark blue; ; azul oscuro; bleu foncé
wine red; ; rojo vino, color vino; rouge vin, lie de vin
cherry red; ; rojo cereza; rouge cerise
brick red; ; rojo ladrillo; rouge brique
dark red; ; rojo oscuro; rouge foncé
pale pink; ; rosa pálido; rose pâle
light pink; ; rosa claro, rosa bebé; rose clair
ash pink; ; rosa ceniza; rose cendré
lemon yellow; ; amarillo limón; jaune citron
pale yellow; ; amarillo pálido; jaune pâle
dark brown; ; marrón oscuro; marron foncé
light brown; ; marrón claro; marron clair
chocolate brown; ; marrón chocolate; marron chocolat
`;

/** Shades of a language beside {@link colourLines}, in the same columns; empty where it has none of its own. */
export function shadeLines(language: WrittenLanguage): string {
  if (language === 'de') return germanShadeLines();
  return language === 'es' || language === 'fr' ? romanceShadeLines : '';
}

/** "Rauchgraue", "Grünes": a German colour with the ending of a noun; the group is the colour without it. */
const germanInflected =
  /^(\p{L}*(?:blau|grün|rot|grau|braun|gelb|weiß|schwarz|silbern|golden|violett|bunt|mehrfarbig|farben|transparent|durchsichtig))(?:e[mnrs]?)$/iu;

/** A German colour as it stands alone: "grün" of "Grüne Vase"; what has no ending stays as it is. */
export function uninflectedColour(value: string): string {
  return germanInflected.exec(value)?.[1] ?? value;
}
