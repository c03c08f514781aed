import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;
const gebraucht = { ...ebay, itemCondition: 'Gebraucht' } as const;
const occasion = { ...ebay, itemCondition: 'Occasion' } as const;
const usado = { ...ebay, itemCondition: 'Usado' } as const;
const neighbour = { platform: 'facebookmarketplace', facebookLocation: 'Leeds' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'haldis' } as const;

describe('Used and old things as their owners tell of them', () => {
  expectReadings([
    [
      'what is denied is no flaw, and a reason for the sale is nothing that it fits',
      'Denby dinner plates',
      'Set of six Denby Greenwheat dinner plates, 26 cm across. Five are in excellent condition; the sixth has a chip on the rim. They do not stain and have never been in a dishwasher. Selling as they no longer fit our cupboard.',
      ebay,
      /^Flaws: Sixth has a chip on the rim$/mu,
      /Flaws: [^\n]*stain|^Compatible With: Selling/mu,
    ],
    [
      'a maker before a line of its own opens the text, and who refurbished it made nothing',
      'Hybrid bike',
      'Ridgeback Velocity hybrid bike with 24 gears, refurbished by Tom. The saddle is torn. Selling as it no longer fits me. 6 months warranty.',
      ebay,
      /^Ridgeback Velocity Hybrid Bike[^]*^Brand: Ridgeback$[^]*^Model: Velocity$[^]*^Warranty: 6 months$/mu,
      /Brand: Tom|Compatible With: Selling/u,
    ],
    [
      'a warranty that is over is none',
      'Bread maker',
      'Panasonic SD-2500 bread maker in white. The two year warranty has expired. The paddle is worn.',
      ebay,
      /^Flaws: Paddle is worn$/mu,
      /^Warranty: /mu,
    ],
    [
      'a fault behind praise is the whole row, and what lasts less than it did is a fault',
      'iPad Air 2',
      'iPad Air 2, 64 GB, space grey. The screen is perfect but the back has a small dent near the camera. It does not hold charge as long as it did.',
      ebay,
      /(?=[^]*^Flaws: Back has a small dent near the camera$)[^]*Used\. The back has a small dent near the camera\. It does not hold charge as long as it did\./mu,
      /Flaws: Screen/u,
    ],
    [
      'what it was used on is no part that is sold alone, and caps share their noun',
      'Nikon 50mm lens',
      'Nikon AF 50mm f/1.8D lens for F mount. There is a little dust inside. Front and rear caps are included, the box is not. It has been used on a film camera only.',
      ebay,
      /^Items Included: Front and rear caps$/mu,
      /Lens, Camera Only|: Front, rear/u,
    ],
    [
      'how long it was worn counts nothing',
      'Walking boots',
      'Scarpa leather walking boots, UK size 8, brown. Worn for two seasons. The left heel lining has worn through. They do not leak. Suitable for crampons.',
      ebay,
      /^Scarpa Leather Walking Boots, UK Size 8, Brown$/mu,
      /Boots[^\n]*Two Seasons|Features: Two seasons/u,
    ],
    [
      'a part that lasts only so long speaks for nothing',
      'Baby monitor',
      'Motorola baby monitor with camera and parent unit. The picture is clear, but the parent unit only lasts two hours off the plug. Range is up to 300 m. It cools well but is noisy at night. No rust. £20.',
      neighbour,
      /^Range is up to 300 m$/mu,
      /two hours off the plug$|^Cools well but|: no rust/mu,
    ],
    [
      'flaws of an old thing stand in no title and are searched by nobody',
      'Nappe ancienne en lin',
      'Nappe ancienne en lin brodée à la main, 150 x 220 cm, blanche avec monogramme rouge. Il y a deux petites taches près du bord et un accroc raccommodé. Le lin n’a pas jauni.',
      etsy,
      /^nappe ancienne$[^]*deux petites taches près du bord et un accroc raccommodé/mu,
      /^accroc raccommodé$|^taches près du bord$/mu,
    ],
    [
      'a small chip sells no pot',
      'Kaffeekanne Melitta 60er',
      'Kaffeekanne von Melitta aus den 1960er Jahren, Porzellan in Pastellgelb. Sie fasst 1,2 Liter und ist 20 cm hoch. Am Ausguss ist ein kleiner Chip, der Deckel ist unbeschädigt.',
      etsy,
      /^Kaffeekanne Melitta 60er, Porzellan in Pastellgelb, 1,2 Liter, 20 cm hoch$/mu,
      /20 cm hoch, kleiner Chip/u,
    ],
    [
      'half a style is none',
      'Art deco clock',
      'Art deco mantel clock in walnut, 1930s, 22 cm high. It runs but loses about five minutes a day. Made in Germany.',
      etsy,
      /^art deco clock$/mu,
      /^deco clock$|The deco clock/mu,
    ],
    [
      'the model behind a German maker, wherever the thing stands',
      'Leica Fernglas',
      'Fernglas Leica Trinovid 8x32, schwarz gummiert. Die Gläser haben keinen Pilz. Ein Okulardeckel ist verloren gegangen. Der Fokus wackelt nicht.',
      gebraucht,
      /^Leica Fernglas, Trinovid 8x32[^]*^Modell: Trinovid 8x32$/mu,
      /Mängel: [^\n]*wackelt/u,
    ],
    [
      'what a German thing was made for is no model of it',
      'Akku Bosch',
      'Akku für Bosch GSR 12V-15, Gehäuse verkratzt. Sechs Monate benutzt, 12 Monate Garantie.',
      gebraucht,
      /^Garantie: 12 Monate$/mu,
      /^Modell: /mu,
    ],
    [
      'a motor that does not squeak, in French',
      'Robot Moulinex',
      'Robot pâtissier Moulinex Masterchef Gourmet, 900 W. Le moteur ne grince pas et ne chauffe pas. Le bol est rayé et le fouet manque. Convient à l’induction et au four. Je le vends parce que j’en ai reçu un autre.',
      occasion,
      /^Défauts: Bol rayé, fouet manque$/mu,
      /Défauts: [^\n]*grince|: Convient|: L’induction/u,
    ],
    [
      'an age is no year, an aside no line that is paid for, and a fault behind praise no point',
      'External hard drive',
      'Seagate external hard drive, 2 TB, USB 3.0, black. Tested with no bad sectors. The case has some scuffs. From age 8. 12 month warranty from DriveDen, who refurbished it.',
      ebay,
      /^Warranty: 12 months$/mu,
      /^Year: |; who refurbished|^Brand: DriveDen/mu,
    ],
    [
      'a watch that is fast, in Spanish',
      'Reloj Seiko',
      'Reloj Seiko 5 automático de hombre. El cristal está rayado. Adelanta un minuto al día. No le falta ninguna pieza. Garantía de tres meses. Ya no me sirve.',
      usado,
      /(?=[^]*^Garantía: Tres meses$)[^]*Usado\. El cristal está rayado\. Adelanta un minuto al día\./mu,
      /Defectos: [^\n]*ninguna|Características: Adelanta/u,
    ],
    [
      'without a stated condition the thing is named before its faults',
      'Dyson V8 cordless vacuum',
      'I am selling our Dyson V8 as we have moved to a flat with hard floors. It has never overheated. The suction is strong but it is noisy on the highest setting. There is a scratch on the bin. It comes with the wall dock and the charger.',
      { platform: 'ebay', ebayStoreName: 'haldis' },
      /^Dyson V8 cordless vacuum\. The suction is strong but it is noisy on the highest setting\./mu,
      /overheat[^\n]*flaw|Flaws: [^\n]*overheat/iu,
    ],
  ]);
});
