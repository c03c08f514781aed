type Names = Readonly<Record<string, string>>;

/** Columns of the table below. */
const kinds =
  'brand model type material colour size capacity weight power pack condition compatibility age contents feature method origin duration flaw'.split(
    ' ',
  );

/** Names of item specifics in languages without a site of their own, by language tag: one line each, in the order of `kinds`. */
const lines = `
sv: Märke; Modell; Typ; Material; Färg; Storlek; Volym; Vikt; Effekt; Antal; Skick; Passar till; År; Ingår; Egenskaper; Tillverkning; Tillverkningsland; Drifttid; Brister
da: Mærke; Model; Type; Materiale; Farve; Størrelse; Rumindhold; Vægt; Effekt; Antal; Stand; Passer til; År; Medfølger; Egenskaber; Fremstilling; Produktionsland; Driftstid; Fejl
no: Merke; Modell; Type; Materiale; Farge; Størrelse; Volum; Vekt; Effekt; Antall; Tilstand; Passer til; År; Medfølger; Egenskaper; Fremstilling; Produksjonsland; Driftstid; Feil
fi: Merkki; Malli; Tyyppi; Materiaali; Väri; Koko; Tilavuus; Paino; Teho; Määrä; Kunto; Sopii; Vuosi; Sisältö; Ominaisuudet; Valmistustapa; Valmistusmaa; Käyttöaika; Viat
tr: Marka; Model; Tür; Malzeme; Renk; Boyut; Kapasite; Ağırlık; Güç; Adet; Durum; Uyumlu; Yıl; İçindekiler; Özellikler; Yapım; Üretim yeri; Süre; Kusurlar
cs: Značka; Model; Typ; Materiál; Barva; Velikost; Objem; Hmotnost; Výkon; Počet kusů; Stav; Kompatibilní s; Rok; Obsah balení; Vlastnosti; Zpracování; Země výroby; Výdrž; Vady
ro: Marcă; Model; Tip; Material; Culoare; Dimensiune; Capacitate; Greutate; Putere; Bucăți; Stare; Compatibil cu; An; Conținut; Caracteristici; Execuție; Țara de fabricație; Durată; Defecte
hu: Márka; Modell; Típus; Anyag; Szín; Méret; Űrtartalom; Súly; Teljesítmény; Darabszám; Állapot; Kompatibilis; Év; Tartalom; Jellemzők; Készítés; Származási ország; Üzemidő; Hibák
ru: Марка; Модель; Тип; Материал; Цвет; Размер; Объём; Вес; Мощность; Количество; Состояние; Подходит для; Год; Комплект; Особенности; Изготовление; Страна производства; Время работы; Недостатки
uk: Марка; Модель; Тип; Матеріал; Колір; Розмір; Об’єм; Вага; Потужність; Кількість; Стан; Підходить для; Рік; Комплект; Особливості; Виготовлення; Країна виробництва; Час роботи; Недоліки
el: Μάρκα; Μοντέλο; Τύπος; Υλικό; Χρώμα; Μέγεθος; Χωρητικότητα; Βάρος; Ισχύς; Τεμάχια; Κατάσταση; Συμβατό με; Έτος; Περιλαμβάνει; Χαρακτηριστικά; Κατασκευή; Χώρα κατασκευής; Διάρκεια; Ελαττώματα
ja: ブランド; 型番; 種類; 素材; カラー; サイズ; 容量; 重さ; 電力; 個数; 状態; 対応機種; 年; 付属品; 特徴; 製法; 原産国; 稼働時間; 傷・不具合
zh: 品牌; 型号; 类型; 材质; 颜色; 尺寸; 容量; 重量; 功率; 数量; 成色; 适用; 年份; 包含; 特点; 工艺; 产地; 续航; 瑕疵
ko: 브랜드; 모델; 종류; 소재; 색상; 크기; 용량; 무게; 전력; 수량; 상태; 호환; 연도; 구성품; 특징; 제작 방식; 제조국; 사용 시간; 하자
ar: الماركة; الموديل; النوع; الخامة; اللون; المقاس; السعة; الوزن; القدرة; العدد; الحالة; متوافق مع; السنة; المحتويات; المميزات; طريقة الصنع; بلد الصنع; مدة التشغيل; العيوب
he: מותג; דגם; סוג; חומר; צבע; מידה; נפח; משקל; הספק; כמות; מצב; מתאים ל; שנה; תכולה; מאפיינים; אופן ייצור; ארץ ייצור; זמן פעולה; פגמים
hi: ब्रांड; मॉडल; प्रकार; सामग्री; रंग; आकार; क्षमता; वज़न; शक्ति; संख्या; स्थिति; अनुकूल; वर्ष; शामिल; विशेषताएँ; निर्माण; निर्माण का देश; चलने का समय; खामियाँ
`;

let table: ReadonlyMap<string, Names> | undefined;

/** Names of item specifics of one of these languages; undefined for any other. */
export function namesElsewhere(tag: string): Names | undefined {
  table ??= new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(': ');
        const words = line.slice(at + 2).split('; ');
        const named = Object.fromEntries(kinds.map((kind, index) => [kind, words[index]!]));
        return [line.slice(0, at), { ...named, number: named['feature']!, safety: named['feature']! }];
      }),
  );
  return table.get(tag) ?? table.get(tag.split('-')[0]!);
}
