import { longPattern } from '#rules/text/long-pattern.ts';

/** What ails a used thing, in whole sentences of languages that are not written in full, beside the words of `conditionPatterns`. */
const faultTurnsElsewhere = longPattern('iu')`
  (?<!\p{L})(?:rasg(?:o|os|ad[oa]s?)|furad[oa]s?|amassad[oa]s?|ferrugem|oxidad[oa]s?|descascad[oa]s?|lascad[oa]s?
    |colad[oa]s? com cola|ressecad[oa]s?|trincad[oa]s?|(?:a|para|por) (?:trocar|consertar|arrumar|reparar)
    |da (?:registrare|riparare|sistemare|sostituire|cambiare|incollare|restaurare|ricucire|rifare)|não (?:funciona|liga|fecha|abre|carrega|acende|segura)m?
    |non (?:funziona|funzionano|si accende|si chiude|si apre|carica|tiene)|ruggine|arrugginit[oaie]|strapp(?:o|i|at[oaie])
    |scheggiat[oaie]|(?:cigola|scricchiola|traballa)(?:no)?|bamb[oa]s?|rangendo|(?:kraak|wiebel|rammel)(?:t|en)|gnisslar|glappar|kärvar|skrzypi|chwieje się|scolorit[oaie]|sbiadit[oaie]|bucat[aie]|(?:è|era) bucato|graffiat[oaie]|ammaccat[oaie]|scrostat[oaie]|incollat[oaie]
    |werk(?:t|en) niet(?: meer)?|doet het niet|sluit(?:en)? niet|gescheurd|gebarsten|verroest|verkleurd|versleten|loszit\p{L}*|zit(?:ten)? los
    |lek(?:t|ken)?|hapert|(?:is|zijn) aan vervanging toe|moet(?:en)? (?:gemaakt|vervangen|gerepareerd|gelijmd|geplakt)|mist een|butsen?|roestplek\p{L}*
    |fungerar inte|går inte att|stänger inte|trasig\p{L}*|repig\p{L}*|rostig\p{L}*|rostfläck\p{L}*|hål i|nött\p{L}*|sliten|slitet|slitna|urblekt\p{L}*|(?:ringar|märken|fläckar) efter|behöver (?:bytas|lagas|lackas|slipas|limmas|service)
    |virker ikke|fungerer ikke|lukker ikke|ødelagt\p{L}*|revnet\p{L}*|slidt\p{L}*|slitt|rusten|rustne|hakk?(?:er)?|flænger?|falmet|falmede
    |nie (?:działa|świeci|zamyka|otwiera|trzyma|ładuje)\p{L}*|rozdarci\p{L}*|przetar\p{L}+|dziur[aąęy]|zardzewi\p{L}+|pękni\p{L}+|odprys\p{L}+|wyblak\p{L}+|ułaman\p{L}+|do (?:wymiany|naprawy|klejenia|regulacji|renowacji|sklejenia|uszczelnienia)
    |nefungují|nefunguje|nesvítí|nezavírá|rezav\p{L}+|rozbit\p{L}+|prask\p{L}+|poškozen\p{L}*|odřen\p{L}*|ulomen\p{L}*|vybledl\p{L}*
    |не (?:работает|работают|включается|закрывается|держит|горит)|сломан\p{L}*|ржавчин\p{L}*|порван\p{L}*|дыр[аы]|выцве\p{L}+|не родн\p{L}+|ход\p{L}+ туго|туго ход\p{L}+|требу\p{L}+ (?:ремонта|замены|чистки|смазки)|под (?:замену|ремонт)|не проверял\p{L}*
    |не (?:працює|працюють|вмикається|закривається|тримає)|зламан\p{L}*|подряпин\p{L}*|потертост\p{L}*|тріщин\p{L}*|іржа\p{L}*
    |nu (?:funcționează|merge|se închide|pornește)|zgâri\p{L}+|ruginit\p{L}*|crăpat\p{L}*|rupt[ăe]?|lipsește|pătat\p{L}*
    |ei toimi|rikki|naarmu(?:ja|jen|inen|isia)?|halkeam\p{L}*|ruoste(?:tta|inen|essa)?|kulunu\p{L}+|reikä|tahra(?:t|oja|inen)?|lohkeam\p{L}*
    |γρατζουν\p{L}+|γρατσουν\p{L}+|γδαρσ\p{L}+|χτυπημέν\p{L}+|βαθούλωμ\p{L}+|ραγισμέν\p{L}+|ράγισμα|σπασμέν\p{L}+|σκισμέν\p{L}+|σκίσιμ\p{L}+|σκουρι\p{L}+|λεκέ\p{L}*|λεκιασμέν\p{L}+|φθορ[άέ]ς?|φθαρμέν\p{L}+|ξεθωριασμέν\p{L}+|ξεφλουδι\p{L}+
    |δεν (?:λειτουργεί|δουλεύει|ανάβει|κλείνει|φορτίζει|ανοίγει)|[והבלמש]?(?:שריט\p{L}*|סדק\p{L}*|סדוק\p{L}*|שבור\p{L}*|רופפ\p{L}*|רופף|עקומ?\p{L}*|קרוע\p{L}*|קרע\p{L}*|כתמ?ים|חלוד\p{L}*|שפשופ\p{L}*|בלוי\p{L}*)|לא (?:עובד|נדלק|נסגר)\p{L}*
    |çalışmıyor|kırık|yırtık|paslı|çökük|solmuş|(?:vết )?xước|trầy|móp|nứt|sứt|rách|không hoạt động|bị hỏng)(?!\p{L})
  |[ひヒ]び(?:割れ)?(?:あり|が)|ヒビ|ぐらつき|ガタつき|動きません|動作しません|壊れ|破れ|色あせ|へこみ|シミ(?!ュ)|(?<!ワ)サビ|무작동|작동하지 않|찢어|녹이|깨진|눌림|찍힘|기스|변색|벗겨|까짐|금이 간|잡음이? (?:있|조금|약간)|(?:가벼운|약간의|미세한) 잡음|รอยขีดข่วน|รอยขูดขีด|มีรอย(?!ยิ้ม)|รอยถลอก|รอยร้าว|แตกร้าว|บุบ|มีตำหนิ|ขึ้นสนิม|มีคราบ|ไม่ทำงาน|ซีดจาง|खरोंच|खरोच|दरार|ज़ंग लग|जंग लग|फटा हुआ|फटी हुई|टूटा|टूटी|काम नहीं कर|裂纹|裂痕|坏了|不能用|破裂|生锈|褪色|لا يعمل|لا تعمل|مكسور|ممزق|صدأ|خدش
`;

/** What denies such a turn before it: "bez rys", "sem furos", "ei tahroja". */
const deniedElsewhere =
  /(?<!\p{L})(?:não|nem|sem|nenhum\p{L}?|non|né|senza|nessun\p{L}?|niet|geen|zonder|nooit|inte|ej|utan|inga?|aldrig|ikke|uten|uden|ingen|aldri|nie|bez|nigdy|není|žádn\p{L}+|не|нет|без|немає|nu|fără|ei|eikä|ilman|không(?: có)?|χωρίς|δίχως|καθόλου|κανένα[ςν]?|καμία|ללא|בלי|אין|אף|ไม่มี)\s(?:\p{L}{1,20}\s){0,2}$/iu;
/** And behind it: "het lekt niet". */
const deniedBehindElsewhere =
  /^\s(?:niet|nooit|inte|ej|ikke|değil)(?!\p{L})|^(?:이나|이|가|은|는|도)?\s?(?:전혀\s)?없|^(?:は|も|が|等|など){0,2}(?:ありません|なし|無し|なく|無く)|^\s(?:नहीं|के बिना)/iu;
/** Before it where no space parts them: Thai and Chinese. */
const deniedUnspaced = /(?:ไม่มี|ไม่|ไร้|没有|无|無)$/u;

/** Whether a text tells a fault by one of these turns, and does not deny it. */
export function saysTurnElsewhere(text: string): boolean {
  // Figures alone tell none, and the pattern would be tried at each of them.
  if (!/\p{L}/u.test(text)) return false;
  const found = faultTurnsElsewhere.exec(text);
  return (
    found !== null &&
    !deniedElsewhere.test(text.slice(0, found.index)) &&
    !deniedUnspaced.test(text.slice(0, found.index)) &&
    !deniedBehindElsewhere.test(text.slice(found.index + found[0].length))
  );
}
