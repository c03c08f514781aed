import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;
const neighbour = { platform: 'facebookmarketplace' } as const;

describe('Used things told in sentences', () => {
  expectReadings([
    [
      'what comes with it is a list, and what is gone sells nothing',
      'Canon EOS 80D body',
      "I'm selling my Canon EOS 80D because I moved to mirrorless. The shutter count is about 23,000 and everything works as it should. It comes with two batteries, the original charger and the strap, but no lens. The box is long gone.",
      ebay,
      /Shutter Count about 23,000[^]*^With two batteries, original charger and strap$[^]*^Items Included: Two batteries, original charger, strap$/imu,
      /^The box is long gone$|Features: The box|Used\. The box/mu,
    ],
    [
      'a model told behind the maker, with the measures of its parts',
      'Bosch hedge trimmer',
      "The hedge trimmer is a Bosch AHS 50-16 with a 50 cm blade and a 450 watt motor. I've used it maybe ten times. The cable is 6 metres long and has been repaired by an electrician. It cuts branches up to 16 mm thick. It weighs 2.6 kg. The blade cover is cracked but still fits.",
      ebay,
      /^Bosch AHS 50-16 Hedge Trimmer[^]*Used\. I've used it maybe ten times\./mu,
      /: 16 mm$|Hedge Trimmer, 2\.6 kg/mu,
    ],
    [
      'the stuff of parts and a size by its label',
      'Barbour Beaufort wax jacket',
      "Barbour Beaufort waxed jacket in olive green, the label says size 42 which is a men's L. It measures 58 cm from pit to pit and 80 cm in length. The outer is waxed cotton and the lining is tartan. I had it rewaxed last autumn. One cuff is slightly frayed. The hood isn't included.",
      ebay,
      /^Barbour Beaufort Wax Jacket, Size 42, Olive Green$[^]*The hood is(?:n't| not) included\.[^]*^Lining: Tartan$/mu,
      /Waxed Wax|Hood isn't$|Size: 58|In the box: the hood|hood is not\.$/mu,
    ],
    [
      'things that come with it, said behind them',
      'LEGO Technic Porsche 911 GT3 RS 42056',
      'I built this Lego Technic Porsche once and it has been in a display case ever since. It has 2,704 pieces and all of them are there, I counted. The instruction book and the spare parts come with it. The box is included but has a crushed corner. It was made for builders aged 16 and over.',
      ebay,
      /In the box: the instruction book and the spare parts\.[^]*^Items Included: Instruction book, spare parts$/mu,
      /come with it|crushed corner\. It was made/u,
    ],
    [
      'what a title of books is about is no maker',
      'Harry Potter books complete set',
      "I'm letting go of my complete set of Harry Potter books, all seven of them in hardback. They were published by Bloomsbury. Someone wrote a name inside the first book. They've been on a shelf away from sunlight. The set weighs about 6 kg.",
      ebay,
      /^Harry Potter Books Complete Set, Hardback$[^]*Someone wrote a name inside the first book\.$/mu,
      /have a they|: (?:Harry|Potter)$|Set, 6 kg/mu,
    ],
    [
      'what is denied is no boast, and an owner names the model',
      'KitchenAid stand mixer',
      "My KitchenAid Artisan stand mixer has been on my worktop for four years and I bake less now. It is the 4.8 litre model in cream with a tilting head. The motor is 300 watts. It comes with the flat beater, the dough hook, the whisk and the splash guard. The bowl has a few fine scratches inside. It weighs about 11 kg, so postage isn't cheap.",
      ebay,
      /^KitchenAid Artisan Stand Mixer, 4\.8 Litre, Cream[^]*postage is(?:n't| not) cheap\.[^]*^Motor Power: 300 watts$/mu,
      /postage is not\./u,
    ],
    [
      'things cut at their commas are one list',
      'Roland digital piano',
      "We're selling our Roland FP-30 digital piano because our son has moved on to the drums. It has 88 weighted keys and built-in speakers. The stand, the sustain pedal and the music rest come with it. One key sticks slightly when the room is cold. The dimensions are 130 cm by 28 cm by 15 cm.",
      ebay,
      /^With stand, sustain pedal and music rest$[^]*^Items Included: Stand, sustain pedal, music rest$/mu,
      /; the stand|rest come with it$/mu,
    ],
    [
      'a label, some of the pieces and a count about',
      'Fujifilm X-T20 camera',
      "The sensor has 24 megapixels and the shutter count stands at roughly 11,500. It's the silver version with the tilting touchscreen. You'll receive the body, one battery, the charger and a wrist strap. The rubber on the grip has gone shiny.",
      ebay,
      /Shutter Count Roughly 11,500, Silver[^]*In the box: the body, one battery[^]*^Shutter Count: Roughly 11,500$/mu,
      /In the box: you'll|has an it/u,
    ],
    [
      'a model of figures and the colour of the thing',
      'Dr. Martens boots',
      "I've worn these Dr. Martens 1460 boots about five times, they rub my heels. They're in cherry red smooth leather with eight eyelets. The size is UK 7. One of the toes has a small scuff. They come in their original box.",
      ebay,
      /^Dr\. Martens 1460 Boots, UK 7, Cherry Red[^]*^With original box$|^Size: UK 7$/mu,
      /Size: The size/u,
    ],
    [
      'pieces of track are not all of a set',
      'Brio train set',
      'A big Brio train set that our boys have grown out of. There are 48 pieces of track, six trains, two bridges and a station. Everything is made of beech wood. A few of the magnets are weak and one bridge has pen marks on it. They have all been washed.',
      ebay,
      /^Brio Train Set/mu,
      /Train Set, 48|^Number[^:]*: 48/mu,
    ],
    [
      'new goods of somebody who has a few of them',
      'Titanium camping mug',
      'Titanium mug for camping, holds 450 ml and weighs just 78 g. The handles fold flat against the side and the lid has a small hole for steam. It is single-walled, so hot drinks cool faster. Comes in a mesh bag. Brand new, I have fifty of these from a cancelled order.',
      { ...ebay, itemCondition: 'New' },
      /^Capacity: 450 ml$[^]*^Item Weight: 78 g$[^]*^Items Included: Mesh bag$/mu,
      /Items Included: Comes in/u,
    ],
  ]);
});

describe('What a neighbour sells, told in sentences', () => {
  expectReadings([
    [
      'no flaw and no farewell speaks for a table',
      'Oak dining table',
      "We're moving and our solid oak dining table won't fit in the new flat. It's 180 cm long and 90 cm wide and extends to 240 cm with the leaf that sits under the top. Six people fit comfortably. There are a few water rings on one end. It must be collected from Croydon by the end of the month. £220, chairs not included.",
      neighbour,
      /^Oak Dining Table, Seats Six, 180 x 90 cm$[^]*£220, chairs not included\.$/mu,
      /^(?:We're moving|There are)[^.]*$/mu,
    ],
    [
      'maker and model before the noun, and the price last',
      'Road bike',
      "Giant Defy road bike in size M, which suits somebody between 170 and 180 cm. It's a 2019 model with Shimano 105 gears and hydraulic disc brakes. I've ridden it about 4,000 km and replaced the chain last spring. The saddle has a small tear. Pedals are not included. Asking £650, pick up in Bristol.",
      neighbour,
      /^Giant Defy Road Bike, Size M, 2019$[^]*^Asking £650, pick up in Bristol\.$/mu,
      /bike it is|^Pick up in Bristol$/mu,
    ],
    [
      'a model told in passing',
      'Yamaha acoustic guitar',
      "Our daughter has given up the guitar, so her Yamaha F310 is for sale. It's a full-size acoustic with a spruce top and steel strings. There's a ding on the back of the body, which doesn't affect the sound. It comes with a padded gig bag, a tuner and a capo. £90, can meet in Reading town centre.",
      neighbour,
      /^Yamaha F310 Acoustic Guitar[^]*^Comes with a padded gig bag, a tuner and a capo$/mu,
      /It it is|^There's a ding[^.]*$|^Which doesn't/mu,
    ],
    [
      'a colour right before the thing',
      'IKEA Hemnes chest of drawers',
      "Selling a white Hemnes chest of 8 drawers because it doesn't go with our new bedroom. It measures 160 cm wide, 50 cm deep and 95 cm high. It is made of solid pine and all of the drawers run smoothly. The top has a couple of cup marks, and one handle has been replaced. £70, cash on collection in Hove.",
      neighbour,
      /^IKEA Hemnes Chest of Drawers, 160 x 50 x 95 cm, Pine, White$[^]*^Measures 160 cm wide, 50 cm deep and 95 cm high$/mu,
      /^The top has a couple of cup marks, and one handle has been replaced$/mu,
    ],
    [
      'a house by its letters, a colour in a sentence, and no floor',
      'Corner sofa',
      "Our DFS corner sofa is looking for a new home as it's too big for the new place. It's in dark grey fabric and it measures 260 cm by 210 cm. The chaise can go on either side. Our cat has scratched one corner at the back. Buyer collects from Salford, ground floor. We'd like £150 for it.",
      neighbour,
      /^DFS Corner Sofa, 260 x 210 cm, Dark Grey$/mu,
      /Ground Floor/u,
    ],
    [
      'a model of the owner, and a text that names the thing',
      'Kids bike',
      "Our son has outgrown his Frog 55 so we're selling it. It has 20 inch wheels and 8 gears and only weighs 8.7 kg. The colour is red. There are scratches on the frame from being dropped. The mudguards come with it but not the bell. £180 collected from Exeter.",
      neighbour,
      /^Frog 55 Kids Bike[^]*^The (?:Frog 55 )?kids bike has 20 inch wheels/mu,
      /^It has 20 inch/mu,
    ],
    [
      'the thing by its maker is nothing that it has',
      'Dyson vacuum cleaner',
      'Dyson V8 Animal cordless vacuum, bought in 2020 and replaced by a newer one. The battery lasts around 20 minutes on normal. I washed the filter last week. You get the main floor head, the crevice tool, a mini motorised brush and the wall dock. The bin has gone a bit cloudy. £60, collection from Didsbury.',
      neighbour,
      /^Dyson V8 Animal Vacuum Cleaner[^]*^Comes with main floor head, crevice tool, mini motorised brush and wall dock$/mu,
      /has a Dyson|^Bought in 2020/mu,
    ],
    [
      'a measure before the thing, and what the buyer has to do',
      'Trampoline',
      "We're giving up our 10ft trampoline as the kids have grown out of it. It's a Plum model with a safety net and a ladder. Two of the springs are rusty. It is still standing in the garden, so you'd have to take it apart yourself. £40, collection from Stockport.",
      neighbour,
      /^Trampoline, 10ft/mu,
      /It it is|^Still standing/mu,
    ],
    [
      'some of a thing are no maker',
      'Moving boxes',
      'Some 30 moving boxes and bubble wrap, used once. Collect from the porch.',
      neighbour,
      /^Moving Boxes/mu,
      /^Some 30 Moving Boxes$/mu,
    ],
  ]);
});
