import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Shape } from './shape.ts';

const finiteOther: Record<'de' | 'es' | 'fr', RegExp> = {
  de: longPattern('iu')`
    (?:^|\s)(?:ist|sind|war|hat|haben|wird|werden|kann|können|darf|dürfen|muss|soll|passt|passen|fasst|hält
      |halten|misst|wiegt|besteht|bestehen|kommt|kommen|liegt|gibt|eignet|eignen|schützt|bietet|enthält
      |lässt|lassen|läuft|reicht|steht|trägt|fällt|bleibt|sorgt|zeigt|erinnert|funktioniert|braucht|benötigt
      |nimmt|schont|dämpft|verhindert|erleichtert|reduziert|speichert|wärmt|kühlt|trocknet|reinigt|entfernt
      |pflegt|beruhigt|spendet|stützt|verteilt|verbindet|erkennt|filtert|sammelt|trennt|unterscheidet
      |unterscheiden|leuchtet|lädt|faltet|schließt|öffnet|riecht|schmeckt|stammt|gehört|gehören|verwenden
      |sitzt|dauert|fertige|drehe|fertigen|nähen|rösten|bauen|machen|mache|liefern|reparieren|bieten
      |arbeiten|stellen|rufen|antworten|kümmern|warten|verlangt|macht|spricht|sprechen|befindet|verfügt
      |verfügen|besitzt|besitzen|umfasst|umfassen|entlastet|fördert|fördern|hinterlässt)(?=\s|$)
  `,
  es: longPattern('iu')`
    (?:^|\s)(?:es|son|está|están|tiene|tienen|mide|miden|pesa|pesan|cabe|caben|lleva|llevan|incluye|incluyen
      |viene|vienen|puede|pueden|sirve|sirven|contiene|funciona|funcionan|dura|duran|cierra|se|hace|hacemos
      |hago|permite|mantiene|protege|ofrece|cuenta|resiste|aguanta|carga|avisa|muestra|recuerda|guarda|ocupa
      |queda|trae|va|van|necesita|requiere|difiere|entrega|entregamos|reparamos|trabajamos|somos|tostamos
      |cosemos|ofrecemos|respondemos|atiende|atienden|imparte|imparten|realiza|realizan|huele|sabe|procede|pliega|gira|ilumina)(?=\s|$)
  `,
  fr: longPattern('iu')`
    (?:^|\s|[’'])(?:est|sont|a|ont|mesure|mesurent|pèse|pèsent|contient|contiennent|peut|peuvent|passe
      |passent|tient|tiennent|comprend|convient|conviennent|fonctionne|fonctionnent|dure|durent|ferme|ouvre
      |se|fait|faisons|permet|garde|protège|offre|compte|résiste|supporte|charge|rappelle|affiche|montre|va
      |vont|nécessite|diffère|livre|livrons|réparons|travaillons|sommes|torréfions|cousons|proposons
      |répondons|sent|provient|plie|tourne|éclaire|reste|possède|dispose|existe)(?=\s|$)
  `,
};
const orderOther: Record<'de' | 'es' | 'fr', RegExp> = {
  de: /(?:^bitte\s|\s(?:waschen|spülen|abwischen|trocknen|lagern|aufbewahren|verwenden|vermeiden|auftragen|bügeln|geben|stellen|reinigen|ausspülen|einmassieren|halten)$)/iu,
  es: longPattern('iu')`
    ^(?:no )?(?:lavar|limpiar|secar|guardar|conservar|usar|utilizar|evitar|aplicar|mantener|planchar|agitar
      |mojar|frotar|aclarar|escanea|toca|elige|guarda|añade|crea|sigue|traer|llenar|calentar|retirar|regar
      |colgar|colocar|poner|quitar|cocer|hornear|hervir|remojar|verter|mezclar|abrir|cerrar|comprobar
      |respetar|refrigerar|congelar|desmontar|engrasar|cepillar|humedecer|enjuagar|escurrir|servir|consumir
      |sacar|apretar|proteger|curar|sazonar|lijar|barnizar|desenchufar|cargar|hidratar|ventilar|almacenar)\b
  `,
  fr: longPattern('iu')`
    ^(?:ne pas )?(?:laver|nettoyer|sécher|ranger|conserver|utiliser|éviter|appliquer|garder|repasser|agiter
      |mouiller|frotter|rincer|essuyer|scannez|choisissez|ajoutez|créez|suivez|prévoir|apporter|venir
      |arroser|placer|retirer|suspendre|poser|verser|mélanger|démonter|huiler|cirer|brosser|dépoussiérer
      |tremper|infuser|servir|consommer|ouvrir|fermer|remplir|brancher|stocker|protéger|tailler
      |rempoter)(?=\s|$)
  `,
};

/** "Wer fertig ist, hakt ab": a clause that waits for the rest of its sentence. */
const conditional =
  /^(?:wer|wenn|sobald|falls|nachdem|bevor|si|cuando|quien|quand|lorsque|dès que)\s[^,]+,/iu;
/** "Ausbürsten, Knopf drücken, Haare abnehmen": steps in a row. */
const germanSteps = /^\p{Lu}\p{Ll}+en, (?:.*,\s)?(?:\p{L}+\s)*(?:\p{Ll}+en|fertig)$/u;
/**
 * "Frotter le pain sur les cheveux", "laisser sécher", "desenroscar la tapa": an infinitive with its object or with another
 * infinitive. A noun in the same ending ("panier en osier") takes no article right behind it.
 */
const infinitiveOrder: Record<'es' | 'fr', RegExp> = {
  es: /^(?:no )?\p{L}{2,}(?:ar|er|ir|arlo|arla|arlos|arlas)\s(?:el|la|los|las|un|una|unos|unas|tu|su)\s\p{L}|^(?:no )?(?:dejar|hacer|volver a|poder)\s\p{L}+(?:ar|er|ir)(?=[\s,]|$)/iu,
  fr: /^(?:ne (?:pas|jamais) |bien )?\p{L}{2,}(?:er|ir|re)\s(?:(?:le|la|les|un|une|votre|vos)\s|l[’'])\p{L}|^\p{L}{3,}(?:er|ir|re)\s(?:avant|après)\s|^(?:ne (?:pas|jamais) |bien )?(?:laisser|faire)\s\p{L}+(?:er|ir|re)(?=[\s,]|$)/iu,
};
/** "Mouiller, frotter le pain sur les cheveux, rincer": a bare infinitive opens a row of them. */
const opensSteps = /^\p{Lu}\p{Ll}+(?:ar|er|ir|re),\s(\p{Ll}.*)$/u;

function isRomanceOrder(text: string, language: 'es' | 'fr'): boolean {
  const order = infinitiveOrder[language];
  if (order.test(text)) return true;
  const rest = opensSteps.exec(text)?.[1];
  return rest !== undefined && rest.split(/,\s/u).some((step) => order.test(step));
}

/** "Hake ab", "stelle den Rhythmus ein": the front of a German verb opens an order and its particle closes it. */
const germanApart = /^\p{L}{2,}e\s(?:\S.*\s)?(?:ab|an|auf|aus|ein|vor|zu|nach|weg|los|hin|um|fest)$/iu;

/** "Trag Schmerzen und Schlaf ein", "Mach den Deckel auf": a noun phrase ends in no particle of a verb. */
const closesOnParticle =
  /^\p{Lu}\p{Ll}+\s(?:\S+\s){2,}(?:ab|an|auf|aus|ein|vor|nach|weg|hoch|hin|fest|zusammen|herunter|runter|heraus|raus)$/u;

/** "Les leçons alternent dialogues et jeux": behind a noun in the plural stands a verb in the plural. */
const frenchPlural =
  /^(?:les|des|nos|ces|mes|vos) \p{L}{2,}[sx](?: (?:de |d[’'])?\p{L}{3,}){0,2}? (?!(?:souvent|comment|argent|talent|vent|dent|parent|content|différent|récent|urgent|excellent|patient|client|agent|absent|présent|transparent|permanent|intelligent|fréquent|évident|cent)\s)\p{L}{3,}(?<!m)ent\s/iu;

/** Behind a pronoun stands its verb: "Du lernst Ton schlagen", "Vous recevez 500 photos", "On peut le plier". */
const spokenTo: Record<'de' | 'es' | 'fr', RegExp> = {
  de: /^(?:du|ihr|ich|sie|er|es|man)\s(?:\p{Ll}{2,}(?:e|t|en|rn|ln)|bin|kann|darf|mag|will|muss|soll|weiß|war)[\s,]/iu,
  es: longPattern('iu')`
    ^(?:soy|estoy|tengo|hago|vivo|atiendo|ofrezco|imparto|realizo|trato(?=\s\p{L}+s\s))\s\p{L}|^(?:yo|tú|usted|ustedes|nosotros|nosotras|él|ellas?|ellos|te|os
      |le)\s(?:(?:no|lo|la|los|las|se)\s)?\p{Ll}{2,}\s|^(?:(?:lo|la|los|las)\s)?(?:puedes|podrás|podéis
      |pueden|debes|deben|vas a|quieres|necesitas|recibes|recibirás|recibirán|tienes|encuentras|aprendes
      |eliges|obtienes)\s
  `,
  fr: /^(?:j[’'](?=\p{L})|(?:je|tu|il|elle|on|vous|ils|elles)\s)(?:(?:ne|me|te|se|vous|nous|les?|la)\s|[nmtsl][’'])*\p{Ll}{2,}\s/iu,
};
/** "Chaque jour, une grille vous attend, et vous pouvez …", "hilft dir, schneller einzuschlafen": whatever stands before it, its reader is told something. */
const speaksToReader: Record<'de' | 'es' | 'fr', RegExp> = {
  de: /\s(?:kannst|siehst|findest|lernst|bekommst|hast|musst|wirst) du\s|\sdu \p{Ll}+st[,\s]|^\p{Lu}\p{L}+ (?:hilft|erlaubt|ermöglicht|erinnert) (?:es )?(?:dir|dich|Ihnen|Sie|euch)[,\s]/u,
  es: /^(?:\p{Lu}\p{L}+ ){1,2}(?:te|os|le) (?:ayuda|permite|recuerda|acompaña)\s|(?:,|\sy) (?:también )?(?:puedes|podrás|podéis)\s|^(?:También|Además,?|Solo|Sólo|Así) (?:puedes|podrás|podéis|tienes que|necesitas|recibes|verás)\s|^(?:El|La|Los|Las|Cada|Un|Una) (?:\p{Ll}+ ){1,3}(?:te|os|nos) \p{Ll}+\s/u,
  fr: /(?:^|\s)(?:et|où|que|qui) vous \p{Ll}+ez\s|(?:^|\s)vous (?:pouvez|permet|aide|attend(?:ent)?|rappelle|accompagne)[,\s]/u,
};
/** "Eliges el color": a Spanish word in -as or -es right before an article is a verb. */
const spanishSecond =
  /^(?!(?:tod|amb|tr|un|est|es|mient?r|tall)as\s)\p{Lu}?\p{Ll}{2,}(?:as|es)\s(?:el|la|los|las|un|una|unos|unas|tus?|que)\s\p{L}/u;

/** "Mit den Bändern trainieren Sie Arme": a German verb before its pronoun. */
const turnedAround = /\s\p{Ll}{2,}(?:(?:en|rn|ln)\s(?:Sie|wir|sie)|t\s(?:ihr|man)|st\sdu)(?=\s|$)/u;

/** What a business says that it does, by the ending of "we". */
const weDo: Record<'de' | 'es' | 'fr', RegExp> = {
  de: /^wir\s\p{Ll}+e?n[\s,]/iu,
  es: /^(?:\p{L}+\s)?\p{L}{2,}(?:amos|emos|imos)\s/iu,
  fr: /^nous\s(?:\p{Ll}+\s)?\p{Ll}+ons\s/iu,
};

/**
 * "La masa reposa una noche", "cristaliza la miel", "je forge un couteau": right before an article stands a verb, where it is no
 * joint. "Du" and "des" may begin what hangs on a noun.
 */
const beforeArticle: Record<'es' | 'fr', RegExp> = {
  es: longPattern('iu')`
    (?<=^|\s)(?!(?:de|con|en|a|por|para|sin|sobre|bajo|entre|hasta|desde|hacia|según|ante|tras|contra
        |mediante|durante|salvo|excepto|incluso|y|e|o|u|ni|que|como|cual|donde|cuando|si|tod[oa]s?|amb[oa]s
        |más|menos|también|ya|además|luego|después|antes|así|porque|aunque|pues|mientras|sólo|solo|cada|casi
        |unos|unas|es|son)\s)\p{L}+(?:a|e|an|en|o|ió|aron|ieron|aba)\s(?:el|la|los|las|una?|unos
      |unas)\s\p{L}
  `,
  fr: longPattern('iu')`
    (?<=^|\s)(?!(?:dans|sur|avec|pour|par|sous|chez|vers|entre|après|avant|depuis|pendant|durant|contre
        |malgré|sauf|selon|et|ou|ni|mais|que|qui|dont|tout|toute|tous|toutes|comme|où|quand|si|car|puis|de
        |en|est|sont|lors|hors|sans|outre|presque|même|aussi|encore|jamais|plus|moins|c[’']est)\s)\p{L}*(?:e
      |ent|it|ait|aient|ut|end|ient|eut|ez|ons)\s(?:(?:le|la|les|une?|mes|tes|ses|mon|ton|son|ma|ta|votre
        |vos|notre|nos)\s|l[’'])\p{L}
  `,
};
/** "Huile de la ferme", "cable de carga": behind an article or "de" stands a noun. */
const behindArticle =
  /(?:^|[\s’'])(?:de|del|du|la|las|les?|los|el|l|d|une?|una?|au|aux|en|à|con|avec|par|por|para|pour|su|sa|son|votre|tu)$/iu;
/** "Cristaliza con el frío", "resplandece": endings that Spanish verbs alone have. */
const spanishVerbEnd =
  /^(?!(?:cen|hortal|pal|nodr|cor|mel|t|tr)iza)\p{L}{2,}(?:iza|izan|ifica|ifican|ece|ecen|uye|uyen)\s(?:con|en|al?|por|para|sin|bien|mejor|todo|antes|despu\p{L}+|r\p{L}+mente)(?=\s|$)/iu;

/** "Suspendez-le près d'une fenêtre": a verb with what it is done to. */
const imperative = /^\p{L}{3,}ez-(?:l[ea]s?|y|en|vous)(?:\s|$)/iu;
/** "Photographe à Quimper, je réalise des séances grossesse, nouveau-né et famille": behind who speaks comes what he does. */
const doerBehind: Record<'es' | 'fr', RegExp> = {
  es: /^[^,.;:]{3,48}, (?:hago|ofrezco|realizo|imparto|doy|fabrico|reparo|hacemos|ofrecemos|realizamos|impartimos|damos|fabricamos|reparamos)\s\p{Ll}[^,.;]{2,60}, /u,
  fr: /^[^,.;:]{3,48}, (?:je |j[’']|nous )\p{Ll}{3,}[^,.;]{2,60}, /u,
};

/**
 * "Der Gemüsehobel schneidet Scheiben, Stifte und Spiralen": right behind a German noun with its article stands a verb, where it
 * is neither a small word nor how the noun was worked ("die Tasche bestickt mit …").
 */
const germanDoes = longPattern('u')`
  ^(?:Der|Die|Das|Ein|Eine|Jede[rs]?|Diese[rs]?|Unsere?)\s(?:\p{Ll}{3,}e[nrs]?\s)?\p{Lu}[\p{L}-]+\s
  (?!(?:mit|samt|seit|statt|laut|nebst|wegen|gegen|neben|zwischen|unten|oben|innen|außen|hinten|vorn|nicht|zuletzt|meist|fast|selbst|sonst
      |jetzt|sehr gut|echt|leicht|komplett|direkt|perfekt|weit|breit|rot|bunt|violett|matt|glatt|alt|zart|satt|eben|offen|golden|trocken)\s)
  (?!(?:ge(?!hör|fäll|nüg|währ|lang|ling|stalt)|ver(?!bind|hinder|teil|wandel|wend|füg|läuf|sorg|spr)|be(?!steh|komm|wahr|sitz|finde|gleit|nöt|weg))\p{Ll}+(?:t|en)\s|\p{Ll}+iert\s)
  \p{Ll}{2,}(?:t|en|eln|ern)\s
  [^,.;:]{2,60},\s(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}-]+(?:,\s(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}-]+){0,5}\s(?:und|oder|sowie)\s
`;

/** "Guárdalo lejos de la luz", "úsala dos veces": a verb with what it is done to. A "sándalo" and a "pétalo" are none. */
const spanishImperative =
  /^(?!(?:s[áa]ndal|pétal|óval|búfal|ópal|góndol|sémol|émbol|símbol)[oa]s?\s)\p{L}*[áéíóú]\p{L}{1,5}?[aeinrz](?:me|te|se|nos)?l[oa]s?\s(?:a|al|en|con|sin|por|lejos|cerca|antes|después|cuando|si|bien|siempre|solo|cada|de|una|dos|tres|fuera|dentro|hasta|para)(?=\s)/iu;

/** "Kratzen nicht auf Ceran": a verb in the plural, and no "Batterien nicht enthalten". */
const deniesDoing =
  /^\p{Lu}\p{Ll}{2,}en (?:sich )?nicht (?:auf|an|in|aus|ab|ein|mit|von|bei|durch|über|beim|im|am)(?=\s|$)(?!.*\s(?:\p{Ll}*ge\p{Ll}{3,}(?:t|en)|enthalten|dabei|nötig|möglich)$)/u;

/** Shape of a German, Spanish or French clause without end punctuation, by its finite verbs. */
export function otherShape(text: string, language: 'de' | 'es' | 'fr'): Shape {
  if (conditional.test(text) || speaksToReader[language].test(text)) return 'sentence';
  if (language === 'de' && (germanSteps.test(text) || germanApart.test(text))) return 'order';
  if (language === 'fr' && imperative.test(text)) return 'order';
  if (language === 'es' && spanishImperative.test(text)) return 'order';
  if (language !== 'de' && doerBehind[language].test(text)) return 'sentence';
  if (orderOther[language].test(text) || (language !== 'de' && isRomanceOrder(text, language)))
    return 'order';
  if (countPieces(text) > 2 && (weDo[language].test(text) || spokenTo[language].test(text)))
    return 'sentence';
  if (language === 'de' && (closesOnParticle.test(text) || turnedAround.test(text))) return 'sentence';
  if (language === 'de' && germanDoes.test(text)) return 'sentence';
  if (language === 'de' && deniesDoing.test(text)) return 'verb';
  if (language === 'es' && spanishSecond.test(text)) return 'sentence';
  if (language === 'fr' && frenchPlural.test(text)) return 'sentence';
  if (language !== 'de' && countPieces(text) > 2) {
    const found = beforeArticle[language].exec(text);
    if (found !== null) return found.index === 0 ? 'verb' : 'sentence';
    if (language === 'es' && spanishVerbEnd.test(text)) return 'verb';
  }
  const verb = finiteOther[language].exec(text);
  const isNoun = verb !== null && language !== 'de' && behindArticle.test(text.slice(0, verb.index));
  if (verb !== null && !isNoun && countPieces(text) >= 3) return verb.index === 0 ? 'verb' : 'sentence';
  return 'noun';
}
