import { longPattern } from '#rules/text/long-pattern.ts';

/** The languages whose sentences are cut here at the verbs that follow one another. */
export type Romance = 'es';

/** How a sentence of a language names its thing, goes on with another verb, and what is left of a predicate as a phrase. */
export interface Grammar {
  /** What stands before the thing: "nuestra", "cada". */
  pointer: RegExp;
  /** "Este juego": whatever noun follows is the thing, unless it is a part or a stuff. */
  shown: RegExp;
  /** What sellers call any thing of theirs. */
  anyThing: RegExp;
  noThing: RegExp;
  /** A verb in the third person at the front of a text. */
  verb: RegExp;
  /** What may stand between two predicates. */
  joint: RegExp;
  /** A clause of its own, behind which nobody says whom the next verb means. */
  ownClause: RegExp;
  /** Another subject with its verb behind a joint: "y la espalda es transpirable". */
  otherSubject: RegExp;
  /** Each way to name what a predicate says; the first that fits. */
  phrases: readonly { said: RegExp; called: string | ((match: RegExpExecArray) => string) }[];
  /** A verb that is said of several things at once, and each of them with what shows that it is one of its own. */
  having: RegExp;
  object: RegExp;
  /** How a thing is made by hand and of what, in one predicate: its verb, what is done, where, and the stuff. */
  byHand: RegExp;
  /** A word behind the thing that describes it: "esta chaqueta negra". */
  describing: RegExp;
  hasVerb: RegExp;
  /** What is said of the thing whatever the sentence before it spoke of: "está disponible en negro". */
  ofThing: RegExp;
  /** A verb of several. */
  several: RegExp;
  /** What agrees with its subject, in phrases that are named so. */
  agrees: RegExp;
}

const ableStem: Readonly<Record<string, string>> = { lavar: 'lavable', plegar: 'plegable' };

const ableOf = (verb: string): string => ableStem[verb] ?? verb.replace(/ar$/u, 'able');

export const grammars: Readonly<Record<Romance, Grammar>> = {
  es: {
    pointer: /^(?:est[eao]s?|nuestr[oa]s?|mis?|el|la|los|las|cada)$/iu,
    shown: /^(?:est[eao]s?|nuestr[oa]s?)$/iu,
    anyThing:
      /^(?:sets?|kits?|packs?|juegos?|productos?|art[ií]culos?|piezas?|modelos?|conjuntos?|lotes?)$/iu,
    noThing: longPattern('iu')`
      ^(?:telas?|material(?:es)?|color(?:es)?|tejidos?|maderas?|pieles|piel|cueros?|lana|algodón|lino|tapas?|fundas?
        |asas?|mangos?|forros?|bolsillos?|correas?|patas?|base|sistemas?|funci(?:ón|ones)|tecnologías?|procesos?
        |técnicas?|método|fórmula|talleres|taller|equipo|tienda|empresa|cliente[s]?|envíos?|garantía|años?|mes(?:es)?
        |vez|tiempo|plazos?|precios?|oferta|tallas?|medidas?|batería|caja|aceite|mezcla|diseños?|pantallas?)$
    `,
    verb: longPattern('iu')`
      ^(?:(?:no\s)?(?:se\s\p{Ll}{2,}(?=\s|$)
        |(?:es|son|está|están|tiene|tienen|mide|miden|cabe|caben|incluye|incluyen|incorpora|incorporan|posee|poseen
          |ofrece|ofrecen|permite|permiten|contiene|contienen|soporta|soportan|resiste|resisten|alcanza|alcanzan
          |mantiene|mantienen|funciona|funcionan|sirve|sirven|viene|vienen|puede|pueden|ha|han|fue|fueron|evita
          |evitan|protege|protegen|absorbe|absorben|consume|consumen|aguanta|aguantan|admite|admiten|lleva|llevan
          |hidrata|huele|destiñe|destiñen|encoge|encogen|transparenta|transparentan|fomenta|fomentan|ayuda|ayudan
          |conserva|conservan|presenta|presentan|reduce|reducen|elimina|eliminan|gira|giran|arde|arden|cierra|cierran
          |procede|proceden|convierte|deja|dejan|cubre|cubren|combina|combinan|aporta|aportan|ocupa|ocupan|pertenece
          |vale|valen|aspira|aspiran|crea|crean|detecta|detectan|calienta|calientan|enfría|enfrían|conecta|conectan
          |emite|emiten|produce|producen|genera|generan|repele|repelen|filtra|filtran|nutre|nutren|suaviza|suavizan
          |retiene|retienen|sujeta|sujetan|encaja|encajan|queda|quedan|pasa|pasan|ilumina|iluminan|necesita|necesitan
          |requiere|requieren|utiliza|utilizan|usa|usan|va|van|hace|hacen|da|dan|pierde|pierden|afecta|afectan|suena
          |suenan|pica|pican|irrita|irritan|ensucia|ensucian|dispensa|regula|proyecta|reproduce|graba|facilita|facilitan
          |mejora|mejoran|garantiza|garantizan|transforma|realza|previene|previenen|calma|calman|refresca|refrescan)
          (?=\s|$)
        |(?:cuenta|cuentan)\scon\s|(?:dispone|disponen)\sde\s
        |(?:pesa|pesan|dura|duran|cuesta|cuestan)\s(?=\d|solo|sólo|unos|unas|apenas|menos|más|entre|hasta|muy|poco|tan
          |aproximadamente|casi|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)))
    `,
    joint: /^(?:y|e|además|también|,)$/iu,
    ownClause: longPattern('iu')`
      (?:^|\s)(?:que|quien|quienes|cuy[oa]s?|donde|cuando|mientras|si|porque|aunque|pero|para\sque|por\slo\sque|como
        |según|gracias|ya\sque)(?=\s)
    `,
    otherSubject: longPattern('u')`
      ,?\sy\s((?:el|la|los|las|sus?)\s\p{Ll}+(?:\s\p{Ll}+){0,3}?\s(?:es|son|está|están|tiene|tienen|lleva|llevan|mide|miden
        |dura|duran|conserva|conservan|se|no|incluye|incluyen|ha|han|va|van|viene|vienen|queda|quedan)\s.*)$
    `,
    phrases: [
      // "Es un regalo ideal", "tiene cuatro años": no trait.
      {
        said: /^(?:es|son) (?:una?|unos|unas|el|la|los|las|lo|nuestr[oa]s?|mis?|su|tan|como|así|más|menos) |^(?:tiene|tienen|lleva|llevan) (?:que|más de|casi|unos|unas|solo)?\s?(?:[\p{L}\d]+) (?:años?|mes(?:es)?|semanas|días)(?=\s|$)|^lleva\p{L}* \p{L}+(?:ando|iendo) /iu,
        called: '$&',
      },
      { said: /^(?:es|son) de la marca /u, called: '$&' },
      { said: /^(?:es|son) de la (?=talla )/u, called: '' },
      {
        said: /^incluyen? (?=(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) piezas(?=\s|$))/u,
        called: '',
      },
      // "Está ensartado a mano en mi estudio": how, and not where.
      {
        said: /^(?:está|están) (\p{Ll}+d[oa]s? a mano) (?:en|por) .*$/u,
        called: ([, how = '']) => how,
      },
      // "Está fabricada en aluminio forjado": the stuff alone is its trait.
      {
        said: /^(?:es|son|está|están) (?:fabricad|hech|confeccionad|elaborad|realizad|construid|ensartad|tejid|cosid|tallad|encuadernad|forjad|modelad|trenzad)[oa]s? (?:en|de|con) (?=\p{Ll}{3})(?!(?:el|la|los|las|un|una|nuestro|nuestra|forma|manera|modo|cuenta|casa|serie|colaboración|much[oa]|amor|cariño|mimo|cuidado|esmero|dedicación|paciencia|agujas?|ganchillo|máquinas?)(?:\s|$)|\p{L}+ (?:artesanal|tradicional))/u,
        called: '',
      },
      { said: /^(?:es|son) de (?=\p{Ll})(?!una? |el |la |los |las |aquí|segunda )/u, called: '' },
      // "Cada pieza es distinta", "es preciosa": an opinion, or nothing of what it has.
      {
        said: /^(?:es|son|está|están) (?:muy |bastante |realmente )?(?:distint|diferent|únic|especial|nuev|usad|viej|antigu|pequeñ|grand|bonit|precios|perfect|gratuit|gratis|fácil|sencill|así|tuy|mí|suficient|necesari|posibl|cómod|clar|list|buen|mal)\p{Ll}{0,4}(?:$|\s(?!para))/u,
        called: '$&',
      },
      { said: /^(?:es|son|está|están) (?=\p{L})(?!disponibles? )/u, called: '' },
      {
        said: /^no (?:contiene|contienen|lleva|llevan|tiene|tienen) (?!ning|nada|el |la |los |las |un |una |más |que )/u,
        called: 'sin ',
      },
      {
        said: /^(?:también |además )?(?:tiene|tienen|posee|poseen|incorpora|incorporan|lleva|llevan|cuenta con|cuentan con|dispone de|disponen de) (?:una?|unos|unas) (?=\p{L})/u,
        called: '',
      },
      // "Se pliega y tiene asa": a noun of one word alone would be half of a phrase.
      { said: /^(?:tiene|tienen|lleva|llevan) (?=\p{Ll}{3,}$)(?!una? )/u, called: 'con ' },
      {
        said: /^(?:tiene|tienen|posee|poseen|incorpora|incorporan|lleva|llevan|cuenta con|cuentan con|dispone de|disponen de) (?:(?:el|la|los|las) )?(?=[\p{L}\d])(?!una? |algo )/u,
        called: '',
      },
      { said: /^(?:mide|miden) (?=\d)/u, called: '' },
      { said: /^(?:vale|valen|sirve|sirven) (?=para\s)/u, called: '' },
      { said: /^(?:contiene|contienen) (?=[\p{L}\d])/u, called: '' },
      {
        said: /^se (?:puede|pueden) (lavar|plegar|ajustar|reutilizar|personalizar|desmontar|recargar|regular|apilar|enrollar|inclinar)(?=\s|$)/u,
        called: ([, verb = '']) => ableOf(verb),
      },
    ],
    having:
      /^(?:también )?(?:tiene|tienen|posee|poseen|incorpora|incorporan|lleva|llevan|cuenta con|cuentan con|dispone de|disponen de) (?=una? |unos |unas |\d|dos |tres |cuatro |cinco |seis |siete |ocho |diez )/u,
    object:
      /^(?:una?|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d+) \p{L}{3}|^\p{Ll}{3,}s de \d/u,
    byHand: /^((?:está|están) \p{Ll}+d[oa]s?) (a mano(?: .*?)?) (con \p{Ll}{3}.*)$/u,
    describing:
      /^(?!mism[oa]s?$)\p{Ll}{2,}(?:ic[oa]s?|os[oa]s?|[aeiu]d[oa]s?|bles?|ales|antes?|entes?|iv[oa]s?)$|^(?:negr|blanc|roj|amarill|morad|rosad)[oa]s?$|^(?:azul|gris|marrón|verde|beige|rosa)(?:es|s)?$/u,
    hasVerb: /\s(?:es|son|est[áa]n?|tiene|tienen|se|que|pero|no|lleva|llevan|ha|han|falta|faltan)\s/u,
    ofThing:
      /^(?:está|están) disponibles? |^viene[n]? (?:en|con) |^se (?:vende|venden|entrega|entregan|envía|envían|puede recoger) |^(?:es|son) (?:un regalo|ideal|ideales|perfect[oa]s?|compatibles?) |^(?:está|están) (?:recomendad|pensad|indicad|diseñad)[oa]s? para |^incluyen? /iu,
    several: /^(?:no )?(?:se )?\p{L}+n(?:\s|$)/u,
    agrees: /^(?:es|son|está|están|se puede|se pueden) /u,
  },
};

/** Words of a Spanish phrase that are a verb or a joint wherever they stand. */
export const neverNouns: Readonly<Record<Romance, RegExp>> = {
  es: longPattern('iu')`
    (?:^|\s)(?:es|son|está|están|tiene|tienen|lleva|llevan|mide|miden|viene|vienen|vuelve|vuelven|incluye|incluyen|puede
      |pueden|permite|permiten|mantiene|mantienen|evita|evitan|protege|protegen|funciona|funcionan|cabe|caben|dispone
      |disponen|ofrece|ofrecen|debes?|deben|puedes|necesitas|tienes|adquiere|adquieren|quiere|quieres|quieren|tod[oa]s?|emite|emiten|registra|registran|nuestr[oa]s?|mayoría|calientan?|alcanzan?|soportan?|resisten?|traen?|contienen?|puedo|podemos|se|\p{Ll}{2,}[aei]rl[oa]s?|porque|que|cual|cuando|donde|dentro|mientras|aunque|ya|\p{Ll}{4,}mente)(?=\s|$)
  `,
};
