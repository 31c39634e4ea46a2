import { withPlayground } from '../../../../scripts/new/playgroundSection';

const PAGE = '# Tabs\n\n## Introduction\n\nText.\n\n## Basics\n\n<Demo name="A" />\n\n## Colors\n';

test('the playground follows the first section with a demo', () => {
  expect(withPlayground(PAGE, 'Tabs')).toBe(
    PAGE.replace('## Colors', '## Playground\n\n<Playground component="Tabs" />\n\n## Colors'),
  );
});

test('a translation gets the English anchor', () => {
  expect(withPlayground(PAGE, 'Tabs', 'zh')).toContain('\n\n## 演练场 {/* #playground */}\n\n');
});

test('a page that ends with its first demo, or has none, gets it at the end', () => {
  const end = '\n\n## Playground\n\n<Playground component="Tabs" />\n';
  expect(withPlayground('# Tabs\n\n## Basics\n\n<Demo name="A" />\n', 'Tabs')).toBe(
    `# Tabs\n\n## Basics\n\n<Demo name="A" />${end}`,
  );
  expect(withPlayground('# Tabs\n\nText.\n', 'Tabs')).toBe(`# Tabs\n\nText.${end}`);
});

test('headings and demos in code don’t count', () => {
  const page = `# Tabs\n\n\`\`\`mdx\n<Demo name="A" />\n\n## No\n\`\`\`\n\n${PAGE.slice(8)}`;
  expect(withPlayground(page, 'Tabs')).toContain('<Playground component="Tabs" />\n\n## Colors');
});

test('a section with that heading is used, and a page with a playground isn’t changed', () => {
  const page = '# Tabs\n\n## Playground\n\n<Demo name="A" />\n';
  const added = withPlayground(page, 'Tabs');
  expect(added).toBe(
    '# Tabs\n\n## Playground\n\n<Playground component="Tabs" />\n\n<Demo name="A" />\n',
  );
  expect(withPlayground(added, 'Tabs')).toBe(added);
});
