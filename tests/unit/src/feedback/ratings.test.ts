import fc from 'fast-check';
import { ratingsWith } from '../../../../src/feedback/lazy/stored';
import { readRatings } from '../../../../src/feedback/ratings';
import type { Rating } from '../../../../src/feedback/ratings';

const parseRatings = (value: string | undefined) => readRatings(() => value);
const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('readRatings', () => {
  it('returns the ratings by page', () => {
    const ratings = { '/material-ui/react-button': 1, '/material-ui/react-chip': 0 };
    expect(parseRatings(cookie(ratings))).toEqual(ratings);
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['cut off', cookie({ '/a': 1 }).slice(0, -3)],
    ['wrongly encoded', '%E0%A4%A'],
    ['null', 'null'],
    ['a number', '1'],
    ['invalid ratings', cookie({ '/a': 2, '/b': '1', '/c': null })],
  ])('returns no ratings for a cookie with this problem: %s', (_name, value) => {
    expect(parseRatings(value)).toEqual({});
  });
});

describe('ratingsWith', () => {
  it('adds a rating, or replaces the earlier one', () => {
    expect(parseRatings(ratingsWith({ '/a': 1, '/b': 1 }, '/a', 0))).toEqual({ '/a': 0, '/b': 1 });
  });

  it('fits into a cookie after any number of pages, and always includes the last one', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.string({ minLength: 1, maxLength: 60 }), fc.constantFrom<Rating>(0, 1)),
          {
            minLength: 1,
            maxLength: 200,
          },
        ),
        (pages) => {
          let text = '';
          for (const [page, rating] of pages) {
            text = ratingsWith(parseRatings(text || undefined), `/${page}`, rating);
            expect(parseRatings(text)[`/${page}`]).toBe(rating);
          }
          expect(text.length).toBeLessThanOrEqual(3800);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('drops the oldest ratings', () => {
    let text: string | undefined;
    for (let page = 0; page < 500; page += 1) {
      text = ratingsWith(parseRatings(text), `/material-ui/page-${page}`, 1);
    }
    const kept = Object.keys(parseRatings(text));
    expect(kept.at(-1)).toBe('/material-ui/page-499');
    expect(kept).not.toContain('/material-ui/page-0');
    expect(kept.length).toBeGreaterThan(50);
  });
});
