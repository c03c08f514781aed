import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { cutFlaws, hadThings } from './spanish-had.ts';
import { behindMeasures, measuresOfPart, measuresOfThing } from './spanish-measures.ts';
import { missingIn, type SpanishSaid } from './spanish-sentences.ts';
import type { Told } from './said-in-sentences.ts';

/**
 * A predicate in few words: a `part` that the thing has, what comes `along`, a `trait` that agrees with it, a `use` or whom it is for,
 * a `measure` with its name, the `stuff` that it is made of, what it is `without`, its one `colour`.
 */
export interface SpanishPhrase {
  text: string;
  says: 'part' | 'along' | 'trait' | 'use' | 'measure' | 'stuff' | 'without' | 'colour';
  /** "Grosor" and "5 mm". */
  row?: { name: string; value: string };
  /** Said where the thing is named: "crema de manos con manteca de karité". */
  names?: boolean;
}

const being = String.raw`(?:es|son|está|están|queda|quedan|va|van|viene|vienen|fue|fueron)`;
const wholly = String.raw`(?:(?:completamente|totalmente|íntegramente|enteramente|todo|toda|muy|también|además|100 ?%) )?`;
const made = String.raw`(?:fabricad|hech|confeccionad|elaborad|realizad|construid|tejid|cosid|tallad|forjad|modelad|trenzad|producid|montad)[oa]s?`;
const byHand = /^(?:(?:a mano|a máquina|artesanalmente|en \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s)+/u;
const madeOf = new RegExp(
  `^${being} ${wholly}(?:(?:${made} )?(?:a mano )?(?:de|en)|${made} (?:a mano )?con) (.+)$`,
  'u',
);

const stuffNoun =
  /^(?:lona|loneta|madera|cuero|piel|lino|algodón|lana|acero|hierro|aluminio|latón|bronce|cobre|plata|oro|barro|arcilla|gres|cerámica|porcelana|loza|vidrio|cristal|plástico|bambú|corcho|caucho|goma|silicona|resina|mimbre|ratán|yute|esparto|palma|cáñamo|fieltro|terciopelo|tela|tul|gasa|nailon|nylon|poliéster|polipropileno|polietileno|neopreno|melamina|mármol|granito|piedra|cemento|concreto|papel|cartón|cartulina|cera|soja|soya|roble|pino|nogal|haya|fresno|olivo|teca|acacia|cedro|parota|cerezo|abedul|caoba|ébano|titanio|carbono|fibra|microfibra|franela|pana|mezclilla|denim|seda|satén|alpaca|mohair|cachemira|merino|espuma|gel|látex|tagua|peltre|zinc|estaño|metal|sisal|rafia|ante|gamuza|charol|vinilo|acrílico|policarbonato|tritán|abs|pla|pvc|eva|tpu|plumón|plumas|borrego|vellón|crin|hule|felpa|viscoelástica|encino|mezquite|bejuco|totora)(?!\p{L})/iu;

/** A stuff by its first noun, with what describes it; empty where it is none. */
export function stuffIn(text: string): string {
  const told = text
    .replace(byHand, '')
    .replace(/^(?:(?:una? )?(?:mezcla|combinación) de |(?:el|la|un|una) |tablas de |pura? )/u, '')
    .replace(/\s(?:en|a) (?:mi|nuestro|el|la|mano|ganchillo|crochet|telar|torno|dos agujas)(?: .*)?$/u, '')
    .replace(/\s(?:con|por) .*$/u, '')
    .replace(/\s(?:muy|bastante|super) \p{L}+$/u, '');
  const bare = told.replace(/^\d[\d,.]* ?% (?:de )?/u, '');
  const isStuff =
    stuffNoun.test(bare) ||
    claimHits(bare, 'es').some(({ payload, start }) => payload.kind === 'material' && start === 0);
  return isStuff && told.split(' ').length <= 6 && !/(?<!\p{L})(?:o|u)(?!\p{L})|[;:]/u.test(told) ? told : '';
}

const shade = longPattern('u')`
  ^(?:(?:de color|en color|color) )?((?:negr|blanc|roj|amarill|morad|rosad|dorad|platead|celest|turques|crem|crud|anaranjad|violet)[oae]s?
    |azul(?:es)?|verde|verdes|gris|grises|beige|marrón|marrones|rosa|naranja|café|plata|burdeos|mostaza|antracita)
    ((?:\s(?:oscur[oa]s?|clar[oa]s?|mate|marino|oliva|botella|cielo|menta|pastel|petróleo|antracita|perla|hueso))?)$
`;

const traitWord = longPattern('u')`
  ^(?:(?!disponible|sensible|visible|responsable|agradable|amable|confortable|increíble|posible|imposible|estable|saludable|razonable|adorable|fiable|durable|notable|considerable|compatible|inolvidable|imprescindible|favorable|probable|impecable|variable|flexible$)
    \p{Ll}{3,}[aei]bles?|impermeables?|antideslizantes?|antiadherentes?|antibacterian[oa]s?|hipoalergénic[oa]s?|inalámbric[oa]s?|vegan[oa]s?|flexibles?|extensibles?
    |térmic[oa]s?|hermétic[oa]s?|acolchad[oa]s?|forrad[oa]s?|dorad[oa]s?|reforzad[oa]s?|ergonómic[oa]s?|giratori[oa]s?|elástic[oa]s?|orgánic[oa]s?|ecológic[oa]s?|magnétic[oa]s?|telescópic[oa]s?
    |esmaltad[oa]s?|barnizad[oa]s?|galvanizad[oa]s?|encerad[oa]s?|numerad[oa]s?|firmad[oa]s?|articulad[oa]s?|bordad[oa]s?|tallad[oa]s?|pintad[oa]s?|plegad[oa]s?|ajustad[oa]s?|esmerilad[oa]s?|antivaho|antihumedad|multiuso|unisex|bilingües?|silencios[oa]s?|transparentes?|redond[oa]s?|cuadrad[oa]s?|rectangular(?:es)?|ovalad[oa]s?|sellad[oa]s?|resellables?)
    ((?:\s(?:a mano|a máquina|en altura|en lavadora|por ambos lados|al agua|al calor|por dentro|por fuera|por USB(?:-C)?|hasta \d[\d.,]* ?(?:cm|m)))?)$
`;
/** Participles that say nothing without what they are done with. */
const bareParticiple = /^(?:pintad|tallad|plegad|ajustad|forrad|bordad)[oa]s?$/u;
const longTrait = longPattern('u')`
  ^(?:resistentes? (?:al?|a la|a los|a las) \p{L}+(?: \p{L}+)?(?: y (?:al?|a la|a los) \p{L}+)?|libres? de [\p{L} ]{3,30}|compatibles? con [\p{L}\d -]{3,30}|certificad[oa]s? (?:por )?[\p{L}\d -]{3,20}
    |(?:hech|pintad|tallad|bordad|cosid|tejid|decorad|tornead|grabad|encuadernad|forjad|esmaltad|lijad|pulid|cortad|anudad|modelad|ensamblad|elaborad|fabricad)[oa]s? a mano
    |(?:forrad|rellen|tapizad|estampad|recubiert|rematad|revestid)[oa]s? (?:de|con|en) (?:una? |el |la )?\p{L}+(?: \p{L}+){0,3}
    |(?:esmaltad|pintad|teñid|acabad|lacad|bordad)[oa]s? en (?:color )?\p{L}+(?: (?:oscur[oa]|clar[oa]|mate|marino))?|reforzad[oa]s? (?:con|de|en) \p{L}+(?: \p{L}+)?
    |sin (?:costuras|cables?|aluminio|parabenos|sulfatos|perfume|alcohol|gluten|azúcar))$
`;
const people =
  /^(?:niñ|bebé|adult|principiant|persona|perr|gat|cachorr|hombre|mujer|piel|pies|cabello|pelo|conejo|estudiant|viajer|mascota|corredor|jugador|ciclist|deportist|profesional|zurd|diestr|músic|recién|familia|parej|chic|jóven|mayores|oídos|rostro|cuellos?|muñecas)/u;
const suitsFor = new RegExp(
  String.raw`^${being} (?:también |además )?(?:(apt[oa]s?|adecuad[oa]s?)|pensad[oa]s?|diseñad[oa]s?|indicad[oa]s?|hech[oa]s?|concebid[oa]s?|cread[oa]s?|recomendad[oa]s?|ideal(?:es)?|perfect[oa]s?|útil(?:es)?) para (.+)$`,
  'u',
);
const serves = /^(?:sirve|sirven|vale|valen) (?:también )?para (.+)$/u;

function usesIn(clause: string): SpanishPhrase[] {
  const [, apt = '', told = ''] = suitsFor.exec(clause) ?? ['', '', serves.exec(clause)?.[1] ?? ''];
  const whom = told.replace(/^(?:el|la|los|las|un|una) (?=\p{L})/u, '').replace(/,\s.*$/u, '');
  if (
    whom === '' ||
    /(?<!\p{L})(?:quien(?:es)?|tu|tus|su|sus|ti|todos?|todas?|cualquier|usted|este|esta)(?!\p{L})/u.test(whom)
  )
    return [];
  if (people.test(whom)) return [{ text: `para ${whom}`, says: 'use' }];
  if (apt !== '') return [{ text: `${apt} para ${whom}`, says: 'trait' }];
  return /^\p{L}+[aei]r(?:se)?(?=\s|$)/u.test(whom) || whom.split(' ').length > 4
    ? []
    : [{ text: `para ${whom}`, says: 'use' }];
}

const able: Readonly<Record<string, string>> = {
  pliega: 'plegable',
  plegar: 'plegable',
  dobla: 'plegable',
  doblar: 'plegable',
  ajusta: 'ajustable',
  ajustar: 'ajustable',
  regula: 'regulable',
  regular: 'regulable',
  desmonta: 'desmontable',
  desmontar: 'desmontable',
  recarga: 'recargable',
  recargar: 'recargable',
  apila: 'apilable',
  apilar: 'apilable',
  extiende: 'extensible',
  extender: 'extensible',
  lava: 'lavable',
  lavar: 'lavable',
  reclina: 'reclinable',
  reclinar: 'reclinable',
  inclinar: 'inclinable',
  atenuar: 'atenuable',
  enrollar: 'enrollable',
  quitar: 'extraíble',
  extraer: 'extraíble',
};
const reflexive =
  /^se (?:(puede|pueden) )?(\p{Ll}+?)(n)?(?:\s(?:también|además|fácilmente))?(?:\s(a mano|a máquina|en lavadora|en (?:dos|tres|cuatro|cinco|seis|\d+) posiciones|en la lavadora|por USB(?:-C)?|en altura|en el lavavajillas|a \d+ (?:grados|°C)))?(?=\s|$)/u;

function ableIn(clause: string): string {
  const [, can, verb = '', several, how = ''] = reflexive.exec(clause) ?? [];
  const word = able[verb.replace(/n$/u, '')] ?? able[verb];
  if (word === undefined || (can === undefined && verb.endsWith('r'))) return '';
  const isMany = several !== undefined || can === 'pueden' || verb.endsWith('n');
  if (how === 'en el lavavajillas') return '';
  return `${word}${isMany ? 's' : ''}${how === '' ? '' : ` ${how.replace('en la lavadora', 'en lavadora')}`}`;
}

export const isTrait = (word: string): boolean =>
  (traitWord.test(word) && !bareParticiple.test(word)) || longTrait.test(word);

/** The adjectives of a clause, as they agree with its subject. */
function adjectivesIn(clause: string): string[] {
  const list = new RegExp(`^${being} ${wholly}(.+)$`, 'u').exec(clause)?.[1];
  if (list === undefined) return [ableIn(clause)].filter((word) => word !== '');
  if (longTrait.test(list)) return [list];
  return list.split(/,\s|\sy\s|\se\s/u).filter((word) => isTrait(word));
}

/** "Negra" and "azul marino", where it is all that the list says of colour. */
export function colourIn(clause: string): string {
  const list = new RegExp(`^(?:es|son|viene en|está en) (.+)$`, 'u').exec(clause)?.[1] ?? '';
  const [, colour = '', tone = ''] = shade.exec(list.split(/\sy\s(?=\p{L}+[^s]$)/u)[0]!) ?? [];
  return list.includes(',') || / (?:o|y) (?:negr|blanc|roj|azul|verd|gris|ros|amarill|beige)/u.test(list)
    ? ''
    : `${colour}${tone}`;
}

/** Nouns of a sentence's subject that no buyer looks for as a part. */
const noPart = longPattern('iu')`
  ^(?:cajas?|cajitas?|empaques?|embalajes?|paquetes?|envoltorios?|frascos?|tarros?|tubos?|botes?|envases?|latas?|sobres?|envíos?|precios?|fotos?|imágenes|garantía|etiquetas?|clientes?|taller|entrega|pago|tienda
    |marcas?|manchas?|rayones|rayón|arañazos?|golpes?|abolladuras?|desgaste|modelo|modelos|pareja|niñ[oa]s?|perr[oa]s?|gat[oa]s?|hij[oa]s?|mayoría|gente|resultado|diseño|proceso|técnica|idea|estado|funcionamiento
    |factura|ticket|recibo|casa|versión|agua|comida|café|té|color|colores|tamaño|talla|otr[oa]s?|resto|demás|única?|únicos?|verdad|problema|defecto|nuestr[oa]s?|mí[oa]s?|tuy[oa]s?|suy[oa]s?)(?!\p{L})
`;

/** The case of a watch, and no parcel. */
const metal = /^(?:acero|oro|plata|titanio|latón|bronce)/u;

function ofPart(clause: string, part: string): SpanishPhrase[] {
  const noun = part.split(' ')[0]!;
  if (/^colore?s?$/u.test(noun)) {
    const colour = colourIn(clause);
    return colour === '' || noun !== 'color' ? [] : [{ text: colour, says: 'colour' }];
  }
  const measured = measuresOfPart(clause, part);
  if (measured.length > 0) return measured;
  const isOfWatch = /^caja$/u.test(part) && stuffIn(madeOf.exec(clause)?.[1] ?? '').match(metal) !== null;
  if ((noPart.test(part) && !isOfWatch) || part.split(' ').length > 4 || /\d/u.test(part)) return [];
  const less = lacking.exec(clause)?.[1];
  if (less !== undefined && /^\p{L}+$/u.test(less)) return [{ text: `${part} sin ${less}`, says: 'part' }];
  if (/^no\s/u.test(clause)) return [];
  const found: SpanishPhrase[] = [];
  const lens = /^es (?:un |el |de )?(\d+(?:-\d+)? ?mm(?: f\/?\d[\d.,]*)?)/u.exec(clause)?.[1];
  if (lens !== undefined && /^(?:objetivo|lente)$/u.test(noun))
    found.push({ text: `${noun} de ${lens}`, says: 'part' });
  const stuff = stuffIn(madeOf.exec(clause)?.[1] ?? '');
  if (stuff !== '' && !part.includes(` de ${stuff.split(' ')[0]!}`))
    found.push({ text: `${part} de ${stuff}`, says: 'part' });
  const [first] = [...adjectivesIn(clause).filter((word) => !/^(?:vegan|apt)/u.test(word)), colourIn(clause)];
  if (first !== undefined && first !== '') found.push({ text: `${part} ${first}`, says: 'part' });
  const counted =
    /^(?:tiene|tienen|cuenta con|lleva|ofrece) ((?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+) (puntos|velocidades|niveles|posiciones|capas|ajustes|alturas|intensidades)(?: de \p{L}+)?)$/u.exec(
      clause,
    )?.[1];
  if (counted !== undefined) found.push({ text: `${part} de ${counted}`, says: 'part' });
  return found;
}

const having =
  /^(?:también )?(?:tiene|tienen|posee|poseen|incorpora|incorporan|lleva|llevan|cuenta con|cuentan con|dispone de|disponen de|hay|integra|integran|luce|lucen) (?:también )?(.+)$/u;
const bringing =
  /^(?:también )?(?:incluye|incluyen|trae|traen|viene con|vienen con|va con|van con|se entrega con|se entregan con|se vende con|se envía con|viene acompañad[oa] de|incluyo|incluimos) (?:también )?(.+)$/iu;
const lacking =
  /^no (?:lleva|llevan|contiene|contienen|tiene|tienen|usa|usan|utiliza|utilizan) (?:ningún |ninguna )?((?!(?:el|la|los|las|un|una|nada|más|que|mucho|mucha|marcas?|defectos?|rayones|manchas?|golpes?|fallos?|daños?)(?:\s|$))\p{L}{2,}(?: \p{L}+)?(?:(?:,| ni) \p{L}+){0,3})$/u;

const runs = /^(?:dura|duran|funciona|funcionan) (hasta \d+ (?:horas|días)(?: con una (?:sola )?carga)?)$/u;
const charged = /^se (?:carga|recarga)n? (por (?:cable )?USB(?:-C)?)(?=\s|$)/u;

/** "Está tejida a mano en la India con yute natural": how, and of what. */
const byHandOf =
  /^(?:es|son|está|están) ((?:tejid|cosid|tallad|pintad|bordad|modelad|forjad|trenzad|tornead|hech|fabricad|elaborad|encuadernad)[oa]s? a mano)(?: en (?:\p{L}+ ){0,2}\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?(?: (?:con|de|en) (.+))?$/u;

function ofThing({ clause, agrees }: SpanishSaid, isMany: boolean): SpanishPhrase[] {
  const runtime = runs.exec(clause)?.[1];
  if (runtime !== undefined) return [{ text: runtime, says: 'measure' }];
  const charge = charged.exec(clause)?.[1];
  if (charge !== undefined) return [{ text: `carga ${charge}`, says: 'part' }];
  const less = lacking.exec(clause)?.[1];
  if (less !== undefined) return [{ text: `sin ${less}`, says: 'without' }];
  if (clause.startsWith('no ')) return [];
  const measured = measuresOfThing(clause);
  if (measured.length > 0)
    return [
      ...measured,
      ...hadThings(behindMeasures(clause)).map((text) => ({ text, says: 'part' as const })),
    ];
  const [, hand = '', withStuff = ''] = byHandOf.exec(clause) ?? [];
  const stuff = stuffIn(hand === '' ? (madeOf.exec(clause)?.[1] ?? '') : withStuff);
  if (stuff !== '' || hand !== '')
    return [
      ...(hand === '' || !agrees ? [] : [{ text: hand, says: 'trait' as const }]),
      ...(stuff === '' ? [] : [{ text: stuff, says: 'stuff' as const }]),
    ];
  const uses = usesIn(clause);
  if (uses.length > 0) return uses.filter(({ says }) => says === 'use' || agrees);
  const along = bringing.exec(clause)?.[1];
  if (along !== undefined) return hadThings(along).map((text) => ({ text, says: 'along' }));
  const had = having.exec(clause)?.[1];
  if (had !== undefined) return hadThings(had).map((text) => ({ text, says: 'part' }));
  const colour = colourIn(clause);
  if (colour !== '' && agrees && !colour.endsWith('s')) return [{ text: colour, says: 'colour' }];
  const isOfMany = /^(?:son|están|se \p{Ll}+n|vienen|quedan)(?=\s)/u.test(clause);
  return adjectivesIn(clause)
    .filter((word) => agrees || !/[oa]s?(?=\s|$)/u.test(word.split(' ')[0]!))
    .map((word) => ({
      text: isOfMany && !isMany ? word.replace(/^(\p{L}+[oae])s(?=\s|$)/u, '$1') : word,
      says: 'trait',
    }));
}

const isThere =
  /^(?:En|Dentro|Detrás|Delante|A los lados|Sobre|Bajo)\s?[^,]{0,40}?,?\s(?:hay|tiene|lleva|incluye|trae|encontrarás) ((?:una?|dos|tres|cuatro|\d+) .{4,60})$/u;
const comesAlong =
  /^((?:Una?|Dos|Tres|Cuatro|\d+) [^,]{4,50}?) (?:viene|vienen|va|van|está|están|queda|quedan) (?:incluid[oa]s?|en la caja)$/u;
const keeps =
  /^(?:mantiene|mantienen|conserva|conservan) ((?:el|la|las|los) )?(\p{L}+ (?:fr[íi][oa]s?|calientes?)) (?:durante|hasta|por) (\d+ horas)(?=\s|$)/u;

function there(clause: string): SpanishPhrase[] {
  const along = comesAlong.exec(clause)?.[1];
  if (along !== undefined)
    return hadThings(`${along.charAt(0).toLowerCase()}${along.slice(1)}`).map((text) => ({
      text,
      says: 'along',
    }));
  const had = isThere.exec(clause)?.[1];
  return had === undefined ? [] : hadThings(had).map((text) => ({ text, says: 'part' }));
}

/** What whole Spanish sentences say in few words: "El fondo es de cuero" → "fondo de cuero", "no lleva BPA" → "sin BPA". */
export function spanishPhrases(
  clauses: readonly SpanishSaid[],
  sentences: readonly Told[],
  name: string,
): SpanishPhrase[] {
  const known = new Set<string>();
  const isMany = name.split(/[\s,-]/u)[0]!.endsWith('s');
  const lacking = missingIn(sentences);
  return clauses
    .flatMap((said): SpanishPhrase[] => {
      const [, , drink = '', time = ''] = keeps.exec(said.clause) ?? [];
      if (drink !== '' && said.part === '') return [{ text: `${drink} durante ${time}`, says: 'measure' }];
      if (said.part === 'there') return there(said.clause);
      return said.part === '' ? ofThing(said, isMany) : ofPart(said.clause, said.part);
    })
    .filter(
      ({ text, says }) =>
        text !== '' &&
        !cutFlaws.test(text) &&
        !(
          (says === 'along' || says === 'part') &&
          lacking.has(
            foldWord(
              text
                .replace(/^\S+ (?=\p{L}+)/u, (front) =>
                  /^(?:dos|tres|cuatro|cinco|seis|\d+) $/u.test(front) ? '' : front,
                )
                .split(' ')[0]!,
            ),
          )
        ) &&
        !known.has(text) &&
        known.add(text).size > 0,
    );
}
