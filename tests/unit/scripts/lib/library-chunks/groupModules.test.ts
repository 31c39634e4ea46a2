import { groupModules } from '../../../../../scripts/lib/library-chunks/groupModules';
import type { Consumer } from '../../../../../scripts/lib/library-chunks/readConsumers';

/** Five pages that need modules of some sizes. */
const pages = (modules: Readonly<Record<string, number>>, count = 5): Consumer[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `page-${index}`,
    modules: new Map(Object.entries(modules)),
  }));

const named = (groups: ReturnType<typeof groupModules>) =>
  groups.map(({ modules }) => [...modules].sort());

describe('groupModules', () => {
  it('puts into one chunk what the same pages need', () => {
    const consumers = [...pages({ button: 9000, theme: 9000 }), ...pages({ slider: 90_000 })];
    expect(named(groupModules(consumers))).toEqual([['button', 'theme'], ['slider']]);
  });

  it('merges two chunks if the request costs more than what some pages load in vain', () => {
    const consumers = [...pages({ theme: 90_000, paper: 3000 }), ...pages({ theme: 90_000 }, 3)];
    expect(named(groupModules(consumers))).toEqual([['paper', 'theme']]);
  });

  it('keeps two chunks apart if a page would load a tenth more than it needs', () => {
    const consumers = [
      ...pages({ theme: 90_000, paper: 3000 }, 50),
      { name: 'small', modules: new Map([['theme', 9000]]) },
    ];
    expect(named(groupModules(consumers))).toEqual([['theme'], ['paper']]);
  });

  it('leaves modules with their pages that few pages need, or that are small', () => {
    expect(groupModules(pages({ button: 9000 }, 2))).toEqual([]);
    expect(groupModules(pages({ tiny: 150 }))).toEqual([]);
  });

  it('says how large a chunk is and which pages load it, most pages first', () => {
    const [first, second] = groupModules([
      ...pages({ grid: 90_000 }, 3),
      ...pages({ theme: 80_000 }, 4),
    ]);
    expect(first).toMatchObject({ bytes: 80_000, consumers: new Set([3, 4, 5, 6]) });
    expect(second).toMatchObject({ bytes: 90_000, consumers: new Set([0, 1, 2]) });
  });
});
