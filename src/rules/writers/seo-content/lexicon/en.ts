import { isPlated } from '#rules/writers/seo-content/noun-readings.ts';
import { lowerFirst, upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { inTurn } from './in-turn.ts';
import { type Lexicon, listFormat } from './lexicon.ts';

const join = listFormat('en-GB');

const unnamedTrouble =
  /(?<=^|, | and )(?=(?:price|cost|weight|noise|smell|mess|hassle|look|feel|taste|sound|sight|waste|state|quality|amount) of\s)/giu;
const oneAche =
  /(?<=^|, | and )(?=(?:stiff|sore|aching|bad|painful|tired|tense) (?:back|neck|throat|head|shoulder|wrist)(?!\p{L}))/giu;

/** "Price of original toner", "stiff back": one thing that anybody is tired of bears an article. */
const withArticles = (list: string): string => list.replace(unnamedTrouble, 'the ').replace(oneAche, 'a ');

/** "Christmas, order by Dec 1": until when somebody has to order is no occasion. */
const withOrderDay = (list: string): string =>
  list.replace(/(?:,| and) (?=(?:order|buy|last orders?) (?:by|before)\s)/iu, '; ');

/** "Spring and summer" is when a thing is used, and nothing that anybody celebrates. */
const onlySeasons = /^(?:(?:early |late )?(?:spring|summer|autumn|fall|winter)(?:, | and |, and |$)){1,4}$/iu;

/** English. */
/** "A travel pouch": one thing beside the one that is sold. "Six sponges" are what is sold. */
const isOneThing = /^(?!\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) )(?!.*(?:[,+&]| and ))/iu;

export const english: Lexicon = {
  labels: {
    material: ['Material', 'Made of', 'What it is made of'],
    size: ['Size', 'How big', 'The size'],
    capacity: ['Capacity', 'Holds', 'What it holds'],
    weight: ['Weight', 'Weighs', 'Weight'],
    quantity: ['Quantity', 'How many', 'Quantity'],
    colour: ['Color', 'Color', 'Color'],
    care: ['Care', 'Looking after it', 'How to care for it'],
    contents: ['In the box', 'What you get', 'You get'],
    exclusion: ['Not included', 'Not in the box', 'Not included'],
    audience: ['Suited to', 'Who it’s for', 'Who it suits'],
    use: ['Use', 'How to use it', 'Use'],
    limit: ['Please note', 'Good to know', 'Know before you buy'],
    caution: ['Caution', 'Take care', 'Take care'],
    origin: ['Origin', 'Where it’s made', 'Origin'],
    method: ['Method', 'How it’s made', 'How it is made'],
    power: ['Power', 'Power', 'Power'],
    duration: ['Time', 'How long', 'Time'],
    makingTime: ['Making time', 'When it’s ready', 'How long it takes'],
    compatibility: ['Works with', 'Fits', 'Works with'],
    certificate: ['Certification', 'Certified', 'The proof'],
    features: ['Details', 'The details', 'What it offers'],
    functions: ['Functions', 'What it does', 'What it does for you'],
    delivery: ['Delivery', 'How it gets to you', 'How you get it'],
    place: ['Location', 'Where', 'Location'],
    hours: ['Hours', 'When', 'Hours'],
    price: ['Price', 'What it costs', 'Price'],
    story: ['Background', 'The story', 'The story'],
    condition: ['Condition', 'Condition', 'Condition'],
    age: ['Age', 'How old', 'Age'],
    occasion: ['Occasions', 'When to give it', 'Occasions'],
    ingredients: ['Ingredients', 'What’s in it', 'Ingredients'],
    guarantee: ['Warranty', 'If something goes wrong', 'Warranty'],
    problem: ['The problem it answers', 'Why we made it', 'The problem it answers'],
    difference: ['What sets it apart', 'What’s different', 'Why this one'],
    details: ['Specification', 'In short', 'At a glance'],
    channel: ['Channel', 'The channel', 'Channel'],
    schedule: ['New videos', 'New videos', 'New videos'],
    length: ['Length', 'Length', 'Length'],
    series: ['Series', 'Part of', 'Series'],
    version: ['Version', 'Version', 'Version'],
    devices: ['Devices', 'Runs on', 'Runs on'],
    collection: ['Collection', 'Part of', 'Collection'],
    contact: ['Contact', 'Get in touch', 'Get in touch'],
    chapters: ['Chapters', 'In this video', 'In this video'],
    steps: ['Steps', 'What happens', 'Steps'],
    thumbnail: ['On the picture', 'On the picture', 'On the picture'],
    service: ['Services', 'What we do', 'What you can book'],
    variation: ['Variation', 'No two alike', 'Variation'],
  },
  colon: ': ',
  list: join,
  inMaterial: (type, material) => `${type}${isPlated(material) ? ',' : ' in'} ${material}`,
  forWhom: (audience) => `for ${audience}`,
  inPlace: (place) => `in ${place}`,
  sentences: {
    audience: (name, list, plural) => [
      `${name} ${plural ? 'are' : 'is'} for ${list}.`,
      `${name} ${plural ? 'suit' : 'suits'} ${list}.`,
    ],
    occasion: (name, list) =>
      onlySeasons.test(list)
        ? [`Season: ${list}.`, `Season for ${name}: ${list}.`]
        : [`Occasions: ${withOrderDay(list)}.`, `Occasions for ${name}: ${withOrderDay(list)}.`],
    problem: (name, list, plural) => [
      `${name} ${plural ? 'are' : 'is'} for anyone tired of ${withArticles(list)}.`,
    ],
    from: (name, maker) => [
      `${name} comes from ${maker}.`,
      `${maker} is behind ${name}.`,
      `You buy ${name} from ${maker}.`,
    ],
    place: (name, place, plural) => [`${name} ${plural ? 'are' : 'is'} for sale in ${place}.`],
    about: (name, text) => [
      `About ${name}: ${text}`,
      `A note on ${name}: ${text}`,
      `${name}, in short: ${text}`,
    ],
    nextStepOf: (name, contact) => [
      `${name}: ask at ${contact}.`,
      `${name}: read more and get in touch at ${contact}.`,
      `${name}: more at ${contact}.`,
    ],
    nextStep: (name, contact) => [
      `To ask about ${name}, visit ${contact}.`,
      `Questions about ${name}? See ${contact}.`,
      `Read more or get in touch: ${contact}.`,
    ],
  },
  video: {
    shot: (kind, name, text) =>
      ({
        contents:
          name === ''
            ? `Lay out what comes with it: ${text}`
            : `Unpack ${name} and lay ${isOneThing.test(text) ? 'the rest of the parcel beside it' : 'it all out'}: ${text}`,
        use: `Show ${name === '' ? 'how it is used' : `${name} in use`}: ${text}`,
        close: `Go close${name === '' ? '' : ` on ${name}`}: “${upperFirst(text)}”`,
        size: `Hold a tape measure to ${name === '' ? 'it' : name}: ${text}`,
        weight: `Put ${name === '' ? 'it' : name} on the scales: ${text}`,
        colours: `Show the colours side by side: ${text}`,
        last: `End on: “${upperFirst(text)}”`,
      })[kind],
    film: (shots) => inTurn(shots.map(lowerFirst), ['First: ', 'Then: ', 'Last: ']),
    say: (line) => `Say: “${line}”`,
  },
  altView: (thing, seen) => (seen === '' ? thing : `${thing} with ${seen}`),
};
