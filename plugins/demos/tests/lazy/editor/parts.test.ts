import { problemFrom } from '../../../lazy/editor/frameMessages';
import { modulesOf } from '../../../lazy/editor/compiler';

const listing = (code: string) => ({ code, html: '' });

test('are the TypeScript modules, by the names that code imports', () => {
  const files = [
    { name: 'people.ts', TS: listing('typed'), JS: listing('plain') },
    { name: 'styles.css', TS: listing('.a {}') },
  ];
  expect(modulesOf({ files })).toEqual([{ name: './people', file: 'typed' }]);
});

const thrown = (line?: number) =>
  ({ kind: 'thrown', message: 'Boom', ...(line !== undefined && { line }) }) as const;

test.each([
  [7, 3],
  [5, 1],
  [2, 1],
])('line %d of the code is line %d of a part that starts at line 5', (line, inPart) => {
  expect(problemFrom(thrown(line), 5)).toEqual(thrown(inPart));
});

test('a problem without a line stays as it is', () => {
  expect(problemFrom(thrown(), 5)).toEqual(thrown());
  expect(problemFrom({ kind: 'endless' }, 5)).toEqual({ kind: 'endless' });
});
