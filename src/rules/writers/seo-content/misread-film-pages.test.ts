import { expectReadings } from '#tests/golden/readings.ts';

/** Texts below films as they stand on their page: links, sponsors, credits, recipes, chapters. */
expectReadings([
  [
    'who is to be followed, thanked and paid is nothing of the film',
    'We Cross the Salt Flats by Bicycle',
    'Two friends cross the salt flats in nine days, with water for ten.\nThis episode is sponsored by Velomat: use code SALT for 10% off.\nGet the map here: https://maps.example/salt\n\nFollow me:\nINSTAGRAM ▶️ https://pics.example/salty\nJOIN OUR DISCORD ▶️ https://chat.example/salty\n\nSPECIAL THANKS TO:\nThe bike shop: https://bikes.example\n\nWant to ride with us? Write at https://salty.example\n00:00 Start\n02:10 The crust breaks\n05:40 Night',
    { platform: 'youtube', videoCategory: 'Travel & Events' },
    /cross the salt flats in nine days[\s\S]*2:10 The crust breaks/u,
    /Velomat|code SALT|Follow me|discord|special thanks|bike shop|ride with us/iu,
  ],
  [
    'that nobody paid for a film is said of it',
    'Field Recorder After a Year',
    'An honest look at a field recorder after a year in rain and dust. Not sponsored.',
    { platform: 'youtube', videoCategory: 'Science & Technology' },
    /after a year in rain and dust/u,
    /Velomat/u,
  ],
  [
    'whoever made a film keeps the capitals of the name',
    'Lanterns, Official Music Video',
    'Lanterns, a song about a harbour.\nDirector: Isalda Brunt\nProduction: Gullwing Films\nMusic: Orrin Vale',
    { platform: 'youtube', videoCategory: 'Music' },
    /Isalda Brunt[\s\S]*Gullwing Films/u,
    /Isalda brunt|Gullwing films/u,
  ],
  [
    'what a recipe takes stands in one line, and its headings go',
    'Lemon Barley Soup',
    'A soup for cold days.\n\nIngredients\n1 cup barley\n2 lemons\n3 carrots\n\nMethod\n1. Toast the barley until it smells of nuts.\n2. Add water and the carrots.',
    { platform: 'youtube', videoCategory: 'Howto & Style' },
    /1 cup barley, 2 lemons, 3 carrots\./u,
    /(?:^|\. )(?:Ingredients|Method)\./mu,
  ],
  [
    'a title before a name ends no sentence, and who faces off is no new thought',
    'Full Debate: Hollins vs. Brandt',
    'Watch live coverage as Kansas Gov. Ruth Hollins and Iowa Sen. Carl Brandt face off for the first time in the debate of the two states in Omaha.',
    { platform: 'youtube', videoCategory: 'News & Politics' },
    /Gov\. Ruth Hollins and Iowa Sen\. Carl Brandt face off/u,
    /Sen\.$|\. Face off/mu,
  ],
  [
    'what is struck out is not said, and a question in brackets is closed',
    'One Pan, Four Eggs',
    'Teaming up changes e̶v̶e̶r̶y̶t̶h̶i̶n̶g̶ breakfast for two who share one pan.\n00:00 Start\n01:00 The wrong pan (too hot?)\n03:00 The right one',
    { platform: 'youtube', videoCategory: 'Howto & Style' },
    /changes breakfast for two[\s\S]*The wrong pan \(too hot\)/u,
    /\u0336|too hot$/mu,
  ],
  [
    'a Spanish verb of advertising gives way to a plain one',
    'Estirar la espalda en casa',
    'Tres ejercicios para estirar la espalda en casa. Descubre cómo evitar los movimientos bruscos y aprende la postura paso a paso.\n👉 Suscríbete al canal\n📲 Sígueme en Instagram: @espaldaen3',
    { platform: 'youtube', videoCategory: 'Salud' },
    /Mira cómo evitar los movimientos bruscos/u,
    /(?:^|\. )Cómo evitar|Suscríbete|Sígueme/mu,
  ],
  [
    'what a channel brings each week and where to read on is nothing of the film',
    '¿Qué es un índice en una base de datos?',
    'Una explicación de qué es un índice y cuándo hace lenta una tabla.\n\nContenido del video:\n- 00:00 Introducción\n- 00:40 Qué es un índice\n- 03:10 Cuándo estorba\n\n¿Quieres profundizar más?\n\nEncuentra muchos artículos sobre bases de datos en nuestro blog de la escuela: \n[Blog](https://blog.example/)\n\n¡Videos nuevos todos los jueves! \nA las 6pm México',
    { platform: 'youtube', videoCategory: 'Educación' },
    /cuándo hace lenta una tabla[\s\S]*0:40 Qué es un índice/u,
    /Contenido del video|profundizar|nuestro blog|Videos nuevos|6pm/iu,
  ],
]);
