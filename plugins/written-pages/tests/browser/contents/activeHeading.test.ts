import { activeHeading } from '../../../browser/contents/followHeadings';

const headings = [
  { id: 'a', top: 150 },
  { id: 'b', top: 500 },
  { id: 'c', top: 900 },
];

describe('activeHeading', () => {
  it.each([
    ['near the top of the page', 199, null],
    ['from 200 px on', 200, 'a'],
    ['with the next heading on the line', 400, 'a'],
    ['with the next heading above the line', 401, 'b'],
    ['at the end', 5000, 'c'],
  ])('%s', (_place, scrollTop, id) => {
    expect(activeHeading(() => headings, scrollTop, 800, 73)).toBe(id);
  });

  it('returns null above the first heading, and without headings', () => {
    expect(activeHeading(() => [{ id: 'a', top: 2000 }], 300, 800, 73)).toBeNull();
    expect(activeHeading(() => [], 300, 800, 73)).toBeNull();
  });

  it('is the heading that a link leads to, also on a low screen', () => {
    expect(activeHeading(() => headings, 427, 400, 73)).toBe('b');
    expect(activeHeading(() => headings, 425, 400, 73)).toBe('a');
  });

  it('asks for no heading near the top of the page', () => {
    const measure = jest.fn(() => headings);
    activeHeading(measure, 199, 800, 73);
    expect(measure).not.toHaveBeenCalled();
  });
});
