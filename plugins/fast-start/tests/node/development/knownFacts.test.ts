import { createKnownFacts } from '../../../node/development/knownFacts';

function known(start: Record<string, string>) {
  const now = new Map<string, string>(Object.entries(start));
  const haveChanged = createKnownFacts(
    () => Promise.resolve(new Map(Object.entries(start))),
    (path) => Promise.resolve(now.get(path)),
  );
  return { now, haveChanged };
}

test('facts that are those of the start have not changed', async () => {
  const { haveChanged } = known({ 'a.mdx': '1' });
  expect(await haveChanged('docs', 'a.mdx')).toBe(false);
});

test('each reader hears of a change once', async () => {
  const { now, haveChanged } = known({ 'a.mdx': '1' });
  now.set('a.mdx', '2');
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
  expect(await haveChanged('docs', 'a.mdx')).toBe(false);
  expect(await haveChanged('overview', 'a.mdx')).toBe(true);
  now.set('a.mdx', '1');
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
});

test('a file that was not there, or cannot be read, has changed', async () => {
  const { now, haveChanged } = known({ 'a.mdx': '1' });
  now.set('new.mdx', '1');
  expect(await haveChanged('docs', 'new.mdx')).toBe(true);
  now.delete('a.mdx');
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
});
