import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { english, type KindPattern } from './kind-patterns-english.ts';
import { otherLanguages } from './kind-patterns-other.ts';
import { everyLetter } from './word-edges.ts';

const german: readonly KindPattern[] = [
  ['size', /^größen?:?\s\d/iu],
  // The gum on the back of a stamp is no stuff of it.
  ['feature', /original[- ]?gumm/iu],
  ['other', /^(?:\p{L}+ )?\p{L}*verpackung$/iu],
  ['pack', /^\d+ \p{L}+ (?:im|in der) (?:glas|dose|tube|tiegel|beutel)$/iu],
  [
    'exclusion',
    /\bnicht (?:enthalten|im lieferumfang|inbegriffen|dabei|mitverkauft|mitgeliefert)|\bgehör(?:t|en) nicht (?:mit )?(?:dazu|zum lieferumfang|zum set)|\bseparat erhältlich|\b(?:wird|werden) ohne .{3,40} (?:geliefert|verkauft)$|^(?:lieferung|verkauf) ohne \p{L}|^ohne (?:batterie|akku|netzteil|ladegerät|kabel|hülle|deko|leuchtmittel|stecker|\p{L}*träger|anleitung|ovp|zubehör)|^keine? \p{L}+(?: und \p{L}+)? (?:dabei|enthalten|mehr dabei)$/iu,
  ],
  [
    'contents',
    longPattern('iu')`
    \blieferumfang|(?<!versand )\bim (?:paket|karton)\b|^(?:enthält(?! (?:verschluckbare )?(?:kleinteile
          |kleine teile))(?! (?:auch )?(?:(?:hasel|wal|erd|cashew)?nüsse|gluten|milch|laktose|soja|weizen
          |mandeln|eier?|sesam|senf|sellerie|fisch|sulfite|lupinen?|krebstiere|weichtiere|spuren))|enthalten
      |inklusive|inkl\.?|mitgeliefert|geliefert (?:mit|wird))|\bwird (?:mit .* )?geliefert\b|\bliegt bei\b(?! (?:etwa|rund|ca|circa|ungefähr|maximal|mindestens|bis|über|unter|\d|\p{L}+ (?:Stunden|Minuten|Tagen|Grad|Prozent)))
    |\bgeschenk(?:box|karton|verpackung)|^(?:einzeln )?(?:verpackt|eingewickelt|eingepackt) in\b
    |\b(?:ist|sind) enthalten\b|\bdazu gehör
  `,
  ],
  ['guarantee', /\bgarantie\b|\bgewährleistung\b|\brückgabe|\brücknahme|\bprivatverkauf/iu],
  [
    'shipping',
    /\b(?:kombi|sammel)?versand|\bversend|\blieferung (?:in|innerhalb|nach|per)|\blieferzeit|\babholung|\babholer|\bselbstabhol|\babzuholen|\bdhl\b|\bhermes\b/iu,
  ],
  [
    'duration',
    /\b(?:an)?fertigung(?:szeit)?\b.{0,16}\d.{0,6}(?:tage?|wochen?)n?\b|\bauf bestellung\b|\bfertigungszeit|\bherstellungszeit|\bin (?:etwa |ca\. )?(?:\d+|zwei|drei|vier) (?:wochen|werktagen) (?:fertig|gefertigt)|\bdauert\b/iu,
  ],
  [
    'hours',
    /\b(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b.{0,10}\b(?:bis|-|–)|\böffnungszeit|\b\d{1,2}(?::\d\d)? uhr\b|\brückruf|\bantwort(?:en)?\b.{0,20}\binnerhalb/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euro?\b)|\bfestpreis|^kein tausch$|^(?:vb|vhb|fp)\s?\d|\d\s?(?:vb|vhb)\b|^preis (?:pro|je|für) |\bchf ?\d|\d ?chf\b|\d,-(?=$|\s)|^(?:np|neupreis):? ?\d|\d ?fp\b|\btwint\b|\bbarzahlung|\büberweisung|\bpaypal|\bkostenlos\b|\babo\b|\beinmalkauf|(?<!(?:keine|ohne) )in-app-käufe/iu,
  ],
  [
    'care',
    /^(?:täglich|wöchentlich|regelmäßig|mäßig|sparsam|jährlich) \p{L}+en$|\bspülmaschine|\bgeschirrspüler|(?<!\bmit (?:eine[mr] )?(?:abnehmbare[mnr],? )?)\bwasch|\bbügel(?=n\b|bar|frei|leicht|arm|t\b)|\b(?:mit|ohne|kein|heißes|warmes) (?:dem |einem )?bügeleisen|\btrockner|\babwisch|\breinig|\bpflege|\bhandwäsche|\b(?:mit der|von) hand (?:ab)?(?:spülen|waschen)|\bnachölen|(?<!\bzum )\baufbewahr|\bkühl (?:und trocken )?lagern|\bhaltbarkeit/iu,
  ],
  [
    'limit',
    /\bgiftig\b|\breichweite von kindern|\bweiterverkauf (?:nicht|verboten|untersagt)|\b(?:privat(?:e[nr]?)?|persönliche[nr]?) (?:gebrauch|nutzung|verwendung)\b|\bnicht (?:für|geeignet|in die|in der|verwenden|bleichen|ins)|\bnicht .{0,30}(?:geeignet|verwenden|nutzen)\b|\bvermeiden|\bachtung|\bwarnung|\bmax(?:imal|\.)? (?:belast|trag|\d)|\bbelastbar|\bbenötigt\b|\bbraucht\b|\bkann spuren|\benthält (?:(?:hasel|wal|erd|cashew)?nüsse|gluten|milch|laktose|soja|weizen|mandeln|eier?|sesam|senf|sellerie|fisch|sulfite|lupinen?|krebstiere|weichtiere|spuren)|\bfällt .*anders aus|\bunterscheide/iu,
  ],
  [
    'certificate',
    /\bzertifi|\bgeprüft|\bgots\b|\böko-?tex|\boeko-?tex|\bfsc\b|\biso \d|\btüv\b|\bmeisterbetrieb|\bzugelassen|\bversichert|\bpatentiert|\bbio-?(?:siegel|zertifi)/iu,
  ],
  ['award', /\bpreisgekrönt|\bausgezeichnet mit|\btestsieger/iu],
  [
    'age',
    /\bab \d+ (?:jahre|monate)|\bgekauft (?:im jahr )?\d{4}|\b\d+ jahre alt|(?<!^\p{L}+(?:er|erin|erei|betrieb|unternehmen|werkstatt|manufaktur)(?!\p{L})[^.]{0,30})\bseit \d{4}|\bbaujahr/iu,
  ],
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
    /\bhand(?:gemacht|gefertigt|gedreht|bemalt|genäht|gewebt|gegossen|geschnitzt|gestempelt|bedruckt|verlesen|arbeit)|\bvon hand\b|\bgebrannt\b|\bkaltgepresst|\bgeröstet(?!e[nrms]? \p{L})/iu,
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
  ['size', /^tallas?:?\s(?:(?:de|desde) (?:(?:la|el) )?|del )?\d/iu],
  // "Frutado verde" is how an oil tastes.
  ['feature', /^a?frutado(?!\p{L})/iu],
  ['other', /^(?:embalaje|envase) de \p{L}+(?: \p{L}+)?$/iu],
  ['pack', /^(?:bote|tarro|frasco|botella|lata) de (?:\p{L}+ de )?\d/iu],
  [
    'exclusion',
    /\bno (?:está |están |vienen? |van? )?incluid[oa]s?|\bno incluyen?|^(?:el |la )?(?:adaptador|cable|cargador|pilas|batería|mando|caja|soporte|funda|bombilla|cartucho) no$|\bse vende(?:n)? por separado|^(?:las? |los |el )?\p{L}+(?: \p{L}+)? no (?:tengo|tenemos|hay|van|entran?)$|^no (?:tengo|hay) (?:el |la |los |las )?\p{L}+$|^(?:vienen?|se (?:entrega|vende|envía)n?) sin (?!coste|gastos|plástico)\p{L}|^sin (?:pilas|batería|cargador|cable|caja|bombilla|relleno|manual|instrucciones|accesorios)/iu,
  ],
  [
    'contents',
    longPattern('iu')`
    ^(?:incluye|contenido
      |contienen?(?! (?:hasta |unos )?\d[\d.,]* ?(?:ml|cl|l|litros?|g|kg)(?!\p{L}))(?! (?:piezas|partes) pequeñas)(?!n? (?:(?:los |las |el |la |trazas de )?(?:gluten|frutos
            |leche|lácteos|lactosa|soja|trazas|almendras?|nueces|nuez|avellanas?|cacahuetes?|sésamo|huevos?
            |trigo|pescado|sulfitos|mostaza|apio|mariscos?|moluscos?|crustáceos|altramuz|altramuces)))
      |viene (?:con|en una?|en su)|se entrega (?:con|en (?:una? |su )?(?:caja|bolsa|estuche|embalaje|cajita))
      |en la caja|la caja (?:contiene|incluye))|\bincluid[oa]s?$|\bcaja de regalo
    |^se manda en (?:una? |su )?(?:caja|cajita|bolsa|bolsita|estuche|sobre|tubo)\b
    |^(?:envuelt|empaquetad|embalad|envasad|presentad)[oa]s? en\b|\bse entrega (?:con
      |en (?:una? |su )?(?:caja|bolsa|estuche|embalaje|cajita))|\bviene (?:con|en una?|en su)\b
  `,
  ],
  ['guarantee', /\bgarantía|\bdevoluci/iu],
  [
    'shipping',
    /\benvío|^(?:se )?(?:entrego|retiran?) (?:en|por|x)\b|\bse (?:envían?|recogen?)\b|^enviad[oa]s?\b|\benviamos|\bentrega (?:en|a domicilio|en mano)|\brecogida(?!s)(?![^.;]{0,40}?(?<!\p{L})(?:a mano|silvestre|al alba|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|monte|bosque|sierra|huert[oa]|finca|colmenar?e?s?)(?!\p{L}))|\bcorreos\b|^(?:x|por) (?:correo|andreani|estafeta|mercado)|\bmensajer/iu,
  ],
  [
    'duration',
    /\b(?:preparación|elaboración|confección|fabricación)\b.{0,14}\d.{0,4}(?:días|semanas)\b|(?<!(?:colores|tallas|medidas|modelos) )\bpor encargo|\bbajo pedido|\bplazo de (?:elaboración|fabricación)|\blisto en|\btarda/iu,
  ],
  [
    'hours',
    /\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b.{0,12}\b(?:a|y|-)\b|\bhorario|\b\d{1,2}(?::\d\d)? ?h\b|\brespond\w+ en/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euros?\b)|\d\s?(?:negociables?|neg\.?)(?!\p{L})|\bnegociables?$|^(?:me )?cost(?:ó|aron) \$? ?\d|\blo dejo en \$|\bcharlables?$|\befectivo|\bbizum|\btransferencia|\bprecio (?:fijo|firme|cerrado)|^no (?:acepto |hago )?cambios?$|^precio por |\bgratis\b|\bsuscripción|\bpago único|(?<!(?:sin|ni) )compras (?:dentro de la app|integradas|en la app)/iu,
  ],
  [
    'care',
    /\blavar?\b|\blavable|\blavavajillas|(?<!^(?:vendo |se vende )?|\b(?:para|con|de)(?: la| tu)? )\blavadora(?!s)|\bplanchar|\bsecadora|\blimpi|\blejía|(?<!\bpara )\bconservar|\bconsumir preferentemente|\bguardar en|\bcuidado/iu,
  ],
  [
    'limit',
    longPattern('iu')`
    \btóxic[oa]s?\b|\bfuera del alcance\b|^(?:solo )?(?:para )?uso (?:personal|privado|particular)\b|\bprohibida (?:la|su) (?:re)?(?:venta|producción|distribución)|\bvenenos[oa]s?\b
    |\bno (?:es |son )?(?:apt|recomend|adecuad|usar|utilizar|apto)|\bno (?:debe|se debe|sirve|válido)
    |\bevitar|\bevite|\badvertencia|\bprecaución|\bpeso máximo|\bcarga máxima|\bsoporta hasta|\bnecesita\b
    |\brequiere\b|\bpuede contener|\bcontienen? (?:(?:los |las |el |la |trazas de )?(?:gluten|frutos|leche
        |lácteos|lactosa|soja|trazas|almendras?|nueces|nuez|avellanas?|cacahuetes?|sésamo|huevos?|trigo
        |pescado|sulfitos|mostaza|apio|mariscos?|moluscos?|crustáceos|altramuz|altramuces))
    |\bcada pieza (?:es|varía)|\bpuede(?:n)? variar
  `,
  ],
  [
    'certificate',
    /\bcertifica|\bhomologad|\bgots\b|\boeko-?tex|\bfsc\b|\biso \d|\basegurad|\blicencia|\bpatentad|\bregistrad/iu,
  ],
  ['award', /\bpremiad|\bgalardon/iu],
  [
    'age',
    /\bdesde (?:los )?\d+ (?:años|meses)|\ba partir de (?:los )?\d+|\bcomprad[oa] en \d{4}|(?<!^(?:\p{L}+(?:or|ora|ores|oras|esan[oa]s?|er[oa]s?|istas?)|empresa|taller|familia|casa)(?!\p{L})[^.]{0,30})\bdesde \d{4}|\b\d+ años de (?:uso|antigüedad)/iu,
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
    /(?:^|\s)(?:[Nn]osotr[oa]s|[Yy]o|mi|(?<=\s)Mi|Mi(?!\s\p{Lu})|[Nn]uestr[oa]s?|[Hh]acemos|[Hh]ago|[Ss]omos|[Tt]rabajamos)\s/u,
  ],
  [
    'use',
    /^(?:para|ideal para|perfect[oa] para|apt[oa] para|indicad[oa] para|sirve para)\b|\bmodo de (?:uso|empleo)|\baplicar\b/iu,
  ],
];

const french: readonly KindPattern[] = [
  ['size', /^tailles?:?\s\d/iu],
  ['other', /^emballage (?:en )?\p{L}+(?: \p{L}+)?$/iu],
  ['pack', /^(?:pot|flacon|bouteille|bocal) (?:en \p{L}+ )?de \d/iu],
  [
    'exclusion',
    /\bnon (?:inclus|fourni|compris)\w*|\bvendu\w* séparément|\bn[’']est pas (?:inclus|fourni)|\b(?:vendu|fourni|livré)e?s? sans (?!emballage|plastique|suremballage)\p{L}|^(?:vendu\p{L}* )?sans (?:pile|batterie|chargeur|câble|boîte|ampoule|notice|accessoire|housse)/iu,
  ],
  [
    'contents',
    longPattern('iu')`
    ^(?:comprend|le (?:lot|kit|pack|coffret|tout) (?:comprend|contient)|contenu|(?:contient|contiennent)(?! (?:jusqu[’']à |environ )?\d[\d.,]* ?(?:ml|cl|l|litres?|g|kg)(?!\p{L}))(?! (?:de |des )?petite)(?! (?:(?:du |des |de la |de l[’']
            |le )?(?:gluten|fruits à coque|noix|lait|lactose|soja|traces|amandes?|noisettes?|arachides?
            |cacahuètes?|sésame|œufs?|oeufs?|blé|poissons?|sulfites|moutarde|céleri|crustacés|mollusques
            |lupin)))|livré\w*|fourni\w*|inclus|dans la boîte|vous recevez)|\b(?:est|sont) inclus
    |\bincluse?s?$|\bboîte cadeau|\bcoffret cadeau|^(?:emballé|conditionné|présenté)e?s? (?:en|dans)\b
    |^(?:étui|sachet) en\b|\blivré\w* (?:avec|dans|en)
  `,
  ],
  ['guarantee', /\bgaranti(?:e|es|s)?\b|\bretours? (?:sous|accept|gratuit|(?:dans les )?\d)|\bremboursé/iu],
  [
    'shipping',
    /^envois?\b|^à (?:retirer|venir chercher|prendre sur place|emporter)\b|\bmondial relay|\bexpédi|\blivraison|^délai (?:de )?(?:env\.? |environ )?\d|\bretrait\b|\bà récupérer|\bcolissimo|\bmain propre|\bpoint relais/iu,
  ],
  [
    'duration',
    /\b(?:préparation|fabrication|confection|réalisation)\b.{0,20}\d.{0,4}(?:jours|semaines)\b|\bsur commande|\bdélai de (?:fabrication|réalisation)|\bprêt\w* en|\bfabriqué\w* en \d+ (?:jours|semaines)/iu,
  ],
  [
    'hours',
    /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b.{0,10}\b(?:au|à|et|-)\b|\bhoraires|\bde \d{1,2} ?h\b|\brépon\w+ (?:sous|en)|\brappel/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euros?\b)|\d\s(?:à débattre|ferme)(?!\p{L})|\d ?chf\b|\bchf ?\d|^payée?s? \d|\btwint\b|\bespèces|\bvirement|\bprix (?:fixe|ferme)|^pas d[’']échanges?$|^prix (?:par |à |au |pour )|\bforfait|\bgratuit\b|^gratuite?s? (?:pour|jusqu|à vie|avec)|\babonnement|\bachat unique|(?<!(?:sans|aucun|ni|d[’']) ?)achats intégrés/iu,
  ],
  [
    'care',
    /\blave-vaisselle|\blaver\b|\blavable|(?<!\d )\blavage|\bmachine à \d|\brepass|\bsèche-linge|\bdépoussi|\bnettoy|\bessuy|\bentretien|\bà consommer|(?<!\bpour )\bconserver|\bà la main à \d|^(?:elles? |ils? )?se (?:nettoie|lave|essuie|rince|dépoussière|entretien)\p{L}*(?!\p{L})/iu,
  ],
  [
    'limit',
    longPattern('iu')`
    \btoxiques?\b|\bhors de (?:la )?portée\b|\bcertificats? médica(?:l|ux) (?:demandé|requis|exigé|obligatoire)
    |^usage (?:personnel|privé)\b|\b(?:re)?vente interdite\b|\breproduction interdite\b|\bvénéneu(?:x|se)\b|\bdéconseillée?s?\b
    |\bne (?:pas|convient pas|passe pas|va pas|jamais)|(?<!\b(?:qui|que) )\bne .{0,20}\bpas\b
    |\bnon (?:adapté|recommandé|compatible)|\béviter|\battention\b|\bavertissement|\bcharge max|\bpoids max
    |\bsupporte jusqu|\bnécessite|\bpeut contenir|\b(?:contient|contiennent) (?:(?:du |des |de la |de l[’']
        |le )?(?:gluten|fruits à coque|noix|lait|lactose|soja|traces|amandes?|noisettes?|arachides?
        |cacahuètes?|sésame|œufs?|oeufs?|blé|poissons?|sulfites|moutarde|céleri|crustacés|mollusques|lupin))
    |\blégèrement différent|\bpeut(?:vent)? varier
  `,
  ],
  [
    'certificate',
    /\bcertifi(?!cats? médica(?:l|ux) (?:demandé|requis|exigé|obligatoire))|\bagréé|\bhomologué|\bgots\b|\boeko-?tex|\bfsc\b|\biso \d|\bassuré\b|\bbreveté|\blabel\b/iu,
  ],
  ['award', /\bprimé|\bmédaille|\brécompens/iu],
  [
    'age',
    /\bdès \d+ (?:ans|mois)|\bà partir de \d+ (?:ans|mois)|\bacheté\w* en \d{4}|(?<!^(?:\p{L}+(?:eur|eurs|rice|iers?|ière|isane?s?|istes?)|maison|atelier|ferme|famille|entreprise|boutique)(?!\p{L})[^.]{0,30})\bdepuis \d{4}|\b\d+ ans d[’']/iu,
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
    /\bfaite?s? (?:à la )?main|(?<!\b(?:porte|portent|porter|tient|tiennent|tenir|transporte|transportent|transporter|aussi|ou) )\bà la main|\bartisanal|\btourné\w*|\bpeinte?s? à la main|\bpressé\w* à froid|\btorréfié|\bcousu\w*/iu,
  ],
  [
    'origin',
    /\b(?:fabriqué|fait|cousu|produit|tissé|torréfié|cultivé|conçu|tourné|imprimé|confectionné|récolté|assemblé|tricoté)\w*\b.{0,30}\b(?:en|à|au|dans) (?:\p{Lu}|un |mon |notre )/u,
  ],
  [
    'story',
    /(?:^|\s)(?:[Nn]ous|[Jj]e|[Jj][’']|mon|(?<=\s)Mon|Mon(?!\s\p{Lu})|[Nn]otre|[Nn]os)(?:\s|(?<=’))/u,
  ],
  [
    'use',
    /^(?:pour|idéale?s? pour|parfaite?s? pour|convient pour|à utiliser)\b|\bmode d[’']emploi|\bappliquer\b/iu,
  ],
];

let everyGerman: readonly KindPattern[] | undefined;
let everySpanish: readonly KindPattern[] | undefined;
let everyFrench: readonly KindPattern[] | undefined;
let everyOther: readonly KindPattern[] | undefined;

/**
 * Kind patterns of a language; `other` knows few, of several languages. Rewriting a table takes some 30 ms, which no start of the server should
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
  get other() {
    return (everyOther ??= everyLetter(otherLanguages));
  },
};
