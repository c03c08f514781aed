import { longPattern } from '#rules/text/long-pattern.ts';
import type { KindPattern } from './kind-patterns-english.ts';

/**
 * Kinds of clauses in languages that are not written in full, by words that mean nothing else: Italian, Portuguese, Dutch,
 * Polish, Swedish, Danish and Norwegian. They keep orders, faults and terms out of titles and tags, and questions that the text
 * answers from being asked.
 */
export const otherLanguages: readonly KindPattern[] = [
  [
    'exclusion',
    /\bnon (?:è |sono )?inclus[oaei]\b|\bnão (?:está |estão )?incluíd[oa]s?\b|\bniet inbegrepen\b|\bexclusief\b|\bbrak w zestawie\b|\bnie (?:jest|są) dołączon\w+|\bingår (?:ej|inte)\b|\bmedfølger ikke\b|\bikke inkludert\b|(?<!\p{L})(?:не входит|не входят|в комплект не входят|не включен\p{L}*|не входить|не входять|není součástí|nejsou součástí|dahil değil(?:dir)?|nem tartozék|ei sisälly|ei sisälly hintaan|nu (?:este|sunt) inclus[ăe]?|δεν περιλαμβάν\p{L}+|לא כלול\p{L}*|לא כולל|غير (?:مرفق|مشمول|متضمن)[ةه]?|لا يشمل|لا تشمل|không bao gồm)(?!\p{L})|शामिल नहीं|ไม่รวม|別売|付属しません|付属していません|含まれません|不含|不包括|不包含|미포함|별매|포함되지/iu,
  ],
  [
    'contents',
    longPattern('iu')`
    ^(?:w (?:pudełku|opakowaniu|torebce)|in (?:een )?(?:doosje|geschenkdoos|cadeaudoos)
      |in (?:una )?(?:scatola|confezione)|em (?:uma )?caixa|nella confezione|include|incluso|incluse
      |comprende|inclui|acompanha|na caixa|inbegrepen|inclusief|wordt geleverd|geleverd (?:in|met)
      |w zestawie|zestaw zawiera|ingår|medföljer|medfølger|inkluderer)\b
    |\b(?:incluíd[oa]s?|inclus[oaei]|inbegrepen|ingår|medföljer|medfølger)$
    |\b(?:enviad[oa]|entregue|spedit[oa]|confezionat[oa]|verpakt|zapakowan\w+) (?:em|in|w) \p{L}+
  `,
  ],
  [
    'guarantee',
    /\bgaranzia\b|\bsem juros\b|\bgarantia\b|\bgarantie\b|\bgwarancj\w+|\bgaranti\b|\bdevoluç\w+|\bretour\b|\bzwrot\w*\b|(?<!\p{L})(?:гаранти\p{L}+|záruk\p{L}*|takuu\p{L}*|garanci\p{L}+|garanți\p{L}+|εγγύηση|garantili|(?:ال)?ضمان|אחריות(?= (?:ל|של|יצרן|יבואן|\d))|bảo hành)(?!\p{L})|वारंटी|गारंटी|รับประกัน|保証(?:付|期間|\d|書)|質保|质保|保修|보증(?: ?기간|서| \d)/iu,
  ],
  [
    'shipping',
    /\bspedizion[ei]\b|\bspedisc\w+|\britiro\b|\benvio\b|\benviamos\b|\blevantamento\b|\bverzend\w*\b|\bverzonden\b|\bophalen\b|\bafhalen\b|\bwysyłk\w+|\bodbiór\b|\bfrakt\b|\bskickas\b|\bhämtas\b|\bhentes\b|\bsendes\b|\bretirada (?:em|no|na)\b|\bretirar em\b|(?<!\p{L})(?:самовывоз|elden teslim|איסוף)(?!\p{L})|手渡し|引き取り|自取|面交|직거래/iu,
  ],
  [
    'duration',
    /\b(?:pronto|pronta) (?:in|em)\b|\bklaar in\b|\bgotow\w+ w\b|\bklar (?:på|inom)\b|\bsu ordinazione\b|\bsob encomenda\b|\bop bestelling\b|\blevertijd\b|\bna zamówienie\b|\bczas realizacji\b|\bleveranstid\b|\bbeställning\b|(?<!\p{L})(?:robimy|wykonujemy|realizacja) w (?:ciągu )?\d|(?<!\p{L})(?:vyrobíme|doba výroby|срок изготовления|изготовим|изготавливаем за|toimitusaika|valmistusaika|elkészítési idő|timp de execuție|hazırlık süresi|χρόνος κατασκευής|זמן (?:הכנה|אספקה|ייצור)|مدة (?:التجهيز|التنفيذ|التحضير))(?!\p{L})|制作期間|納期|制作周期|제작 ?기간|ระยะเวลาทำ/iu,
  ],
  [
    'price',
    /€\s?\d|\d\s?(?:€|euro\b|zł\b|kr\b|reais\b|円|元|원(?!\p{L})|₺|TL\b|₽|руб|ש["״]ח|₪)|[¥￥₩₪₽₺]\s?\d|\bR\$\s?\d|\bgratis\b|\bgrátis\b|\bgratuit[oa]\b|\bza darmo\b|\babbonamento\b|\bassinatura\b|\babonnement\b|\bsubskrypcj\w+|(?<!senza )acquisti in-app|(?<!sem )compras no app|(?<!(?:geen|zonder) )in-app-aankop|zakupy w aplikacji|köp i appen|køb i appen|kjøp i appen/iu,
  ],
  [
    'care',
    longPattern('iu')`
    \byıka\p{L}+|посудомоеч|стира(?:ть|йте|ется)|(?<!\p{L})мыть(?!\p{L})|гладить|хранить
    |\blava(?:re|bile|bili|ggio)\b|\blavastoviglie\b|\blavatrice\b|\bnon bagnare\b
    |\blava[rv]\w*\b.{0,20}\b(?:mão|máquina|graus)|\bmáquina de lavar\b|\bnão molhar\b|\blimpar\b
    |\bconservare?\b|\bwas(?:baar|sen|machine)\b|\bvaatwasser\w*|\bhandwas\b|\bafwasbaar\b|\bafwassen\b|\bschoonmaken\b
    |\bprać\b|\bpranie\b|\bzmywar\w+|\bczyścić\b|\btvätta\w*\b|\btvätt\w*\b|\bdiskmaskin\w*|\bvaskes?\b
    |\bvaskbar\w*|\boppvaskmaskin\w*|\bopvaskemaskine\w*
    |(?<!\p{L})(?:handtvätt|maskintvätt|håndvask|stryk|stryks|strykes|stryges|häng(?: upp)?|hæng|heng|torka|torktumla|tørk|tørkes|tørres|unngå
      |undgå|undvik|förvara\p{L}{0,2}|op{1,2}bevar\p{L}{1,3}|pese|pestään|pesu|konepesu|käsinpesu|silitä|kuivaa|strijken|strijk
      |bewaren|bewaar|vermijd|prasować|suszyć|przyciąć|przycinać|przechowywać|chronić|prát|neprat|nemýt
      |žehlit|sušit|mosható|mossa|stirare|asciugare|pulire|evitare|evitar|kurut\p{L}+|ütüle\p{L}+
      |πλένεται|πλύσιμο|сушить|отпаривать|spăla\p{L}+|curăța\p{L}+|прати|мити|сушити|(?:ي|ت)غسل|غسيل|ينظف|תכבס|כביסה|לשטוף|giặt)(?!\p{L})
    |食洗機|手洗い|水洗い|洗濯|お手入れ|机洗|手洗|洗碗机|물세탁|손세탁|세탁기|식기세척기|посудомий|धोएं|धोया
  `,
  ],
  [
    'limit',
    /\bnon (?:adatt[oaei]|usare|immergere)\b|\bnão (?:usar|indicad[oa]|recomendad[oa])\b|\bniet (?:geschikt|gebruiken)\b|\bnie (?:nadaje|używać|stosować)\b|\bej lämplig\w*|\binte för\b|\bikke egnet\b|(?:使用|対応)?不可$/iu,
  ],
  [
    'origin',
    longPattern('u')`
    \b(?:fatt[oaie]|prodott[oaie]|cucit[oaie]|realizzat[oaie]|dipint[oaie]|raccolt[oaie])\b.{0,30}\b(?:a|in
      |nel|nella) \p{Lu}|\b(?:feit[oa]s?|produzid[oa]s?|fabricad[oa]s?|bordad[oa]s?
      |tecid[oa]s?)\b.{0,30}\b(?:em|no|na) \p{Lu}|\b(?:gemaakt|handgemaakt|geproduceerd|genaaid|geweven
      |gebrand|geteeld)\b.{0,30}\b(?:in|te) \p{Lu}|\b(?:wykonan\w+|zrobion\w+|szyt\w+|wyprodukowan\w+
      |uszyt\w+)\b.{0,30}\b(?:w|we) \p{Lu}|\b(?:tillverkad\w*|gjord\w*|sydd\w*|vävd\w*|laget|produsert
      |fremstillet|lavet)\b.{0,30}\bi \p{Lu}
  `,
  ],
  [
    'method',
    /\b(?:fatt[oaie]|dipint[oaie]|cucit[oaie]|lavorat[oaie]) a mano\b|\b(?:feit[oa]s?|pintad[oa]s?|bordad[oa]s?|tecid[oa]s?) à mão\b|\bhandgemaakt\w*|\bmet de hand\b|\bręcznie \p{L}+|\bhandgjord\w*|\bför hand\b|\bhåndlaget\b|\bhåndlavet\b/iu,
  ],
  [
    'occasion',
    /\bregalo per\b|\bidea regalo\b|\bpresente para\b|\bprenda para\b|\bcadeau voor\b|\bprezent dla\b|\bna prezent\b|\bpresent till\b|\bgave til\b/iu,
  ],
];
