import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { everyLetter } from './word-edges.ts';

/** Patterns that tell the kind of a clause, the first that matches decides (writing guide §4.2). */
export type KindPattern = readonly [kind: FactKind, pattern: RegExp];

const english: readonly KindPattern[] = [
  [
    'other',
    /^(?:a |from a )?(?:smoke|pet|smoke and pet)[- ]free home\b|^(?:one|two|no|a) (?:cats?|dogs?|pets?)$/iu,
  ],
  ['size', /^(?:\p{L}+ )?sizes?:?\s|^(?:available|comes?) in (?:\p{L}+ )?sizes?\b/iu],
  [
    'exclusion',
    /\bnot included\b|\bnot supplied\b|\bdoes(?: not|n[’']t) (?:include|come with)|\bsold separately\b|^not included\b|^(?:no|without) (?:batter(?:y|ies)|case|charger|cable|plug|adapter|manual|remote|lens caps?|original box|box|bulb|shade|stand|accessories)\b/iu,
  ],
  [
    'contents',
    /^(?:in the box|what[’']?s in the box|box contents|contents|you (?:get|receive)|you[’']ll (?:get|receive)|includes?\b|included\b|comes? (?:with|in|as|boxed|packed)|supplied (?:with|in)|delivered with|package (?:includes|contains)|(?:the )?set (?:contains|includes)|packed in)|\b(?:is|are) included\b|\bincluded$|\bin the box\b|\bcomes? (?:with|packed|boxed)\b|\bgift[- ]box(?:ed)?\b/iu,
  ],
  [
    'guarantee',
    /\bwarrant(?:y|ies)\b|\bguarantee[ds]?\b|\bmoney[- ]back\b|\breturns? (?:accepted|within|policy)|\b\d+[- ]day returns?\b/iu,
  ],
  [
    'shipping',
    /\b(?:ships?|shipping|shipped|dispatch(?:ed|es)?|postage|posted (?:by|in|within|to)|courier|royal mail|fedex|tracked)\b|\b(?:free |next[- ]day |home |local )?deliver(?:y|ed) (?:in|within|to|by|from|available|takes|possible|is|can|across)\b|^delivery\b|\b(?:local )?pick[- ]?up\b|\bcollect(?:ion)? (?:from|only|in)\b/iu,
  ],
  [
    'duration',
    /\bmade to order\b|\bready (?:to ship )?(?:in|within) \d|\bproduction time\b|\bturnaround\b|\b(?:takes?|allow) (?:about |around |up to )?(?:\d+|two|three|four|five) (?:working |business )?(?:days|weeks)\b|\bprocessing time\b/iu,
  ],
  [
    'hours',
    /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b.{0,12}\b(?:to|-|–|and|through)\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b|\b24\/7\b|\bopening hours\b|\bopen (?:daily|every|on|from)\b|\b(?:reply|repl(?:y|ies)|respond|call back|return calls?|answer)\b.{0,24}\b(?:within|in|the same)\b/iu,
  ],
  [
    'price',
    /[$£€]\s?\d|\b\d[\d.,]*\s?(?:usd|eur|gbp|dollars|pounds|euros?)\b|\b(?:cash|venmo|paypal|bank transfer|zelle|cash app)\b|\bfixed[- ]price\b|\bfree (?:for|up to|quote|estimate|visit|to use|with)\b|\b(?:one[- ](?:off|time) purchase|in-app purchases?|subscription|free trial|no subscription|free of charge)\b|^free$/iu,
  ],
  [
    'care',
    /^(?:\p{L}+ ){0,2}by hand$|\b(?:dry flat|lay flat|line dry|(?:hand |machine |cold )?wash(?:able|ing|es)?\b(?! process)|washes? |dishwasher|tumble|dry[- ]?clean|iron (?:on|at|inside|low|cool)|do not iron|wipe|wipes|easy to clean|cleans?\b|clean with|bleach|re-?oil|oil (?:it|the|once|every)|air[- ]dry|line dry|spot clean|store (?:in|at|away|cool)|keep (?:dry|cool|refrigerated|in)|refrigerat|best before|shelf life|freeze|descale)/iu,
  ],
  [
    'limit',
    /\bnot (?:be )?(?:for|suitable|intended|recommended|safe|waterproof|compatible|to be|meant|exposed)\b|\bdo not\b|\bdon[’']t\b|\bavoid\b|^caution|^warning|\bkeep (?:away|out of)\b|\bmax(?:imum|\.)? (?:load|weight|user)|\b(?:supports?|holds|carries|load|bears?) (?:of )?up to \d+ ?(?:kg|lbs?)|\bweight limit\b|\brequires\b|\bneeds (?:an?|two|\d|the)\b|\bnever\b|\bmay contain\b|\bcontains? (?:nuts|gluten|milk|soy|almonds|wheat|eggs?|peanuts|sulphites)|\ballergen|\bsmall parts\b|\bsupervis|\bchoking\b|\bdiffers? (?:a little|slightly)|\bvar(?:y|ies) (?:a little|slightly)/iu,
  ],
  [
    'certificate',
    /\b(?:certified|certificate|certification|registered|licen[sc]ed|accredited|insured|approved|fda|gots|fsc|oeko-?tex|iso \d+|ce[- ]mark\w*|en ?\d{2,}|astm|ukca|dbs[- ]checked|patented)\b/iu,
  ],
  ['award', /\baward(?:s|ed)?\b|\baward-winning\b|\bmedal\b/iu],
  [
    'age',
    /\bages? \d|\baged? \d|\b\d+ ?(?:years|months|yrs)(?: and up|\+| up)|\bfrom \d+ (?:years|months)\b|\bbought (?:new )?(?:in )?\d{4}|\bpurchased (?:in )?\d{4}|\b\d+ (?:years?|months?) old\b|\bsince \d{4}\b|\bbuilt in \d{4}\b/iu,
  ],
  [
    'occasion',
    /\b(?:birthdays?|weddings?|christmas|house-?warming|anniversar(?:y|ies)|mother[’']?s day|father[’']?s day|valentine[’']?s?|graduation|baby shower|easter|halloween|hanukkah|eid|new homes?|christening|retirement)\b|\bas a gift\b|\bgift (?:for|idea)/iu,
  ],
  [
    'audience',
    /^(?:for|suits|suitable for|made for|designed for|aimed at) (?:\p{L}+ ){0,4}?(?:women|men|kids|children|toddlers|bab(?:y|ies)|girls|boys|teens|teenagers|adults|beginners?|professionals?|students?|runners|cyclists|hikers|campers|travell?ers|gamers|teachers|parents|families|dogs?|cats?|pets|gardeners|cooks|bakers|artists|musicians|photographers|seniors|lovers|owners|people|anyone|those|teams|freelancers|homeowners|landlords)\b|\b(?:women|men|kid|children|girl|boy)[’']?s[’']?\b|\bunisex\b|\b(?:coffee|tea|dog|cat|book|plant|music|wine) lovers\b|\bno experience\b/iu,
  ],
  [
    'compatibility',
    /\bfits (?:the |all |most |an? |into |in |on )?|\bcompatible with\b|\bworks (?:with|on) (?!a |the same|dry|wet)|\bfor (?:iphone|ipad|samsung|pixel|macbook|android|ps5|xbox|nintendo)\b|\bsuit(?:s|able for) (?:all |gas|induction|electric)|\biphone and ipad\b|\b(?:android|ios) \d|\bbluetooth\b|\binduction\b/iu,
  ],
  [
    'method',
    /\bhand[- ]?(?:made|thrown|crafted|painted|woven|stitched|sewn|poured|carved|printed|stamped|knit(?:ted)?|dyed|forged|cut|finished|turned|blown|rolled|picked|embroidered|tied|bound)\b|\bby hand\b|\bwheel[- ]thrown\b|\bcold[- ](?:pressed|process(?:ed)?)\b|\bsmall[- ]batch\b|\b(?:slow|stone|freshly|fresh)[- ](?:roasted|ground|baked|dried)\b|\bkiln\b|\bsolid cast\b|\bletterpress|\bscreen[- ]printed|\blaser[- ](?:cut|engraved)/iu,
  ],
  [
    'origin',
    /\b(?:made|sewn|built|woven|roasted|grown|produced|brewed|crafted|printed|bottled|manufactured|assembled|sourced|thrown|harvested|designed|milled|baked|spun|knitted)\b[^,;]{0,30}\b(?:in|at|from) (?:\p{Lu}|our|my|a |the )/u,
  ],
  ['story', /(?:^|\s)(?:I|I[’']m|I[’']ve|[Ww]e|[Ww]e[’']re|[Ww]e[’']ve|[Mm]y|[Oo]ur)\s/u],
  [
    'use',
    /^(?:for|ideal for|good for|great for|suited (?:to|for)|suitable for|perfect for|use(?: it| them)? (?:as|for|in|on|with)|works (?:as|well)|how to use|to use)\b|\bused (?:for|as)\b|\bapply\b|\btake it (?:to|along)\b/iu,
  ],
];

const german: readonly KindPattern[] = [
  ['pack', /^\d+ \p{L}+ (?:im|in der) (?:glas|dose|tube|tiegel|beutel)$/iu],
  [
    'exclusion',
    /\bnicht (?:enthalten|im lieferumfang|inbegriffen|dabei)|\bseparat erhältlich|^ohne (?:batterie|akku|netzteil|ladegerät|kabel|hülle|deko|leuchtmittel|stecker)/iu,
  ],
  [
    'contents',
    /\blieferumfang|\bim (?:paket|karton)\b|^(?:enthält|enthalten|inklusive|inkl\.?|mitgeliefert|geliefert (?:mit|wird))|\bwird (?:mit .* )?geliefert\b|\bliegt bei\b|\bgeschenk(?:box|karton|verpackung)|^(?:einzeln )?(?:verpackt|eingewickelt|eingepackt) in\b|\b(?:ist|sind) enthalten\b|\bdazu gehör/iu,
  ],
  ['guarantee', /\bgarantie\b|\bgewährleistung\b|\brückgabe/iu],
  [
    'shipping',
    /\bversand|\bversend|\blieferung (?:in|innerhalb|nach|per)|\blieferzeit|\babholung|\bselbstabhol|\babzuholen|\bdhl\b|\bhermes\b/iu,
  ],
  [
    'duration',
    /\bauf bestellung\b|\bfertigungszeit|\bherstellungszeit|\bin (?:etwa |ca\. )?(?:\d+|zwei|drei|vier) (?:wochen|werktagen) (?:fertig|gefertigt)|\bdauert\b/iu,
  ],
  [
    'hours',
    /\b(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b.{0,10}\b(?:bis|-|–)|\böffnungszeit|\b\d{1,2}(?::\d\d)? uhr\b|\brückruf|\bantwort(?:en)?\b.{0,20}\binnerhalb/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euro\b)|\bfestpreis|\bbarzahlung|\büberweisung|\bpaypal|\bkostenlos\b|\babo\b|\beinmalkauf/iu,
  ],
  [
    'care',
    /\bspülmaschine|\bgeschirrspüler|\bwasch|\bbügel|\btrockner|\babwisch|\breinig|\bpflege|\bhandwäsche|\b(?:mit der|von) hand (?:ab)?(?:spülen|waschen)|\bnachölen|\baufbewahr|\bkühl (?:und trocken )?lagern|\bhaltbar/iu,
  ],
  [
    'limit',
    /\bnicht (?:für|geeignet|in die|in der|verwenden|bleichen|ins)|\bnicht .{0,30}(?:geeignet|verwenden|nutzen)\b|\bvermeiden|\bachtung|\bwarnung|\bmax(?:imal|\.)? (?:belast|trag|\d)|\bbelastbar|\bbenötigt\b|\bbraucht\b|\bkann spuren|\benthält (?:nüsse|gluten|milch|soja|weizen)|\bfällt .*anders aus|\bunterscheide/iu,
  ],
  [
    'certificate',
    /\bzertifi|\bgeprüft|\bgots\b|\böko-?tex|\boeko-?tex|\bfsc\b|\biso \d|\btüv\b|\bmeisterbetrieb|\bzugelassen|\bversichert|\bpatentiert|\bbio-?(?:siegel|zertifi)/iu,
  ],
  ['award', /\bpreisgekrönt|\bausgezeichnet mit|\btestsieger/iu],
  ['age', /\bab \d+ (?:jahre|monate)|\bgekauft (?:im jahr )?\d{4}|\b\d+ jahre alt|\bseit \d{4}|\bbaujahr/iu],
  [
    'occasion',
    /\bgeburtstag|\bhochzeit|\bweihnacht|\beinzug|\beinweihung|\bmuttertag|\bvatertag|\bvalentinstag|\bostern\b|\btaufe\b|\bgeschenk (?:für|zu)|\bzum verschenken/iu,
  ],
  [
    'audience',
    /\bfür (?:\p{L}+ ){0,3}?(?:damen|herren|frauen|männer|kinder|babys|kleinkinder|mädchen|jungen|anfänger\p{L}*|einsteiger\p{L}*|profis|erwachsene|hunde|katzen|studenten|studierende|familien|läufer|radfahrer|wanderer|eltern|teetrinker|\p{L}+liebhaber)\b|\bunisex\b|\bohne vorkenntnisse/iu,
  ],
  [
    'compatibility',
    /\bpass(?:t|end) (?:für|zu|auf|in|an)|\bkompatibel|\bfunktioniert mit|\bfür (?:iphone|ipad|samsung|android)|\binduktion|\bbluetooth/iu,
  ],
  [
    'method',
    /\bhand(?:gemacht|gefertigt|gedreht|bemalt|genäht|gewebt|gegossen|geschnitzt|gestempelt|bedruckt|verlesen|arbeit)|\bvon hand\b|\bgebrannt\b|\bkaltgepresst|\bgeröstet/iu,
  ],
  [
    'origin',
    /\b(?:hergestellt|gefertigt|genäht|gebaut|gewebt|geröstet|produziert|gedreht|abgefüllt|entworfen|gedruckt)\b.{0,30}\b(?:in|aus)\b \p{Lu}|\b(?:in|aus) \p{Lu}\p{L}+ (?:hergestellt|gefertigt|genäht|gebaut|gewebt|geröstet|produziert|gedreht|gedruckt)/u,
  ],
  ['story', /(?:^|\s)(?:[Ii]ch|[Ww]ir|[Mm]ein\w*|[Uu]nser\w*)\s/u],
  [
    'use',
    /^(?:für|ideal für|geeignet (?:für|zum)|zum|zur|perfekt für|gut für)\b|\banwendung\b|\bauftragen\b/iu,
  ],
];

const spanish: readonly KindPattern[] = [
  ['pack', /^(?:bote|tarro|frasco|botella|lata) de (?:\p{L}+ de )?\d/iu],
  [
    'exclusion',
    /\bno (?:está )?incluid[oa]s?|\bno incluye|\bse vende(?:n)? por separado|^sin (?:pilas|batería|cargador|cable|caja|bombilla|relleno)/iu,
  ],
  [
    'contents',
    /^(?:incluye|contenido|contiene|viene (?:con|en)|se entrega (?:con|en)|en la caja|la caja (?:contiene|incluye))|\bincluid[oa]s?$|\bcaja de regalo|^(?:envuelt|empaquetad|embalad|envasad|presentad)[oa]s? en\b|\bse entrega (?:con|en)|\bviene (?:con|en)\b/iu,
  ],
  ['guarantee', /\bgarantía|\bdevoluci/iu],
  [
    'shipping',
    /\benvío|\bse envían?\b|\benviamos|\bentrega (?:en|a domicilio|en mano)|\brecogida|\bcorreos\b|\bmensajer/iu,
  ],
  ['duration', /\bpor encargo|\bbajo pedido|\bplazo de (?:elaboración|fabricación)|\blisto en|\btarda/iu],
  [
    'hours',
    /\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b.{0,12}\b(?:a|y|-)\b|\bhorario|\b\d{1,2}(?::\d\d)? ?h\b|\brespond\w+ en/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euros?\b)|\befectivo|\bbizum|\btransferencia|\bprecio fijo|\bgratis\b|\bsuscripción|\bpago único/iu,
  ],
  [
    'care',
    /\blavar?\b|\blavable|\blavavajillas|\blavadora|\bplanchar|\bsecadora|\blimpi|\blejía|\bconservar|\bconsumir preferentemente|\bguardar en|\bcuidado/iu,
  ],
  [
    'limit',
    /\bno (?:es |son )?(?:apt|recomend|adecuad|usar|utilizar|apto)|\bno (?:debe|se debe|sirve|válido)|\bevitar|\bevite|\badvertencia|\bprecaución|\bpeso máximo|\bcarga máxima|\bsoporta hasta|\bnecesita\b|\brequiere\b|\bpuede contener|\bcontiene (?:gluten|frutos|leche|soja|trazas)|\bcada pieza (?:es|varía)|\bpuede(?:n)? variar/iu,
  ],
  [
    'certificate',
    /\bcertifica|\bhomologad|\bgots\b|\boeko-?tex|\bfsc\b|\biso \d|\basegurad|\blicencia|\bpatentad|\bregistrad/iu,
  ],
  ['award', /\bpremiad|\bgalardon/iu],
  [
    'age',
    /\bdesde (?:los )?\d+ (?:años|meses)|\ba partir de (?:los )?\d+|\bcomprad[oa] en \d{4}|\bdesde \d{4}|\b\d+ años de (?:uso|antigüedad)/iu,
  ],
  [
    'occasion',
    /\bcumpleaños|\bboda|\bnavidad|\baniversario|\bdía de la madre|\bdía del padre|\bsan valentín|\bbautizo|\bcasa nueva|\bregalo (?:para|de)|\bpara regalar/iu,
  ],
  [
    'audience',
    /\bpara (?:\p{L}+ ){0,3}?(?:mujer(?:es)?|hombres?|niñ[oa]s?|bebés?|adultos?|principiantes|profesionales|estudiantes|perros?|gatos?|familias|corredores|ciclistas|amantes|personas|quienes)\b|\bunisex\b|\bsin experiencia/iu,
  ],
  [
    'compatibility',
    /\bcompatible|\bfunciona con|\bsirve para (?:iphone|ipad|samsung)|\bpara (?:iphone|ipad|samsung|android)|\binducción|\bbluetooth|\bencaja en|\bcabe en/iu,
  ],
  [
    'method',
    /\bhech[oa]s? a mano|\ba mano\b|\bartesanal|\btornead[oa]|\bpintad[oa] a mano|\bprensad[oa] en frío|\btostad[oa]\b|\bcosid[oa]\b/iu,
  ],
  [
    'origin',
    /\b(?:fabricad|hech|cosid|elaborad|producid|tejid|tostad|cultivad|diseñad|tornead|impres|confeccionad|recogid|cosechad|embotellad)[oa]s?\b.{0,30}\ben \p{Lu}/u,
  ],
  [
    'story',
    /(?:^|\s)(?:[Nn]osotr[oa]s|[Yy]o|[Mm]i|[Nn]uestr[oa]s?|[Hh]acemos|[Hh]ago|[Ss]omos|[Tt]rabajamos)\s/u,
  ],
  [
    'use',
    /^(?:para|ideal para|perfect[oa] para|apt[oa] para|indicad[oa] para|sirve para)\b|\bmodo de (?:uso|empleo)|\baplicar\b/iu,
  ],
];

const french: readonly KindPattern[] = [
  ['pack', /^(?:pot|flacon|bouteille|bocal) (?:en \p{L}+ )?de \d/iu],
  [
    'exclusion',
    /\bnon (?:inclus|fourni|compris)\w*|\bvendu\w* séparément|\bn[’']est pas (?:inclus|fourni)|^sans (?:pile|batterie|chargeur|câble|boîte|ampoule)/iu,
  ],
  [
    'contents',
    /^(?:comprend|contenu|contient|livré\w*|fourni\w*|inclus|dans la boîte|vous recevez)|\b(?:est|sont) inclus|\bincluse?s?$|\bboîte cadeau|\bcoffret cadeau|^(?:emballé|conditionné|présenté)e?s? (?:en|dans)\b|^(?:étui|sachet) en\b|\blivré\w* (?:avec|dans|en)/iu,
  ],
  ['guarantee', /\bgarantie?\b|\bretours? (?:sous|accept|gratuit)|\bremboursé/iu],
  ['shipping', /\bexpédi|\blivraison|\bretrait\b|\bà récupérer|\bcolissimo|\bmain propre|\bpoint relais/iu],
  [
    'duration',
    /\bsur commande|\bdélai de (?:fabrication|réalisation)|\bprêt\w* en|\bfabriqué\w* en \d+ (?:jours|semaines)/iu,
  ],
  [
    'hours',
    /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b.{0,10}\b(?:au|à|et|-)\b|\bhoraires|\bde \d{1,2} ?h\b|\brépon\w+ (?:sous|en)|\brappel/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euros?\b)|\bespèces|\bvirement|\bprix fixe|\bforfait|\bgratuit\b|\babonnement|\bachat unique/iu,
  ],
  [
    'care',
    /\blave-vaisselle|\blaver\b|\blavable|\blavage|\bmachine à \d|\brepass|\bsèche-linge|\bnettoy|\bessuy|\bentretien|\bà consommer|\bconserver|\bà la main à/iu,
  ],
  [
    'limit',
    /\bne (?:pas|convient pas|passe pas|va pas|jamais)|\bne .{0,20}\bpas\b|\bnon (?:adapté|recommandé|compatible)|\béviter|\battention\b|\bavertissement|\bcharge max|\bpoids max|\bsupporte jusqu|\bnécessite|\bpeut contenir|\bcontient (?:du gluten|des noix|du lait|du soja)|\blégèrement différent|\bpeut(?:vent)? varier/iu,
  ],
  [
    'certificate',
    /\bcertifi|\bagréé|\bhomologué|\bgots\b|\boeko-?tex|\bfsc\b|\biso \d|\bassuré\b|\bbreveté|\blabel\b/iu,
  ],
  ['award', /\bprimé|\bmédaille|\brécompens/iu],
  [
    'age',
    /\bdès \d+ (?:ans|mois)|\bà partir de \d+ (?:ans|mois)|\bacheté\w* en \d{4}|\bdepuis \d{4}|\b\d+ ans d[’']/iu,
  ],
  [
    'occasion',
    /\banniversaire|\bmariage|\bnoël|\bcrémaillère|\bfête des (?:mères|pères)|\bsaint-valentin|\bbaptême|\bcadeau (?:pour|de)|\bà offrir/iu,
  ],
  [
    'audience',
    /\bpour (?:\p{L}+ ){0,3}?(?:femmes?|hommes?|enfants?|bébés?|adultes?|débutants?|professionnels?|étudiants?|chiens?|chats?|familles?|coureurs|cyclistes|amateurs|amoureux|personnes|ceux)\b|\bunisexe|\bmixte\b|\bsans expérience/iu,
  ],
  [
    'compatibility',
    /\bcompatible|\bfonctionne avec|\bs[’']adapte|\bpour (?:iphone|ipad|samsung|android)|\binduction|\bbluetooth|\bconvient (?:aux|à|pour)/iu,
  ],
  [
    'method',
    /\bfaite?s? (?:à la )?main|\bà la main|\bartisanal|\btourné\w*|\bpeinte?s? à la main|\bpressé\w* à froid|\btorréfié|\bcousu\w*/iu,
  ],
  [
    'origin',
    /\b(?:fabriqué|fait|cousu|produit|tissé|torréfié|cultivé|conçu|tourné|imprimé|confectionné|récolté|assemblé|tricoté)\w*\b.{0,30}\b(?:en|à|au|dans) (?:\p{Lu}|un |mon |notre )/u,
  ],
  ['story', /(?:^|\s)(?:[Nn]ous|[Jj]e|[Jj][’']|[Mm]on|[Nn]otre|[Nn]os)(?:\s|(?<=’))/u],
  [
    'use',
    /^(?:pour|idéale?s? pour|parfaite?s? pour|convient pour|à utiliser)\b|\bmode d[’']emploi|\bappliquer\b/iu,
  ],
];

let everyGerman: readonly KindPattern[] | undefined;
let everySpanish: readonly KindPattern[] | undefined;
let everyFrench: readonly KindPattern[] | undefined;

/**
 * Kind patterns of a language; `other` has none. Rewriting a table takes some 30 ms, which no start of the server should
 * wait for: each is rewritten when a text of its language comes.
 */
export const kindPatterns: Readonly<Record<WrittenLanguage, readonly KindPattern[]>> = {
  en: english,
  get de() {
    return (everyGerman ??= everyLetter(german));
  },
  get es() {
    return (everySpanish ??= everyLetter(spanish));
  },
  get fr() {
    return (everyFrench ??= everyLetter(french));
  },
  other: [],
};
