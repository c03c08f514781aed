/**
 * What sellers of English texts misspell most, and how it is written. Only words that are none when they are spelled so, and
 * none that names a material or a claim: those are told as the seller tells them, so that a check finds them in the brief.
 */
const spelled: readonly (readonly [right: string, wrong: string])[] = [
  ['stretches', 'stretchs strechs streches'],
  ['dehumidifier', 'dehumidifer dehumidifyer dehumidfier dehumidifiier'],
  ['guarantee', 'gaurantee garantee guarentee garauntee'],
  ['reflective', 'reflectiv reflectve refelctive'],
  ['stitching', 'stiching stitchin'],
  ['wheeler', 'wheelr'],
  ['warranty', 'waranty warrenty'],
  ['receive', 'recieve receve'],
  ['received', 'recieved'],
  ['separate', 'seperate'],
  ['separately', 'seperately seperatly separatly'],
  ['adjustable', 'adjustible ajustable adjustabel adustable'],
  ['removable', 'removeble removible removeable'],
  ['accessories', 'accesories accessorys assesories acessories accesorys'],
  ['accessory', 'accesory acessory'],
  ['comfortable', 'comfertable comfortible comftable'],
  ['beautiful', 'beatiful beutiful beautifull'],
  ['original', 'orignal orginal origional'],
  ['batteries', 'batterys baterries'],
  ['battery', 'batery battary'],
  ['gauge', 'guage'],
  ['included', 'includded inculded includet'],
  ['bedding', 'beding beddding'],
  ['pillows', 'pilows pillos'],
  ['reusable', 'reuseable resuable'],
  ['bought', 'bougt boght'],
  ['collection', 'colection collecton'],
  ['washable', 'washible washeble'],
  ['orthopedic', 'orthapedic orthopeadic'],
  ['seal', 'seel'],
  ['rechargeable', 'rechargable rechargeble'],
  ['condition', 'condtion conditon condision conditition'],
  ['scratches', 'scrathes scraches scratchs'],
  ['scratch', 'scrach scrath'],
  ['network', 'netwrok newtork'],
  ['good', 'gud'],
  ['working', 'wroking workin'],
  ['charges', 'chargs'],
  ['length', 'lenght lengh'],
  ['height', 'hieght heigth'],
  ['width', 'widht wdith widht'],
  ['weight', 'wieght weigth'],
  ['weighs', 'wieghs'],
  ['diameter', 'diamater diamter'],
  ['measurements', 'measurments measuremnts'],
  ['vintage', 'vintige vintge'],
  ['bracelet', 'braclet bracelett'],
  ['earrings', 'earings'],
  ['necklace', 'neclace necklase'],
  ['chocolate', 'choclate'],
  ['cinnamon', 'cinamon cinnamin'],
  ['lavender', 'lavendar'],
  ['strawberry', 'strawbery'],
  ['stretchy', 'strechy'],
  ['flexible', 'flexable'],
  ['untested', 'untestd'],
  ['yellowed', 'yellowd'],
  ['wireless', 'wireles'],
  ['bluetooth', 'bluetoth blutooth'],
  ['portable', 'portible'],
  ['miniature', 'minature'],
  ['mattress', 'matress mattres'],
  ['pillow', 'pilow'],
  ['cushion', 'cusion'],
  ['curtains', 'curtians'],
  ['furniture', 'furnature furniure'],
  ['handle', 'handel'],
  ['handles', 'handels'],
  ['kitchen', 'kitchin kichen'],
  ['bottom', 'botom'],
  ['missing', 'mising missin'],
  ['broken', 'brocken'],
  ['screen', 'scren'],
  ['perfectly', 'perfectley perfectely'],
  ['definitely', 'definately definitly'],
  ['which', 'wich'],
  ['their', 'thier'],
  ['because', 'becuase becouse'],
  ['available', 'availible avaliable availabe'],
  ['colour', 'coulor'],
  ['colours', 'coulors'],
  ['instructions', 'instuctions intructions'],
  ['assembled', 'assembeld'],
  ['assembly', 'assembley'],
  ['dismantled', 'dismantelled'],
  ['charger', 'chargar'],
  ['breakfast', 'brekfast'],
  ['birthday', 'birtday brithday'],
  ['favourite', 'favorate'],
  ['beginners', 'begginers beginers'],
  ['beginner', 'begginer beginer'],
  ['gorgeous', 'gorgous'],
  ['squeaks', 'squeeks'],
  ['guitar', 'gitar guitair'],
  ['bicycle', 'bycicle bycycle'],
  ['vacuum', 'vaccum vacum'],
  ['refrigerator', 'refridgerator'],
  ['fridge', 'frigde'],
  ['cabinet', 'cabnet'],
  ['ceiling', 'cieling'],
  ['neighbourhood', 'neighborhod'],
];
/** Words that are spelled right and mean something else; where they stand wrong is told by what stands beside them. */
const byPlace: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})dinning(?= (?:tables?|chairs?|rooms?|sets?))/giu, 'dining'],
  [
    /(?<!\p{L})(do|does|did|is|wo|ca)nt(?= (?:wear|use|wash|put|leave|work|include|come|need|fit|have|know|lose|forget))/giu,
    "$1n't",
  ],
  // The shorthand of messages: "near u", "frog w a hat", "made 2 order".
  [/(?<=(?<!\p{L})(?:near|for|to|if|when|do|can|will|that|what|as) )u(?!\.?\p{L}|[\d'’-])/gu, 'you'],
  [/(?<!\p{L})u(?= (?:pick|choose|get|can|need|want|send|tell|like|see|have|are)(?!\p{L}))/gu, 'you'],
  [/(?<=\p{L} )w(?= (?:an?|the|my|your|lots|no) \p{L})/gu, 'with'],
  [/(?<!\p{L})made 2 (?=order|measure)/giu, 'made to '],
];

const rightOf = new Map(
  spelled.flatMap(([right, wrong]) => wrong.split(' ').map((word) => [word, right] as const)),
);
const wrongWord = new RegExp(`(?<![\\p{L}'’-])(?:${[...rightOf.keys()].join('|')})(?![\\p{L}'’-])`, 'giu');

/** An English text with its commonest misspellings mended, which no buyer types and no reader trusts. */
export function withoutMisspellings(text: string): string {
  return byPlace.reduce(
    (told, [pattern, word]) => told.replace(pattern, word),
    text.replace(wrongWord, (word) => {
      const right = rightOf.get(word.toLowerCase())!;
      // "Bluetoth GmbH" may be called so; a word with a capital inside is a name.
      if (/\p{Ll}\p{Lu}/u.test(word)) return word;
      if (word === word.toUpperCase()) return right.toUpperCase();
      return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    }),
  );
}
