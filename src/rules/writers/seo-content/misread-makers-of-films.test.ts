import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const film = { platform: 'youtube', channelName: 'The Long Table' } as const;

describe('a film is searched by what it shows, and not by who helped to make it', () => {
  expectReadings([
    [
      'tells who paid for it, which nobody searches',
      'What a funeral director wishes you knew',
      'Ruth has run a family funeral home in Leeds for 31 years. We talk cost and direct cremation. Sponsored by Farewill. Listen on Spotify and Apple Podcasts.',
      film,
      /Sponsored by Farewill\./u,
      /^apple podcasts$|#applepodcasts/mu,
    ],
    [
      'credits its music, in Spanish',
      'La historia del metro de Madrid en 12 minutos',
      'De 1919 a hoy: estaciones fantasma, la guerra, los vagones de madera. Guion: Marta Roldán. Música: Kevin MacLeod.',
      film,
      /Música: Kevin MacLeod\.[\s\S]*estaciones fantasma/u,
      /#kevinmacleod|^kevin macleod$/mu,
    ],
    [
      'thanks whoever lent a drone, in French',
      'Je teste la tente 3 secondes sous la pluie bretonne',
      'Une nuit à Crozon, 40 km/h de vent, 12 mm de pluie. Montage, condensation, pliage. Merci à Yann pour le drone.',
      film,
      /Merci à Yann/u,
      /#merciàyann|^merci à yann$/mu,
    ],
    [
      'is about what is judged after six months',
      'Reseña: 6 meses con la freidora de aire Cosori 5,5 L',
      'Lo que me gusta, lo que no, cuánta luz gasta (medido), si se pela la cesta.',
      film,
      /^Freidora de aire Cosori 5,5 L: lo que me gusta[\s\S]*freidora de aire cosori/mu,
      /^reseña$/mu,
    ],
    [
      'asks before it answers, and its mark is no fault',
      'Shure SM7B oder Rode Procaster? Mikrofon-Vergleich für Podcaster',
      'Beide am gleichen Interface (Focusrite Solo), gleicher Abstand, unbearbeitet. Rauschen, Plosive, Raumhall.',
      film,
      /^Shure SM7B oder Rode Procaster\? Mikrofon-Vergleich für Podcaster$/mu,
      /Procaster Mikrofon/u,
    ],
    [
      'is tagged by itself in its title',
      'The 5 second rule for parallel parking #shorts',
      'Line up with their mirror, full lock, stop when you see the far headlight, straighten, tuck in.',
      film,
      /^The 5 Second Rule for Parallel Parking$/mu,
      /Parking Shorts/u,
    ],
    [
      'whispers as its searches say',
      'ASMR tailor measures you for a winter coat (soft spoken, chalk, scissors)',
      '45 minutes. Soft spoken, Scottish accent. Tape measure, chalk on wool, pattern paper, scissors, pins.',
      film,
      /asmr tailor/u,
      /undefined/u,
    ],
    [
      'cooks, and counts no eggs in its title',
      'Käsespätzle wie bei Oma aus dem Allgäu',
      '500 g Mehl, 5 Eier, Bergkäse und Limburger, viel Zwiebel. Ich schabe vom Brett. Für 4 Personen, 40 Minuten.',
      film,
      /Käsespätzle Rezept/u,
      /\(5 Eier\)/u,
    ],
    [
      'opens with its topic though its title is long',
      'How to fix a dripping mixer tap without calling a plumber',
      'The cartridge was worn out. I show how to find the right one, shut off the water, swap the cartridge and test.',
      film,
      /^How to fix a dripping mixer tap: the cartridge was worn out\./mu,
      /plumbing services/u,
    ],
  ]);
});
