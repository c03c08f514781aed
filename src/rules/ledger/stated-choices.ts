import type { Language } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

/** Columns of the table below. */
const tongues = [
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'no',
  'fi',
  'cs',
  'tr',
  'ru',
  'el',
  'ja',
  'ar',
  'zh',
  'ko',
  'he',
] as const;

/**
 * Choices of the form, which are written in English whatever the listing's language, as the marketplaces of twenty
 * languages word them: one line each, the choice before the colon, the columns of `tongues` behind it.
 */
const wordings = `
new: Neu; Nuevo; Neuf; Nuovo; Nieuw; Novo; Nowy; Ny; Ny; Ny; Uusi; Nové; Sıfır; Новое; Καινούργιο; 新品; جديد; 全新; 새 제품; חדש
new other (see details): Neu: Sonstige; Nuevo: otro; Neuf: autre; Nuovo: altro; Nieuw: overig; Novo: outro; Nowy: inny; Ny: övrigt; Ny: andet; Ny: annet; Uusi: muu; Nové: ostatní; Sıfır: diğer; Новое: другое; Καινούργιο: άλλο; 新品（その他）; جديد: غير ذلك; 全新（其他）; 새 제품(기타); חדש: אחר
new with defects: Neu mit Fehlern; Nuevo con defectos; Neuf avec défauts; Nuovo con difetti; Nieuw met gebreken; Novo com defeitos; Nowy z wadami; Ny med defekter; Ny med fejl; Ny med feil; Uusi, vikoja; Nové s vadami; Kusurlu sıfır; Новое с дефектами; Καινούργιο με ελαττώματα; 新品（不良あり）; جديد به عيوب; 全新（有瑕疵）; 새 제품(하자 있음); חדש עם פגמים
certified refurbished: Zertifiziert generalüberholt; Reacondicionado certificado; Reconditionné certifié; Ricondizionato certificato; Gecertificeerd gereviseerd; Recondicionado certificado; Odnowiony, certyfikowany; Certifierat renoverad; Certificeret istandsat; Sertifisert overhalt; Sertifioitu kunnostettu; Certifikovaně repasováno; Sertifikalı yenilenmiş; Сертифицированное восстановленное; Πιστοποιημένο ανακατασκευασμένο; 認定再生品; مجدد معتمد; 官方翻新; 공인 리퍼; מחודש עם אישור
excellent - refurbished: Generalüberholt, hervorragend; Reacondicionado, excelente; Reconditionné, excellent état; Ricondizionato, eccellente; Gereviseerd, uitstekend; Recondicionado, excelente; Odnowiony, doskonały; Renoverad, utmärkt; Istandsat, fremragende; Overhalt, utmerket; Kunnostettu, erinomainen; Repasováno, výborný stav; Yenilenmiş, mükemmel; Восстановленное, отличное; Ανακατασκευασμένο, άριστο; 再生品（極めて良い）; مجدد - ممتاز; 翻新 - 极好; 리퍼 - 최상; מחודש, מצוין
very good - refurbished: Generalüberholt, sehr gut; Reacondicionado, muy bueno; Reconditionné, très bon état; Ricondizionato, molto buono; Gereviseerd, zeer goed; Recondicionado, muito bom; Odnowiony, bardzo dobry; Renoverad, mycket bra; Istandsat, meget god; Overhalt, svært god; Kunnostettu, erittäin hyvä; Repasováno, velmi dobrý stav; Yenilenmiş, çok iyi; Восстановленное, очень хорошее; Ανακατασκευασμένο, πολύ καλό; 再生品（とても良い）; مجدد - جيد جدًا; 翻新 - 很好; 리퍼 - 매우 좋음; מחודש, טוב מאוד
good - refurbished: Generalüberholt, gut; Reacondicionado, bueno; Reconditionné, bon état; Ricondizionato, buono; Gereviseerd, goed; Recondicionado, bom; Odnowiony, dobry; Renoverad, bra; Istandsat, god; Overhalt, god; Kunnostettu, hyvä; Repasováno, dobrý stav; Yenilenmiş, iyi; Восстановленное, хорошее; Ανακατασκευασμένο, καλό; 再生品（良い）; مجدد - جيد; 翻新 - 良好; 리퍼 - 좋음; מחודש, טוב
seller refurbished: Vom Verkäufer generalüberholt; Reacondicionado por el vendedor; Reconditionné par le vendeur; Ricondizionato dal venditore; Gereviseerd door de verkoper; Recondicionado pelo vendedor; Odnowiony przez sprzedawcę; Renoverad av säljaren; Istandsat af sælger; Overhalt av selger; Myyjän kunnostama; Repasováno prodejcem; Satıcı tarafından yenilenmiş; Восстановлено продавцом; Ανακατασκευασμένο από τον πωλητή; 出品者再生品; مجدد من البائع; 卖家翻新; 판매자 리퍼; מחודש על ידי המוכר
like new: Neuwertig; Como nuevo; Comme neuf; Come nuovo; Zo goed als nieuw; Como novo; Jak nowy; Som ny; Som ny; Som ny; Uudenveroinen; Jako nové; Sıfır gibi; Как новое; Σαν καινούργιο; 未使用に近い; كالجديد; 几乎全新; 거의 새것; כמו חדש
used: Gebraucht; Usado; Occasion; Usato; Gebruikt; Usado; Używany; Begagnad; Brugt; Brukt; Käytetty; Použité; İkinci el; Б/у; Μεταχειρισμένο; 中古; مستعمل; 二手; 중고; משומש
very good: Sehr gut; Muy bueno; Très bon état; Molto buono; Zeer goed; Muito bom; Bardzo dobry; Mycket bra; Meget god; Svært god; Erittäin hyvä; Velmi dobrý stav; Çok iyi; Очень хорошее; Πολύ καλό; とても良い; جيد جدًا; 很好; 매우 좋음; טוב מאוד
good: Gut; Bueno; Bon état; Buono; Goed; Bom; Dobry; Bra; God; God; Hyvä; Dobrý stav; İyi; Хорошее; Καλό; 良い; جيد; 良好; 좋음; טוב
acceptable: Akzeptabel; Aceptable; État acceptable; Accettabile; Redelijk; Aceitável; Zadowalający; Acceptabel; Acceptabel; Akseptabel; Tyydyttävä; Přijatelný stav; Kabul edilebilir; Удовлетворительное; Αποδεκτό; 可; مقبول; 可接受; 사용 가능; סביר
for parts or not working: Als Ersatzteil oder defekt; Para piezas o no funciona; Pour pièces ou ne fonctionne pas; Per pezzi di ricambio o non funzionante; Voor onderdelen of niet werkend; Para peças ou não funciona; Na części lub niesprawny; Som reservdel eller ej fungerande; Til reservedele eller defekt; Til deler eller defekt; Varaosiksi tai ei toimi; Na díly nebo nefunkční; Parça için veya çalışmıyor; На запчасти или не работает; Για ανταλλακτικά ή εκτός λειτουργίας; 部品取り・動作不良; للقطع أو لا يعمل; 零件机或无法使用; 부품용 또는 작동 안 됨; לחלקים או לא תקין
used - like new: Gebraucht - wie neu; Usado - como nuevo; Occasion - comme neuf; Usato - come nuovo; Gebruikt - zo goed als nieuw; Usado - como novo; Używany - jak nowy; Begagnad - som ny; Brugt - som ny; Brukt - som ny; Käytetty - uudenveroinen; Použité - jako nové; İkinci el - sıfır gibi; Б/у - как новое; Μεταχειρισμένο - σαν καινούργιο; 中古 - 未使用に近い; مستعمل - كالجديد; 二手 - 几乎全新; 중고 - 거의 새것; משומש - כמו חדש
used - good: Gebraucht - gut; Usado - buen estado; Occasion - bon état; Usato - buono; Gebruikt - goed; Usado - bom estado; Używany - dobry; Begagnad - gott skick; Brugt - god stand; Brukt - god stand; Käytetty - hyvä; Použité - dobrý stav; İkinci el - iyi; Б/у - хорошее состояние; Μεταχειρισμένο - καλό; 中古 - 良い; مستعمل - جيد; 二手 - 良好; 중고 - 좋음; משומש - מצב טוב
used - fair: Gebraucht - in Ordnung; Usado - aceptable; Occasion - état correct; Usato - accettabile; Gebruikt - redelijk; Usado - aceitável; Używany - zadowalający; Begagnad - okej skick; Brugt - rimelig stand; Brukt - grei stand; Käytetty - tyydyttävä; Použité - přijatelný stav; İkinci el - idare eder; Б/у - удовлетворительное состояние; Μεταχειρισμένο - μέτριο; 中古 - 可; مستعمل - مقبول; 二手 - 一般; 중고 - 보통; משומש - מצב סביר
local pickup: Abholung; Recogida en mano; Remise en main propre; Ritiro a mano; Ophalen; Entrega em mão; Odbiór osobisty; Avhämtning; Afhentning; Henting; Nouto; Osobní odběr; Elden teslim; Самовывоз; Παραλαβή; 手渡し; استلام باليد; 自取; 직거래; איסוף עצמי
local pickup or delivery: Abholung oder Lieferung vor Ort; Recogida o entrega local; Remise en main propre ou livraison locale; Ritiro a mano o consegna in zona; Ophalen of bezorgen in de buurt; Entrega em mão ou ao domicílio; Odbiór osobisty lub dostawa na miejscu; Avhämtning eller leverans i närheten; Afhentning eller levering i nærheden; Henting eller levering i nærheten; Nouto tai toimitus lähialueelle; Osobní odběr nebo doručení v okolí; Elden teslim veya yakın çevreye teslimat; Самовывоз или доставка поблизости; Παραλαβή ή παράδοση στην περιοχή; 手渡しまたは近隣配達; استلام باليد أو توصيل محلي; 自取或本地送货; 직거래 또는 근거리 배송; איסוף עצמי או משלוח באזור
local delivery: Lieferung vor Ort; Entrega local; Livraison locale; Consegna in zona; Bezorgen in de buurt; Entrega ao domicílio; Dostawa na miejscu; Leverans i närheten; Levering i nærheden; Levering i nærheten; Toimitus lähialueelle; Doručení v okolí; Yakın çevreye teslimat; Доставка поблизости; Παράδοση στην περιοχή; 近隣配達; توصيل محلي; 本地送货; 근거리 배송; משלוח באזור
shipping: Versand; Envío; Envoi; Spedizione; Verzending; Envio; Wysyłka; Frakt; Forsendelse; Frakt; Toimitus; Zaslání; Kargo; Отправка; Αποστολή; 発送; شحن; 寄送; 택배; משלוח
pickup or shipping: Abholung oder Versand; Recogida o envío; Remise en main propre ou envoi; Ritiro a mano o spedizione; Ophalen of verzenden; Entrega em mão ou envio; Odbiór osobisty lub wysyłka; Avhämtning eller frakt; Afhentning eller forsendelse; Henting eller frakt; Nouto tai toimitus; Osobní odběr nebo zaslání; Elden teslim veya kargo; Самовывоз или отправка; Παραλαβή ή αποστολή; 手渡しまたは発送; استلام باليد أو شحن; 自取或寄送; 직거래 또는 택배; איסוף עצמי או משלוח
`;

const table = new Map<string, readonly string[]>(
  wordings
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.search(/: /u);
      return [
        line.slice(0, at),
        line
          .slice(at + 2)
          .split(';')
          .map((text) => text.trim()),
      ] as const;
    }),
);

/** Fields of the form that offer choices which stand in the listing. */
const choiceFields = ['itemCondition', 'facebookCondition', 'facebookDeliveryMethod'] as const;

/**
 * The fields with the choices of the form in the language of the listing, so that no German text says "Used". What
 * the seller wrote in own words, and languages that the table does not hold, stay as they are.
 */
export function statedIn(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Readonly<Record<string, string>> {
  const column = tongues.findIndex((tongue) => language.tag.startsWith(tongue));
  if (column === -1 || !choiceFields.some((name) => fields[name] !== undefined)) return fields;
  const told = { ...fields };
  for (const name of choiceFields) {
    const wording = table.get((fields[name] ?? '').toLowerCase().trim())?.[column];
    if (wording !== undefined) told[name] = wording;
  }
  return told;
}

/** "Used, one wheel squeaks", "occasion, un coin abîmé": the bare state at the front of a text. */
const bareState =
  /^(?:used|pre-?owned|second[- ]hand|gebraucht|usad[oa]s?|(?:de )?segunda mano|(?:d[’'])?occasion)(?:,|\.|:| -| –)\s+(?=[\p{L}\d])/iu;

/** "Estado: usado, algunos lomos con cinta": the state again behind its label, inside a text. */
const labelledState =
  /(?<=^|[.!?\n]\s?)(?:estado|zustand|état|condition)\s?:\s(used|gebraucht|usad[oa]s?|occasion)(?:,|;|\s[–-])\s(?=\p{L})/iu;

/** A description without the bare state that it opens with, where the form's own field says it and more ("Used - Good"). */
export function withoutStateAgain(given: string, fields: Readonly<Record<string, string>>): string {
  // "D'occasion, utilisée deux ans" behind the form's "Occasion" says the state in one word more.
  const description = /^occasion$/iu.test(fields['facebookCondition'] ?? fields['itemCondition'] ?? '')
    ? given.replace(/(?<=^|[.!?]\s)D[’']occasion, (\p{Ll})/u, (_, next: string) => next.toUpperCase())
    : given;
  const stated = foldWord(fields['facebookCondition'] ?? fields['itemCondition'] ?? '');
  const said = bareState.exec(description)?.[0] ?? '';
  const word = foldWord(said.replace(/^(?:de|d[’'])\s?|[\s,.:–-]+$/giu, ''));
  // "Usada" of a table and "usado" of the form part in their ending.
  const stem = word.replace(/[oa]s?$/u, '');
  if (stem === '' || !stated.startsWith(stem) || stated.length <= word.length + 1) return description;
  const rest = description.slice(said.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The text without the form's state said once more behind a label, which its own words then stand behind. */
export function withoutLabelledState(description: string, fields: Readonly<Record<string, string>>): string {
  const stated = foldWord(fields['facebookCondition'] ?? fields['itemCondition'] ?? '');
  const found = labelledState.exec(description);
  if (stated === '' || found === null) return description;
  if (!stated.startsWith(foldWord(found[1]!).replace(/[oa]s?$/u, ''))) return description;
  const label = found[0].slice(0, found[0].indexOf(':') + 2);
  return `${description.slice(0, found.index)}${label}${description.slice(found.index + found[0].length)}`;
}

const isNew = /^(?:brand )?new$/iu;
const saidUsed =
  /(?:^|[,.;:(]\s?)(?:used|pre-?owned|second[- ]hand|used once|lightly used|well used)(?=[,.;)]|\s(?:but|condition|for)\s|$)/iu;

/** The fields of one of several products, without the form's "New" where its own English text says that this one is used. */
export function withOwnState(
  fields: Readonly<Record<string, string>>,
  description: string,
): Readonly<Record<string, string>> {
  const state = (['itemCondition', 'facebookCondition'] as const).find((name) =>
    isNew.test(fields[name] ?? ''),
  );
  if (state === undefined || !saidUsed.test(description)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== state));
}

const feminine =
  /^(?:\p{L}+(?:(?<!(?:progra|siste|proble|pija|cli|te|mapa|plane|come))a|ión|dad|tud)|moto|bici|foto|radio|mano|nevera|llave|torre|base|nave)$/iu;
const feminines = /^(?:\p{L}+(?:as|iones|dades)|motos|bicis|fotos|llaves)$/iu;
const manyMasculine = /^\p{L}{3,}(?:os|es)$/iu;

/** "Usada" of a "lavadora", where the form says "Usado": the neighbour's state agrees with the first noun of the name. Spanish. */
export function agreeingState(
  fields: Readonly<Record<string, string>>,
  name: string,
  { written }: Language,
): Readonly<Record<string, string>> {
  const state = fields['facebookCondition'];
  // "Sala, bueno": how it is would have to agree too, and is said of its state instead.
  const grade = written === 'es' ? /^(muy )?buen[oa]s?$/iu.exec(state ?? '') : null;
  if (grade !== null)
    return { ...fields, facebookCondition: grade[1] === undefined ? 'Buen estado' : 'Muy buen estado' };
  if (written !== 'es' || state === undefined || !/^(?:usado|nuevo|reacondicionado)(?!\p{L})/iu.test(state))
    return fields;
  const [noun = ''] = name.split(' ');
  const ending = feminine.test(noun)
    ? 'a'
    : feminines.test(noun)
      ? 'as'
      : manyMasculine.test(noun)
        ? 'os'
        : 'o';
  return ending === 'o' ? fields : { ...fields, facebookCondition: state.replace(/o(?!\p{L})/u, ending) };
}
