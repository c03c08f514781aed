import { describe, expect, test } from 'vitest';
import { withMissingCommas } from './missing-commas.ts';

describe('a row without a mark', () => {
  test.each([
    [
      'linen cushion cover mustard',
      'linen cushion cover mustard 45 x 45 cm hidden zip insert not included wash 30 made in lithuania',
      'linen cushion cover mustard, 45 x 45 cm, hidden zip, insert not included, wash 30, made in lithuania',
    ],
    [
      'bike light',
      'front bike light 800 lumens 5 modes usb c charging runs 2 hours on high fits bars 22 to 35 mm cable included batteries not needed',
      'front bike light 800 lumens 5 modes, usb c charging, runs 2 hours on high, fits bars 22 to 35 mm, cable included, batteries not needed',
    ],
    [
      'Brass desk lamp',
      'bankers lamp solid brass base green glass shade e27 max 40 w pull chain 36 cm high cable 1.8 m uk plug bulb not included',
      'bankers lamp solid brass base green glass shade, e27 max 40 w, pull chain 36 cm high, cable 1.8 m uk plug, bulb not included',
    ],
    [
      'Sony headphones black',
      'sony headphones black used works perfectly case and charging cable included no box small scratch on left cup',
      'sony headphones black, used, works perfectly, case and charging cable included, no box, small scratch on left cup',
    ],
    [
      'mixing bowls set of 5',
      'mixing bowls set of 5 with lids non slip base dishwasher safe bpa free graters not included',
      'mixing bowls, set of 5 with lids, non slip base, dishwasher safe, bpa free, graters not included',
    ],
    [
      'akkuschrauber makita',
      'makita akkuschrauber 18v gebraucht läuft einwandfrei koffer dabei akku nicht dabei nur abholung in köln',
      'makita akkuschrauber, 18v, gebraucht, läuft einwandfrei, koffer dabei, akku nicht dabei, nur abholung in köln',
    ],
    [
      'chaqueta cuero mujer talla M',
      'chaqueta cuero mujer talla m color negro marca zara poco uso sin manchas funciona bien solo recogida en valencia',
      'chaqueta cuero mujer, talla m, color negro, marca zara, poco uso, sin manchas, funciona bien, solo recogida en valencia',
    ],
    [
      'canapé convertible gris',
      'canapé convertible gris 3 places 210 x 95 cm bon état non fumeur à venir chercher à lyon livraison non incluse',
      'canapé convertible gris, 3 places 210 x 95 cm, bon état, non fumeur, à venir chercher à lyon, livraison non incluse',
    ],
    [
      'labradorite bracelet',
      'labradorite bead bracelet 8mm beads stretchy cord fits wrist 16 to 18 cm silver plated charm gift pouch included handmade in cornwall each one slightly different',
      'labradorite bead bracelet 8mm beads stretchy cord, fits wrist 16 to 18 cm, silver plated charm, gift pouch included, handmade in cornwall, each one slightly different',
    ],
    [
      'casco moto AGV K1 talla L',
      'casco moto agv k1 talla l negro mate usado dos temporadas sin golpes visera oscura incluida funda no incluida pequeño roce',
      'casco moto agv k1, talla l, negro mate, usado dos temporadas, sin golpes, visera oscura incluida, funda no incluida, pequeño roce',
    ],
    [
      'Camping Stuhl faltbar',
      'campingstuhl faltbar belastbar bis 120 kg gewicht 2,8 kg packmaß 90 x 15 cm getränkehalter dabei stahlgestell farbe grau keine montage nötig',
      'campingstuhl faltbar, belastbar bis 120 kg, gewicht 2,8 kg, packmaß 90 x 15 cm, getränkehalter dabei, stahlgestell, farbe grau, keine montage nötig',
    ],
    [
      'wool socks',
      'wool socks cushioned heel and toe sizes s m l pack of 2 wash 30 do not tumble dry made in portugal',
      'wool socks, cushioned heel and toe, sizes s m l, pack of 2, wash 30, do not tumble dry, made in portugal',
    ],
  ])('%s', (name, typed, told) => expect(withMissingCommas(typed, name)).toBe(told));

  test.each([
    // Prose without a comma is a sentence all the same.
    'This mug is made in my shed from speckled stoneware and it holds 350 ml of tea or coffee',
    'We make each of the boards by hand from oak that was felled in our own wood not far from here',
    // What has marks of its own is left alone.
    'Hand thrown mug, 350 ml, dishwasher safe, not for the oven, made in Devon, ships in a box',
    // Too short to be more than one clause.
    'Blue mug not for dishwashers made in Devon',
    // A size that belongs to the next word.
    'mens mountain bike 26 inch wheels 18 inch frame black with 21 speed front suspension',
  ])('%s stays as it is', (typed) => expect(withMissingCommas(typed, 'Mug')).toBe(typed));
});
