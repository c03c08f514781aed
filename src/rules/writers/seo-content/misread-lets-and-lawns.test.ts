import { expectReadings } from '#tests/golden/readings.ts';

const leeds = { platform: 'facebookmarketplace', facebookLocation: 'Leeds' } as const;

/** Rooms, services and what neighbours add about themselves: no stuff, no size and no box is asked of them. */
expectReadings([
  [
    'a spare room is let, and is asked for no box and no size',
    'Spare room',
    'Furnished double room to let in my flat in Headingley. 10 min to station, own bathroom. £700 inc. bills.',
    leeds,
    /£700 including bills/u,
    /has bills|, bills|in the box|How big is it \(width|£700 inc\./iu,
  ],
  [
    'from when it is free and where it lies are told',
    '1 bed flat to let',
    'First floor flat, unfurnished, gas heating, double glazing. £895 pcm plus bills. EPC C. Available 15 January.',
    leeds,
    /Available 15 January/u,
    /From when is it free|Where do you work/u,
  ],
  [
    'what is not in the price speaks for no caravan',
    'Caravan holiday let',
    '8 berth static caravan. 3 bedrooms, decking, near the pool. Bedding not included. £350 a week.',
    leeds,
    /Bedding not included/u,
    /^Bedding not included$|does not include bedding/mu,
  ],
  [
    'a cleaner cleans, and her years are told',
    'Cleaner available',
    'Domestic cleaning, £16 ph, min 2 hours, ironing too. Own transport. 8 years experience.',
    leeds,
    /8 years experience/u,
    /Cleaner Available Cleaning|Since when/u,
  ],
  [
    'why it is sold stands in no title, and what is otherwise sound speaks for nothing',
    'Fridge freezer',
    'Fridge freezer 186 cm tall. Works, one freezer drawer cracked, otherwise good cond. Selling due to new kitchen.',
    leeds,
    /^Selling due to new kitchen|\. Selling due to new kitchen/mu,
    /, selling due|^Otherwise good cond$/imu,
  ],
  [
    'who will not hold it is the seller, and it needs no going',
    'Corner sofa',
    'Grey fabric corner sofa, seats 5. Will not hold without a deposit. Needs gone by Saturday.',
    leeds,
    /Will not hold without a deposit/u,
    /sofa will not|It needs gone|and needs gone/u,
  ],
  [
    'some stickers on a headboard speak for no bed, and what one may not do for no garage',
    'Childs bed with mattress',
    'Single pine childs bed, mattress included. Some stickers on headboard. Dismantled already. W 97 cm.',
    leeds,
    /some stickers on headboard/iu,
    /^Some stickers on headboard$/mu,
  ],
  [
    'a window cleaner cleans windows, once',
    'Window cleaner',
    'Window cleaning from £12, fascias, gutters cleared. Pure water pole. Fully insured. Not for tower blocks.',
    leeds,
    /^Window cleaning from £12/mu,
    /Window cleaner: window|^Not for tower blocks$/u,
  ],
  [
    'treats for training teach nobody',
    'Salmon training treats',
    'Grain free training treats with salmon, 150 g pouch, pea sized pieces. Store cool and dry.',
    { platform: 'shopify', category: 'Dog treats' },
    /training treats/u,
    /Who teaches|certificate at the end/u,
  ],
  [
    'the measure of handles is nothing that is handled',
    'Denim tote',
    'Cotton lining with inside pocket, 38 x 40 cm, handles 60 cm so fits over shoulder. Machine washable.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /handles 60 cm/u,
    /and handles 60/u,
  ],
]);
