import { modulesOf } from '../../../lazy/editor/modulesOf';

const listing = (code: string) => ({ code, html: '' });

test('are the TypeScript modules, by the names that code imports', () => {
  const files = [
    { name: 'people.ts', TS: listing('typed'), JS: listing('plain') },
    { name: 'styles.css', TS: listing('.a {}') },
  ];
  expect(modulesOf({ files })).toEqual([{ name: './people', file: 'typed' }]);
});

test('a demo of one file has none', () => {
  expect(modulesOf({})).toEqual([]);
});
