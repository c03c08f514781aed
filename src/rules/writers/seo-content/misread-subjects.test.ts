import { expectReadings } from '#tests/golden/readings.ts';

/** More briefs that nobody had in mind: what a brief is about, how much of it is sold, and how a shop's marks are read. */
expectReadings([
  [
    'what a class is about is named, and what it would cure is not',
    'Beginner yoga for back pain 20 minutes',
    'A 20 minute yoga class for beginners with lower back pain. No props needed, one blanket helps.',
    { platform: 'youtube', channelName: 'Ana Stretches', videoType: 'Tutorial' },
    /^Beginner Yoga for Back Pain 20 Minutes \| Ana Stretches$[\s\S]*with lower back pain\. No props/mu,
    /^Ana Stretches$\n^Ana Stretches$/mu,
  ],
  [
    'a thing that is sold still heals nothing',
    'Herbal balm 30 g',
    'Balm with beeswax and arnica, 30 g tin. Relieves back pain. Apply twice a day.',
    { platform: 'etsy', etsyShopName: 'balm' },
    /beeswax and arnica/u,
    /back pain/iu,
  ],
  [
    'the measure of its bottle is how much of a serum is sold',
    'Sérum visage vitamine C',
    'Sérum visage vitamine C 15 %, flacon de 30 ml avec pipette. Pour peaux ternes. Sans parfum.',
    { platform: 'tiktokshop', tiktokShopName: 'peau', language: 'fr' },
    / Sérum visage vitamine C, 30 ml$/mu,
    /flacon de$/mu,
  ],
  [
    'a part number that looks like a telephone number is told with its mark',
    'Alternator Vauxhall Corsa D 1.2',
    'Genuine alternator removed from 2010 Corsa D. Part no 0124325160. Tested 14.2V. Surface rust on casing.',
    { platform: 'ebay', ebayStoreName: 'parts', itemCondition: 'Used' },
    /Manufacturer Part Number: No\. 0124325160/u,
    /phone numbers/u,
  ],
  [
    'the shelf of a store names no app',
    'Petit Potager',
    'Calendrier de semis pour votre région, alertes de gel et carnet de récolte. Fonctionne hors ligne.',
    { platform: 'appstore', appName: 'Petit Potager', appCategory: 'Style de vie', language: 'fr' },
    /^Petit Potager : Calendrier$/mu,
    /Potager : Style/u,
  ],
  [
    'what is done wrong is what a Spanish list is about',
    '7 errores al podar rosales',
    'Los siete errores que más veo al podar rosales: tijeras sin filo, corte recto, poda tardía. 0:00 Inicio 0:50 Tijeras 3:10 Corte',
    { platform: 'youtube', channelName: 'Jardín Claro', language: 'es' },
    /^podar rosales$/mu,
    /^siete errores$|^veo al/mu,
  ],
  [
    'a mat that is measured in two sides is sold by them',
    'Dog Cooling Mat',
    'Pressure activated gel mat, no water needed. 90 x 60 cm for dogs up to 30 kg. Wipe clean. Folds flat.',
    { platform: 'shopify', shopifyStoreName: 'Waggle' },
    /^Dog Cooling Mat, 90 x 60 cm/mu,
    /with 90 x 60/u,
  ],
]);
