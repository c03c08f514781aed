import { describe, expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { writeByRules } from './prepared.ts';

function filmOf(title: string, description: string, videoType: string) {
  const form = SeoForm.parse({
    platform: 'youtube',
    businessName: 'Plot 14',
    channelName: 'Plot 14',
    industry: 'Education',
    videoTitle: title,
    videoType,
    products: [{ name: title, description }],
  });
  const { productTitle, tags } = writeByRules(form)[0]!;
  return { productTitle, tags };
}

describe('Films of two lines', () => {
  test.each<[title: string, description: string, type: string, told: string]>([
    [
      'Growing potatoes in bags',
      'How I grow potatoes in 40 litre bags on a patio. From chitting to harvest.',
      'Tutorial',
      'Growing Potatoes in 40 Litre Bags: From Chitting to Harvest',
    ],
    [
      'Repotting a monstera',
      'When and how to repot a monstera. Chunky soil mix, root check, moss pole.',
      'Tutorial',
      'Repotting a Monstera: Chunky Soil Mix, Root Check, Moss Pole',
    ],
    [
      'Sew a tote bag in an hour',
      'Sewing tutorial for a lined tote bag, beginners. Fabric and thread needed.',
      'Tutorial',
      'Sew a Tote Bag in an Hour for Beginners',
    ],
    ['Sew a lined coat', 'Tailoring a coat. Not for beginners.', 'Tutorial', 'Sew a Lined Coat'],
    [
      'Canon R50 after one year: worth it?',
      'Review after a year. Battery life, autofocus, kit lens.',
      'Review',
      'Canon R50 After One Year: Worth It?',
    ],
    ['Sharpening my chisels', 'Strop, stones and links to tools below.', 'Tutorial', 'Sharpening My Chisels'],
  ])('%s', (title, description, type, told) => {
    expect(filmOf(title, description, type).productTitle).toBe(told);
  });

  test.each<[title: string, description: string, type: string, holds: string[], never: RegExp]>([
    [
      'Growing potatoes in bags',
      'How I grow potatoes in 40 litre bags on a patio. From chitting to harvest.',
      'Tutorial',
      ['how to grow potatoes', 'chitting potatoes', 'patio potatoes'],
      /^bag|40 litre|litre potatoes/u,
    ],
    [
      '15 minute morning yoga for stiff backs',
      'Gentle morning yoga, no equipment apart from a mat',
      'Tutorial',
      ['morning yoga for stiff backs', 'yoga for stiff backs'],
      /tutorial/u,
    ],
    [
      'Canon R50 after one year: worth it?',
      'Honest review. Battery life, autofocus, overheating in summer, kit lens.',
      'Review',
      ['canon r50 autofocus', 'canon r50 battery life'],
      /worth it|tutorial/u,
    ],
    [
      'Lisbon in 3 days',
      '3 day itinerary for Lisbon. Alfama, Belem, Sintra day trip.',
      'Tutorial',
      ['lisbon in 3 days'],
      /tutorial|^day itinerary$/u,
    ],
    [
      'Repotting a monstera',
      'How to repot a monstera. Moss pole.',
      'Tutorial',
      ['how to repot a monstera'],
      /repoting/u,
    ],
    [
      'Van life kitchen tour',
      'My kitchen in a Ford Transit. Two burner stove.',
      'Vlog',
      ['van life kitchen tour'],
      /tutorial|^burner stove$/u,
    ],
    [
      'Beginner guitar lesson: 3 chords',
      'Learn G, C and D.',
      'Tutorial',
      ['beginner guitar lesson'],
      /lesson tutorial/u,
    ],
  ])('%s is searched by', (title, description, type, holds, never) => {
    const { tags } = filmOf(title, description, type);
    expect(tags).toEqual(expect.arrayContaining(holds));
    for (const tag of tags) expect(tag).not.toMatch(never);
  });
});
