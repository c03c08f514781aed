import { expect, it } from 'vitest';
import { tradeOf } from './trade.ts';

it.each([
  ['', 'Physiotherapy clinic', 'dry needling, gait analysis', 'healthcare'],
  ['', 'Zahnarztpraxis', 'Prophylaxe', 'healthcare'],
  ['Clínica Dental Sonrisa', 'Other', 'implantes', 'healthcare'],
  ['', 'Elektriker', 'Wallbox, E-Check', 'home_services'],
  ['', 'landscaping', 'lawn care, sod installation', 'home_services'],
  ['', 'Construction', 'loft conversions', 'home_services'],
  ['Le Fournil de Margaux', 'boulangerie pâtisserie', 'pain au levain', 'retail'],
  ['', 'Yarn shop online', 'merino yarn, crochet kits', 'retail'],
  ['', 'coffee shop', 'flat white, cakes', 'restaurant'],
  ['Luigi’s Pizzeria', 'Food & Beverage', 'lunch menus', 'restaurant'],
  ['', 'Accounting', 'tax returns', 'professional_services'],
  ['', 'car insurance', 'car insurance, van insurance', 'professional_services'],
  ['', 'law', 'car accident claims, medical malpractice', 'legal'],
  ['', 'tax lawyer', 'tax disputes', 'legal'],
  ['', 'Other', 'yoga classes', 'fitness'],
  ['', 'barber shop', 'fades, beard trims', 'beauty'],
  ['Velo Doctor', 'Bike repair', 'bike servicing, wheel building', 'service'],
  ['Atelier Nord', 'Automotive', 'réparation de vélos électriques, révision annuelle', 'service'],
  ['Spoke Bench', 'Automotive', 'bike servicing, bike brakes, bike tyres', 'service'],
  ['Atelier Nord', 'Automotive', 'réparation de voitures et de vélos', 'automotive'],
  ['Northside Auto Clinic', 'Other', 'diagnostics, servicing', 'automotive'],
  ['', 'Fahrschule', 'Klasse B', 'education'],
  ['', 'same day courier', 'same day delivery, small van, airport runs, medical courier', 'service'],
  ['', 'Inmobiliaria', 'venta de pisos', 'real_estate'],
  ['', 'Autowerkstatt', 'Inspektion, Bremsen', 'automotive'],
  ['', 'Other', 'dog walking, pet sitting', 'service'],
  ['', 'Technology', 'drone filming', 'service'],
  ['', 'Construction', 'drone photography, roof surveys, wedding videos', 'service'],
  ['', 'veterinary practice', 'dog dental care, cat neutering', 'healthcare'],
  ['', 'Beauty & Wellness', 'wedding hair, bridal makeup', 'beauty'],
  ['', 'removals', 'house removals, storage', 'home_services'],
  ['Bob’s', 'food', 'x', 'service'],
  [
    '',
    'Basket making',
    'willow log baskets, foraging trugs, basket weaving courses, willow coffins',
    'service',
  ],
  ['', 'auction house', 'house clearance auctions, jewellery auctions, probate valuations', 'service'],
  ['Gulf Pontoon Rentals', 'boat rental', 'jet ski rental', 'service'],
  ['', 'Other', 'vacation rentals, property care', 'real_estate'],
  ['', 'Other', 'guitar lessons, piano lessons, tuning', 'education'],
  ['', 'Pottery school', 'mugs, bowls, wheel courses', 'education'],
])('“%s”, %s, “%s” is %s', (businessName, industry, primaryServices, type) => {
  expect(tradeOf({ businessName, businessType: 'service', industry, primaryServices }).type).toBe(type);
});

it('leaves a type that the form chose', () => {
  const form = { businessName: 'Zed', industry: 'Dentist', primaryServices: 'implants' };
  expect(tradeOf({ ...form, businessType: 'beauty' })).toEqual({ type: 'beauty', named: null });
  expect(tradeOf({ ...form, businessType: 'other' })).toEqual({ type: 'healthcare', named: 'Dentist' });
});
