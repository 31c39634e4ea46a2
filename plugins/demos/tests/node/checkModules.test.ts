import { checkModules } from '../../node/checkModules';

const check = (modules: string[], imported: string[]) =>
  checkModules(modules, new Set(imported), (file) => file.replace('/site/', ''));

test('returns nothing when each module is imported', () => {
  expect(check(['/site/docs/a/demos/b.ts'], ['/site/docs/a/demos/b.ts'])).toEqual([]);
});

test('names a module that no demo imports', () => {
  expect(check(['/site/docs/a/demos/b.ts'], ['/site/docs/c/demos/b.ts'])).toEqual([
    'docs/a/demos/b.ts: no demo imports this module. Import it in a demo of its folder, or delete it.',
  ]);
});
