import { checkModules } from '../../node/checkModules';

/** Checks one demo with these modules. */
const check = (modules: string[], imported: string[]) => {
  const named = imported.map((file) => ({ file, name: file.split('/').at(-1) ?? '', code: '' }));
  const demo = { file: '/site/docs/a/demos/Demo.tsx', modules: named };
  return checkModules(modules, [demo], (file) => file.replace('/site/', ''));
};

test('returns nothing when each module is imported, and each demo imports one', () => {
  expect(check(['/site/docs/a/demos/b.ts'], ['/site/docs/a/demos/b.ts'])).toEqual([]);
});

test('names a module that no demo imports', () => {
  expect(check(['/site/docs/a/demos/b.ts'], ['/site/docs/c/demos/b.ts'])).toEqual([
    'docs/a/demos/b.ts: no demo imports this module. Import it in a demo of its folder, or delete it.',
  ]);
});

test('names a demo that imports two modules, from its folder or from a shared one', () => {
  expect(check([], ['/site/docs/data/names.ts', '/site/docs/a/demos/rows.ts'])).toEqual([
    expect.stringMatching(
      /^docs\/a\/demos\/Demo\.tsx: imports 2 modules \(names\.ts, rows\.ts\), but a demo may have at most 1,.*Array\.from/,
    ),
  ]);
});
