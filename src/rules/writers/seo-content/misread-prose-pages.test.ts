import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Kelsow', industry: 'Other' } as const;
const film = { platform: 'youtube', businessName: 'Kelsow', industry: 'Education' } as const;
const owner = { platform: 'facebookmarketplace', businessName: 'Sam', industry: 'Other' } as const;

describe('a page that tells in sentences what it offers is searched by it', () => {
  expectReadings([
    [
      'each offer of a practice, with its town',
      'Dental practice in Manchester',
      'Brightside Dental is a family dental practice. We offer check-ups, hygiene appointments, fillings, crowns and teeth whitening. We see emergency patients on the same day.',
      page,
      /^teeth whitening manchester$/mu,
      /^(?:whitening|crowns and teeth)$/mu,
    ],
    [
      'a service that covers its deeds, and a house in the heart of its town',
      'Bookkeeping',
      'Our bookkeeping company in the heart of Exeter works for small firms. Our service covers monthly bookkeeping, VAT returns and payroll.',
      page,
      /^vat returns exeter$/imu,
      /Polish/u,
    ],
    [
      'a language that is spoken is no deed',
      'Family law solicitor',
      'We advise clients on divorce, child custody and financial settlements in Nottingham. Our solicitors speak English, Polish and Urdu.',
      page,
      /^child custody nottingham$/mu,
      /polishing/iu,
    ],
    [
      'what is there for who calls keeps its sentence whole',
      'Roof repairs',
      'We repair and replace roofs in Nottingham. Call us for a free inspection and a written quote.',
      page,
      /Free inspection and a written quote/u,
      /^For a free/mu,
    ],
    [
      'an article that says so is asked for no power',
      'How to descale a coffee machine',
      'In this article we explain how to descale a coffee machine with vinegar. We also compare vinegar, citric acid and commercial descalers in terms of cost.',
      page,
      /citric acid/u,
      /How is it powered|How big is it/u,
    ],
  ]);
});

describe('a film that tells in sentences what it shows has a title that says it', () => {
  expectReadings([
    [
      'what the sentence goes on to say of the deed',
      'How to prune tomato plants',
      'In this video I show you how to prune tomato plants for a bigger harvest. You will learn which side shoots to remove.',
      film,
      /^How to Prune Tomato Plants for a Bigger Harvest$/mu,
      /^how to tomato plants$/mu,
    ],
    [
      'what is done in it, and where somebody goes',
      'Van conversion',
      'In this episode I install the solar panels, wire the leisure battery and fit a roof fan. I explain how much everything cost.',
      film,
      /^Van Conversion: Solar Panels, Leisure Battery, Roof Fan$/mu,
      /Conversion: Install/u,
    ],
    [
      'how long the job takes',
      'How to replace a bike chain',
      "In this video I'll walk you through replacing a worn bike chain step by step. The whole job takes about 15 minutes.",
      film,
      /^How to Replace a Bike Chain \(15 Minutes\)$/mu,
      /15 Minutes\D+15 minutes\)/u,
    ],
    [
      'a hook that is needed measures no blanket, and what saves is not cut in half',
      'Crochet a baby blanket',
      'In this tutorial I teach you how to crochet a baby blanket with the waffle stitch. You need a 4 mm crochet hook. This video will help you save money.',
      film,
      /^Crochet a Baby Blanket with the Waffle Stitch/mu,
      /4 mm Crochet a|will help you\.|help you$/mu,
    ],
  ]);
});

describe('an owner who sells in sentences names the thing in them', () => {
  expectReadings([
    [
      'maker and model of the first sentence',
      'Pram',
      'We are selling our Bugaboo Fox 2 pram because our son has outgrown it. The pram includes the carrycot and a rain cover.',
      owner,
      /^Bugaboo Fox 2 Pram/mu,
      /^Pram$/mu,
    ],
    [
      'the model behind the name',
      'Nintendo Switch',
      'I have decided to sell my Nintendo Switch OLED in white, since I hardly ever play. It comes with the dock and a carry case.',
      owner,
      /^Nintendo Switch OLED/mu,
      /^Nintendo Switch Console/mu,
    ],
    [
      'a computer with its chip has no flaw',
      'MacBook Air',
      'I am selling my 2020 MacBook Air with the M1 chip and 8 GB of memory. The original charger is included.',
      owner,
      /^2020 MacBook Air/mu,
      /^MacBook Air$/mu,
    ],
    [
      'a service has the town of its sentence',
      'Piano lessons',
      'I am a qualified piano teacher and offer piano lessons for children and adults in Exeter. A lesson costs £30 for 45 minutes.',
      owner,
      /^Piano Lessons in Exeter$/mu,
      /in Exeter in Exeter/u,
    ],
  ]);
});
