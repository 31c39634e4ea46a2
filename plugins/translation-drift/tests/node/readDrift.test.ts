import { compareSections } from '../../node/readDrift';
import type { Section } from '../../node/types';

function sections(...entries: (readonly [id: string, hash: string])[]): Section[] {
  return entries.map(([id, hash], index) => ({
    id,
    title: id.toUpperCase(),
    line: index + 1,
    hash,
  }));
}

function states(...args: Parameters<typeof compareSections>): Record<string, string> {
  return Object.fromEntries(compareSections(...args).map(({ id, state }) => [id, state]));
}

describe('compareSections', () => {
  it('returns every state', () => {
    expect(
      states(
        sections(['current', '1'], ['behind', '2'], ['missing', '3'], ['unrecorded', '4']),
        sections(['current', 'x'], ['behind', 'x'], ['unrecorded', 'x'], ['orphan', 'x']),
        { current: '1', behind: '1', missing: '3', orphan: '5', ghost: '6' },
      ),
    ).toEqual({
      current: 'current',
      behind: 'behind',
      missing: 'missing',
      unrecorded: 'unrecorded',
      orphan: 'orphaned',
      ghost: 'orphaned',
    });
  });

  it('treats sections in another order as current', () => {
    expect(
      states(sections(['a', '1'], ['b', '2']), sections(['b', 'x'], ['a', 'x']), {
        a: '1',
        b: '2',
      }),
    ).toEqual({ a: 'current', b: 'current' });
  });

  it('treats a renamed heading as one orphaned and one missing section', () => {
    expect(states(sections(['new', '1']), sections(['old', 'x']), { old: '1' })).toEqual({
      new: 'missing',
      old: 'orphaned',
    });
  });

  it('returns the lines in both languages, and undefined for a language without the section', () => {
    expect(
      compareSections(sections(['a', '1'], ['b', '2']), sections(['c', 'x'], ['a', 'x']), {
        a: '1',
        d: '4',
      }),
    ).toEqual([
      { id: 'a', title: 'A', state: 'current', line: 2, englishLine: 1 },
      { id: 'b', title: 'B', state: 'missing', line: undefined, englishLine: 2 },
      { id: 'c', title: 'C', state: 'orphaned', line: 1 },
      { id: 'd', title: '', state: 'orphaned', line: undefined },
    ]);
  });

  it('is not confused by ids that are properties of objects', () => {
    expect(states(sections(['constructor', '1']), sections(['constructor', 'x']), {})).toEqual({
      constructor: 'unrecorded',
    });
  });
});
