import type { Fact } from '#rules/listing/listing.ts';

import { ofEveryLetter } from '#rules/ledger/word-edges.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What it costs stands in a field of its own. */
export const amount = /[€$£]\s?\d|\d\s?(?:[€$£]|euros?|eur|usd|gbp|dollars?)(?!\p{L})/iu;

/** "26% nylon": what a title names is what the thing mostly is. */
export const minorShare = /^[1-4]?\d(?:[.,]\d+)?\s?%\s\p{L}/u;

/** Orders, prices, permissions and papers: the seller's text tells them, a title names what the thing is. */
export const packaging = ofEveryLetter(
  /\b(?:packag(?:ing|ed)|\p{L}*verpackung|(?:vakuum)?verpackt|emballages?|embalajes?|envases?|(?:étui|boîte|pochette) (?:en )?(?:carton|kraft)|(?:caja|estuche|bolsa) de (?:cartón|kraft|papel))\b/iu,
);
/** A time to wait, a warning, how pieces differ, how it is sold: told in the text, no attribute of a title. */
export const noTitleWord = ofEveryLetter(
  longPattern('iu')`
  \b(?:auf anfrage|auf wunsch|nach (?:absprache|vereinbarung)|sur rendez-vous|con cita previa|par mes soins|von mir|von uns
    |su appuntamento|on request|sur demande|bajo pedido|seam allowance)\b
  |^(?:du|ihr|sie|wir|ich|man|vous|nous|necesitas|puedes|tienes)\s
  |\p{L}\s(?:dauer[nt]|kostet|beginnt|beginnen|betragen|beträgt)\s
  |^aufbau(?:zeit)?\s|^mit (?:aufbau|montage)?anleitung$|^(?:siehe|ver|voir|llegan?|vienen?|vem|vêm|arriva|komt|wordt|zapakowan\p{L}+)\s|^wegen\s|^mit pfand$
  |^(?:pueden?|peu(?:ven)?t|kann|können)\s|^(?:(?:lo|la|los|las|se|je|j[’'])\s?)?(?:vendo|vende|venden
    |vends)\b|^(?:hay que|recoger|recogida|recojo|à retirer|récupérer)\b
  |^(?:une )?seule?s?\s|^(?!assez |chez |rez-)\p{L}{3,14}ez\s|^\d+ (?:hivers?|inviernos?|winter|saisons?|temporadas?|veranos?
    |étés?)$|^portée?s?\s|^(?:caduca|consumir|à consommer|paiement|pago|zahlung|bezahlung|aceptamos
    |barzahlung)\b|^(?:farben|colores|couleurs|coloris)\s|^(?:farbe|color|couleur|colori)\s[^,]+,
  |\b(?:abzugeben|zu verkaufen|à vendre|en venta)$|\b(?:offerte?s?|regalad[oa]s?)$|^privatverkauf|^apenas (?!usad|estrenad)\p{L}
  |^(?:best (?:kept|eaten|stored|served|enjoyed|grown|before|between)|keep (?:it |them )?(?:dry|cool|sealed|refrigerated|away)|eat (?:soon|within|by)|store (?:in|at|below))(?!\p{L})
  |^(?:nichtraucher|tierfreier|haustierfrei)|\bnon[- ]fumeurs?\b|\bno fumador(?:es)?\b
  |\b(?:sin|libre de) humo\b|^sin mascotas|^\d(?:[.,]\d)? stars?$|\bin a (?:bag|box)$
  |^(?:mindestens |ungeöffnet )?haltbar|^(?:mindestens|ungeöffnet) .*haltbar$|^\p{L}+mal (?:benutzt|genutzt|getragen|gebraucht|gefahren)(?!\p{L})|^(?:envoyée?s?|expédiée?s?|enviad[oa]s?|verschickt|versendet)\s
  |^(?:größen|sizes|tailles|tallas)\s\S{1,3}(?:,\s\S{1,3}){0,3}$|\b(?:veces|fois|mal)\b
  |^(?:about |over |only )?\d+ times$|\b(?:in|en|em|within|binnen|innerhalb|sous)\s(?:\d+
    |\p{L}+)\s\p{L}{0,8}(?:days?|tagen?|weeks?|wochen?|jours?|semaines?|días|semanas?)\b
  |\b(?:jede[rsnm]?|each|every|chaque|cada|ogni|każd\p{L}+)\b|\b(?:costs?|minimum order|mindestbestell\p{L}*
    |kostet|cuesta|coûte)\b|^(?:vendus?|vendues?|vendid[oa]s?|verkauft|sold|bought|purchased|collect|gekauft
    |comprad[oa]|acheté\p{L}*|pronto|fertig|versandfertig|war|wurde|stand|lag|hing|zieht|klebt|bleibt|délai
    |plazo|lieferzeit)\b|\p{L}\s\p{Ll}+(?:tzen|schen|nden|llen|gen)$
`,
);
export const noAttribute = longPattern('iu')`
  ^same\b|\b(?:as|like|than) the\b|\bnot (?:fitted|installed|supplied)$|^some \p{L}|\bowners?$
  |^\d sizes:? (?:X{0,3}[SML]|small)\s\d
  |\b(?:needed|required)$|\bbring (?:help|a|your|someone|two)\b|^\d+k$
  |^(?:\d|one|two|three) (?:people|persons?|man)(?: (?:to|needed).*)?$
  |\s(?:good|fine|ok|okay|great|clean|clear|intact|nice|excellent)$|^(?:does|do|is|are|was)n[’']t\s|^wi?o?(?:ll|n[’']t)\s|\bto polish$
  |^vacuum\s|^\d+ (?:miles?|km)$|^see (?:the )?(?:photo|pic)|^(?:toxic|poisonous|harmful|(?:highly |extremely )?flammable|corrosive|irritant)\b
  |^water (?:once|twice|every|weekly|daily|when|sparingly|regularly|well)\b
  |^\d+[.,]\d\d (?:once|monthly|yearly)\b|^(?:mix|stir|dissolve|sift|whisk|steep|sprinkle) |^(?:change|edit
    |download|add|choose|select|print)\s|\b\d+ (?:dollars|pounds|euros|bucks)\b
  |^assembly (?:needed|required|with|in|by)\b|\bish$|\bof (?:them|which|these)\b|^(?:shown|pictured|photographed) |^(?:heavy|fragile|large|bulky) item$|^one (?:slat|mark|hand|leg|side|corner|wheel|caster|strap|handle|edge|end|shelf|panel|hinge|knob|button)$|\bstill (?:ok|good|fine|works?)\b
  |^(?:\d+|one|two|three|four|five|six) (?:large|small|big|medium|long|short)$
  |\s(?:for others|together)$|^(?:one|1) (?:pair|piece|item|screw|bolt)$|^\d[\d.,]*-(?:degree|hour|minute|day|watt|volt|speed|way|level|stage|layer|point|bar)$|^(?:bring|collect) |\b(?:paint|small|light|few|minor|some
    |a) (?:marks?|scratches|scuffs?|dents?|stains?|chips?|cracks?)\b|^(?:sleep|unroll|peel|wait|pour|rinse|repeat
    |enjoy|serve|plug|play|fold|store|done|go)$|^(?:wrap|twist|roll|clip|tie|lay|dab|press) (?:damp|wet|dry
    |your|the|an?|it|hair|around|in|on|over|to)\b|^(?:use|apply|twist|patch test|can|need|oil|avoid
    |licen[cs]e)\b|^\d+ (?:posted|delivered|shipped|obo|ovno|vno|cash|drops|ono|quid|bucks|no offers)\b
  |\b(?:obo|already|daily|weekly|monthly)\b|^(?:one|two|three|a) (?:thirds?|quarters?|half|halves)$
`;

/** How long before somebody has to say so. */
export const atNotice =
  /(?<!\p{L})(?:antelación|anticipación|voranmeldung|vorlauf|à l[’']avance|preavviso|antecedência)(?!\p{L})/iu;

/** "Samstag nach Absprache", "sab 8-12", "1er étage", "2. OG": when somebody is there, and on which floor a used thing stands. */
export const whenOrWhere = ofEveryLetter(
  longPattern('iu')`
  ^(?:mo|di|mi|do|fr|sa|so|lun|mar|mer|mié|jue|jeu|ven|vie|sam|sab|sáb|dom|dim|gio|ma|wo|za|zo|montags?
    |dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunes|martes|miércoles|jueves|viernes
    |sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b
  |\b(?:\d+(?:er|ère|e|ème|\.|º|ª)? (?:étage|etage|stock|og|obergeschoss|piso|piano|verdieping)
    |rez-de-chaussée|\d+[ºª]? (?:sin|con) ascensor|erdgeschoss|planta baja|u-bahn|s-bahn|métro
    |straßenbahn)\b
`,
);

const forSoMany = /^\d{1,2} (?:personas|raciones|comensales|personnes|couverts|parts|Personen|Portionen)$/u;

/** "Sichtbaren Nagellöchern\" of "mit sichtbaren Nagellöchern": its ending needs the word before it. */
export function withItsJoint(text: string, { quote }: Fact, language: string): string {
  // "Para 6 personas": the figure alone counts people that are no part of it.
  const people = language === 'en' ? undefined : forSoMany.exec(text)?.[0];
  const joint =
    people === undefined
      ? undefined
      : ['para', 'pour', 'für'].find((word) => quote.includes(`${word} ${people}`));
  if (joint !== undefined) return `${joint} ${text}`;
  // "Mit einer leisen Pumpe" is "mit leiser Pumpe" in a row of phrases.
  const [, article = '', adjective = '', noun = ''] =
    language === 'de' ? (/^mit (einem|einer) (?:(\p{Ll}{3,})en )?(\p{Lu}[\p{L}-]+)$/u.exec(text) ?? []) : [];
  if (noun !== '') return adjective === '' ? `mit ${noun}` : `mit ${adjective}${article.slice(3)} ${noun}`;
  return language === 'de' && /^\p{Ll}{3,}e[nm]\s\p{Lu}/u.test(text) && quote.includes(`mit ${text}`)
    ? `mit ${text}`
    : text;
}

/** "Asciugare in piano", "schoonmaken met water", "prać ręcznie": what is done, in languages that are not written in full. */
const doneElsewhere: Readonly<Record<string, RegExp>> = {
  sv: /^(?:passar|rymmer|finns|tål|tvättas)\s|\s(?:är|har|kan|får|passar|ryms)\s/iu,
  da: /\s(?:er|har|kan|får|passer)\s/iu,
  no: /\s(?:er|har|kan|får|passer)\s/iu,
  cs: /^lze\s|\s(?:je|jsou|má|lze)\s/iu,
  it: /^(?:tempi|tempo|spedizion[ei])\s|^(?:non )?\p{L}{2,}(?:are|ere|ire|arlo|arla)(?=\s|$)/iu,
  pt: /^(?:não )?\p{L}{2,}(?:ar|er|ir)(?=\s|$)/iu,
  nl: /^(?:niet )?\p{Ll}\p{L}*en (?:met|in|op|voor)\s|^(?:alleen|niet|liefst|eerst|regelmatig) \p{Ll}{3,}en(?= of | en |$)/iu,
  pl: /^(?:nie )?\p{L}{2,}ć(?=\s|$)/iu,
  ja: /^[^は]{1,8}は|(?:です|ます|ました|ません|ください|でき|使用し|洗い|保存し|やわらかく|いたし|[はがをにで])$|^.{16,}$|：|発送|配送|送料/u,
  zh: /^(?:这|每|本[款品]|该)|制成$|(?:可以|可放|可在|采用)/u,
  tr: /\s\p{L}*(?:d[ıiuü]r|t[ıiuü]r|[ılnaeiuü][ıiuü]r|gelir|olur|yor)$/iu,
  ko: /(?:니다|세요|요|세탁|금지|주의|건조|보관)$/u,
  ru: /^(?:не )?\p{L}{3,}ть(?:ся)?(?:\s|$)/iu,
  uk: /^(?:не )?\p{L}{3,}ти(?:ся)?(?:\s|$)/iu,
};

/** "Raccoglie la cenere", "recolhe as cinzas", "houdt de warmte vast": what a thing does to another with its article. */
const doesTo: Readonly<Record<string, RegExp>> = {
  it: /^(?:non )?\p{Ll}{3,}[aeo](?:no)? (?:(?:il|lo|la|i|gli|le|un[ao]?|bene|molto) |l[’'])/iu,
  pt: /^(?:não )?\p{Ll}{3,}(?:a|e|am|em) (?:o|a|os|as|uma?|bem|muito) /iu,
  nl: /^\p{Ll}{3,}t (?:de|het|een|je|uw|elke|alle|goed) /iu,
};

/** Whether a phrase of another language is a clause, and no attribute for a title or a filter. */
export function isClauseElsewhere(text: string, tag: string): boolean {
  return doneElsewhere[tag.slice(0, 2)]?.test(text) === true || doesTo[tag.slice(0, 2)]?.test(text) === true;
}

/** "Von innen nach außen streichen": a German phrase of three words or more that ends in a verb. */
const germanDoing =
  /^(?:\S+\s){2,}(?!ge\p{Ll}+en$|(?:hinten|innen|außen|oben|unten|vorne|eben|offen|trocken|versehen|erhalten|enthalten|verschlossen|verbunden)$)\p{Ll}{3,}(?:en|ern|eln)$/u;

export function endsInDoing(text: string): boolean {
  return germanDoing.test(text);
}

/** "Height 52.3", "85 high": a side without its unit. */
export const measuresNothing =
  /^(?:height|width|depth|length|thickness|diameter) [\d.,]+$|^\d[\d.,]* (?:high|wide|deep|long|tall)$/iu;

/** Opening hours, and the most that something takes. */
export const hoursOrMost =
  /^(?:max|min)\b|^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:to|-|–) ?\d|\bby appointment\b|\s(?:extra|optional)$|\b(?:mon|tue|wed|thu|fri|sat|sun)\b|\buntil \d/iu;
