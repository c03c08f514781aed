import { expect, test } from 'vitest';
import { detectLanguage } from './detect.ts';

test.each([
  ['Stoneware mug with a speckled glaze, 350 ml, dishwasher safe', 'en', 'en'],
  ['Brotdose aus Edelstahl mit zwei Fächern', 'de', 'de'],
  ['Fiambrera de acero inoxidable con dos compartimentos', 'es', 'es'],
  ['Sac en cuir noir avec une poche intérieure', 'fr', 'fr'],
  // French has a carnet and a moto, too, and no such endings.
  ['carnet B, carnet de moto, recuperación de puntos', 'es', 'es'],
  [
    'WASCHMASCHINE MIELE W1 7KG\nVERKAUFE UNSERE WASCHMASCHINE VON MIELE, LAEUFT EINWANDFREI. KLEINE DELLE LINKS UNTEN. RECHNUNG IST DA. ABHOLUNG OHNE AUFZUG. KEIN VERSAND',
    'de',
    'de',
  ],
  [
    'Matbord ek 180 cm med 6 stolar. Köpt 2018. Några märken på skivan. Stolarna har tyg i grått. Hämtas i Göteborg.',
    'other',
    'sv',
  ],
  ['Spisebord i eg, 180 cm, købt 2018. Små mærker på pladen. Hentes på Østerbro.', 'other', 'da'],
  // Norwegian has the letters of Danish, and words of its own.
  ['Spisebord i eik, 180 cm, kjøpt i 2018. Små merker på platen, hentes i Bergen.', 'other', 'no'],
  // "The" is no French tea.
  ['Cost breakdown, welding the hull, the mistake with the insulation. 42 minutes.', 'en', 'en'],
  ['Thé vert en vrac, 100 g, boîte en métal', 'fr', 'fr'],
  ['深蒸し煎茶 100g、静岡県産です', 'other', 'ja'],
  ['宜兴紫砂壶 西施壶 200毫升', 'other', 'zh'],
  ['مواقيت الصلاة في 5000 مدينة', 'other', 'ar'],
  ['Керамическая кружка ручной работы', 'other', 'ru'],
  ['Tazza in ceramica fatta a mano, con smalto bianco e manico', 'other', 'it'],
  ['Keramische mok met de hand gemaakt, geschikt voor de vaatwasser', 'other', 'nl'],
  ['Caneca de cerâmica feita à mão, não contém chumbo', 'other', 'pt'],
  ['Świeca sojowa ręcznie robiona w szkle', 'other', 'pl'],
  ['Svadbene torte, dječje torte. Sve radimo ručno bez aditiva, narudžba tri dana prije', 'other', 'hr'],
  // Lists of facts: their few small words are English, French and Spanish ones too.
  [
    'Borsa a tracolla in pelle, 26 x 20 x 8 cm, tracolla fino a 120 cm. Chiusura con zip. Borse fatte a mano a Lucca',
    'other',
    'it',
  ],
  ['Cuscino in lino, 45x45 cm, sfoderabile, lavabile a 40 gradi, made in Italy', 'other', 'it'],
  ['Houten snijplank eikenhout 40 x 25 cm, geolied', 'other', 'nl'],
  ['Mesa de jantar em madeira maciça, 160 x 90 cm, usada, bom estado. Levantar no Porto', 'other', 'pt'],
  ['Stol drewniany, uzywany, stan dobry, odbior osobisty Krakow', 'other', 'pl'],
  // German has the letters of Finnish and Estonian, but not their pairs and endings.
  [
    'Villapaita on neulottu käsin suomalaisesta lampaanvillasta. Paita pestään käsin viileässä vedessä.',
    'other',
    'fi',
  ],
  ['Käsitööna valmistatud puidust lõikelaud, õlitatud, 30 cm, pestakse käsitsi töö järel', 'other', 'et'],
  ['Größere Gefäße für Öl, Käse und Brötchen, säurefest', 'de', 'de'],
  // A name and a line of facts have no function words: their goods and materials tell the language.
  ['Butter dish, blue\nStoneware, 18 cm.', 'en', 'en'],
  ['Travel mug\nBrushed steel, 1.2 kg', 'en', 'en'],
  ['Measuring spoons\nStoneware, 18 cm.', 'en', 'en'],
  ['Pullover\nBaumwolle, blau. 2 Stück.', 'de', 'de'],
  ['Kartenetui\nEdelstahl, 1,2 kg', 'de', 'de'],
  ['Bolígrafo\nAlgodón, azul. 2 piezas.', 'es', 'es'],
  ['Carillon\nGrès, 18 cm.', 'fr', 'fr'],
  ['Zilveren ketting\n45 cm, 925 zilver', 'other', 'nl'],
  ['Collana argento\nArgento 925, 45 cm.', 'other', 'it'],
  // Said thrice, "no" is no Spanish.
  ['No smokers, £250 ono, no swaps, no time wasters', 'en', 'en'],
  ['x', 'en', 'en'],
  ['1234 !!!', 'en', 'en'],
])('%j is %s (%s)', (text, written, tag) => {
  expect(detectLanguage([text], 'auto')).toEqual({ written, tag });
});

test('the seller’s choice comes before any guess', () => {
  expect(detectLanguage(['Stoneware mug'], 'de')).toEqual({ written: 'de', tag: 'de' });
});
