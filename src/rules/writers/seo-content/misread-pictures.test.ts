import { expectReadings } from '#tests/golden/readings.ts';

/** A half phrase at the end of a sentence, or small words that stand alone in a row. */
const half =
  /\b(?:with|and|a|the|for|into|on|is|from|with a|aus|mit|de|la)\s?[.;]|, (?:with|and|mit|à la),/iu;

expectReadings([
  [
    'a picture in front of the noun that it draws',
    'Mug 🏺 with 🌿 fern',
    '350 ml stoneware mug 🏺 with a 🌿 fern painted by hand 👩‍🎨, dishwasher safe ✅. Made in 🇵🇹 Portugal.',
    { platform: 'etsy' },
    /Mug with fern.*[\s\S]*mug with a fern painted by hand, dishwasher safe/u,
    half,
  ],
  [
    'pictures behind verbs and small words',
    'Beeswax candle 🕯️ in a tin',
    'Pure 🐝 beeswax candle poured into a 🥫 tin of 120 ml. The candle 🕯️ burns for 🔥 25 hours. Scented with 🌸 lavender and 🍊 orange oil.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /burns for 25 hours[\s\S]*scented with lavender and orange oil/iu,
    half,
  ],
  [
    'a used thing told in pictures',
    'Sofa 🛋️ for sale',
    'Grey 🛋️ sofa, two 💺 seats, used for 🕐 3 years, one scratch on the 🦵 leg. Collect from 📍 Leeds.',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds' },
    /two seats, used for 3 years, one scratch on the leg[\s\S]*Collect from Leeds/iu,
    half,
  ],
  [
    'German goods told in pictures',
    'Leinenkissen 🌿 mit Lavendel',
    'Kissen aus 🌿 Leinen mit 💜 Lavendel gefüllt, 20 x 20 cm. In der 🇩🇪 Eifel genäht.',
    { platform: 'etsy' },
    /Kissen aus Leinen mit Lavendel gefüllt/u,
    half,
  ],
  [
    'French goods told in pictures',
    'Bougie 🕯️ à la vanille',
    'Bougie de 🕯️ 200 g à la 🌼 vanille, cire de soja, coulée à la main. Dure 40 heures.',
    { platform: 'etsy' },
    /Bougie de 200 g à la vanille/u,
    half,
  ],
  [
    'pictures that part points still part them',
    'Linen shirt',
    '✅ Linen shirt ✅ with horn buttons ✅ band collar 🌿 made in Portugal 🌿 washes at 40 °C',
    { platform: 'shopify' },
    /band collar/iu,
    /shirt with horn buttons band|collar made in|Portugal washes/iu,
  ],
  [
    'a heart that stands for a word',
    'Enamel pin',
    'Enamel pin that says I ❤️ Leeds. 30 mm wide, with two clutches.',
    { platform: 'etsy' },
    /30 mm wide/u,
    /says I Leeds/u,
  ],
  [
    'a hello with a picture, and pictures all along its sentences',
    'Crochet hat',
    'Hi!! 👋 I make these crochet hats 🧶 myself at home 🏡 in Cork. They are 100% cotton 🌱 and fit heads 👶 from 48 to 52 cm.',
    { platform: 'etsy' },
    /I make these crochet hats myself at home in Cork\. They are 100% cotton and fit heads from 48 to 52 cm/u,
    // The town is no stuff.
    /\bHi\b|^cork$/mu,
  ],
  [
    'what a hurried seller parts by pictures stays apart',
    'Pram',
    'It works great 👍 comes with raincover 🔌 no box 📦 cash only',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds' },
    /raincover/u,
    /great comes|raincover no/u,
  ],
  [
    'shades in pictures behind a label with one',
    'Lip oil 💋',
    'Lip oil 💋 in 3 shades 🍒 cherry 🍑 peach 🫐 blueberry! 6 ml tube 💦 with vitamin E ✨ vegan 🌱 & cruelty free 🐰',
    { platform: 'tiktokshop' },
    /3 shades: cherry, peach, blueberry[\s\S]*Vegan & cruelty free/u,
    /[.;:] & /u,
  ],
  [
    'a flag that parts two thoughts',
    'Taza',
    'Taza de cerámica ☕ hecha a mano 🤲 en Sevilla 🇪🇸 apta para lavavajillas.',
    { platform: 'etsy' },
    /Sevilla/u,
    /🇪🇸|Sevilla apta/u,
  ],
]);
