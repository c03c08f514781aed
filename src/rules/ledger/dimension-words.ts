/** What measures are called in languages that are not written in full, with a label before its figure: "pojemność 350 ml", "ύψος 12 εκ". */
const words = `
altezza larghezza lunghezza profondità diametro spessore capacità peso potenza misura misure dimensioni
altura largura comprimento profundidade diâmetro espessura capacidade potência medida medidas dimensões tamanho
hoogte breedte lengte diepte diameter dikte inhoud gewicht vermogen formaat maat afmeting afmetingen
wysokość szerokość długość głębokość średnica grubość pojemność waga moc rozmiar wymiary
výška šířka délka hloubka průměr tloušťka objem hmotnost váha výkon rozměr rozměry velikost
höjd bredd längd djup tjocklek volym vikt effekt mått storlek
højde høyde bredde længde lengde dybde tykkelse rumfang vægt vekt effekt mål størrelse
korkeus leveys pituus syvyys halkaisija paksuus tilavuus paino teho koko
magasság szélesség hosszúság átmérő vastagság űrtartalom súly méret
înălțime lățime lungime adâncime diametru grosime capacitate greutate dimensiuni
yükseklik genişlik uzunluk derinlik çap kalınlık hacim kapasite ağırlık ölçü ölçüler ölçüleri boyut
высота ширина длина глубина диаметр толщина объём объем ёмкость вес мощность размер размеры
висота ширина довжина глибина діаметр товщина обʼєм об'єм місткість вага потужність розмір розміри
ύψος πλάτος μήκος βάθος διάμετρος πάχος χωρητικότητα βάρος διαστάσεις
גובה רוחב אורך עומק קוטר עובי נפח משקל מידות
ارتفاع عرض طول عمق قطر سماكة سعة وزن مقاس أبعاد
ऊंचाई ऊँचाई चौड़ाई लंबाई व्यास क्षमता वजन साइज आकार
น้ำหนัก ขนาด ความยาว ความกว้าง ความสูง ความจุ ปริมาตร
`;

const dimensions: ReadonlySet<string> = new Set(words.trim().split(/\s+/u));
const longestLabel = 14;

/** Whether a clause begins with the name of a measure. */
export function opensWithDimension(text: string): boolean {
  const end = text.search(/[\s:]/u);
  return end > 1 && end <= longestLabel && dimensions.has(text.slice(0, end).toLowerCase());
}
