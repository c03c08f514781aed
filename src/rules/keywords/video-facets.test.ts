import { describe, expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';
import { filmFacets, subjectOf } from './video-facets.ts';

describe('the subject of a film', () => {
  it.each([
    ['Narrowboat tour', 'narrowboat'],
    ['57 ft narrowboat tour', 'narrowboat'],
    ['Winter camping in the Cairngorms', 'winter camping'],
    ['How to sew an invisible zip', 'invisible zip'],
    ['Land Rover brake rebuild', 'land rover brake'],
    ['A day in our bakery', ''],
    ['Why I sold my van', ''],
    ['What to do when it rains for the whole week', ''],
  ])('%s → “%s”', (title, subject) => {
    expect(subjectOf(title)).toBe(subject);
  });
});

it('is searched with what one list of its text names', () => {
  const phrases = filmFacets(
    'narrowboat',
    'Tour of our narrowboat: galley, composting toilet, folding, what failed, and costs. Music by us.',
    'x',
  ).map(({ phrase }) => phrase);
  expect(phrases).toEqual(['narrowboat galley', 'narrowboat composting toilet', 'narrowboat costs']);
});

const film = (name: string, description: string, videoTitle?: string) =>
  writeOne(name, description, { platform: 'youtube', ...(videoTitle && { videoTitle }) });

describe('a film', () => {
  it('takes the fuller of its two titles', () => {
    expect(
      film(
        'Bugaboo Fox 5 review after 6 months',
        'Folding, weight on stairs, rain cover.',
        'Bugaboo Fox 5 review',
      ).productTitle,
    ).toBe('Bugaboo Fox 5 Review After 6 Months');
  });

  it('names in its title nothing that stands beside the film', () => {
    const { productTitle, tags } = film(
      'How to sew an invisible zip',
      'Sew an invisible zip into a skirt. Needle choice, basting, pressing. Pattern pieces in the description.',
    );
    expect(productTitle).not.toMatch(/description/iu);
    expect(tags).toContain('sew a concealed zip');
    expect(tags.filter((tag) => /\ban concealed/u.test(tag))).toEqual([]);
  });
});
