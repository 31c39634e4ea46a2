import undocumented from '@site/content/api-reference/undocumented.json';

test('every reason is a sentence, and every name has one reason', () => {
  const names = undocumented.flatMap((group) =>
    group.names.map((name) => `${group.package} ${name}`),
  );
  expect(new Set(names).size).toBe(names.length);
  undocumented.forEach(({ reason }) => expect(reason).toMatch(/^[A-Z].*\.$/));
});
