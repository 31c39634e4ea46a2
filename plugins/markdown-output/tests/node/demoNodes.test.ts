import { pageTextsIn } from '@component-docs/labels/node/texts';
import type { PageDemo } from '../../node/demoFiles';
import { createDemoNodes, demoMarkdown } from '../../node/demoFiles';
import { writer } from '../../node/pageMarkdown';

const data = { title: 'data.ts', file: '/demos/data.ts', source: 'export const rows = [];' };

const demo = (name: string, isLong: boolean, preview?: string): PageDemo => ({
  name,
  isLong,
  preview,
  files: [
    {
      title: `${name}.tsx`,
      file: `/demos/${name}.tsx`,
      source: `import { rows } from './data';\n\nexport default function ${name}() {\n  return <Chip />;\n}`,
    },
    data,
  ],
});

const demos = [
  demo('Short', false, '<Chip />'),
  demo('Other', false),
  demo('Excerpt', true, '<Chip color="primary" label={<Icon name="a" />} />'),
  demo('Hidden', true),
];

const nodesOf = createDemoNodes({
  demos,
  addressOf: (name) => `/ui/demos/${name}.md`,
  texts: pageTextsIn('en'),
});

const markdownOf = (name: string) =>
  writer.stringify({ type: 'root', children: nodesOf(name) }).trim();

test('a page shows each file of its short demos once', () => {
  expect(markdownOf('Short')).toMatch(
    /^```tsx title="Short.tsx"\nimport[^]*```tsx title="data.ts"/,
  );
  expect(markdownOf('Other')).not.toContain('title="data.ts"');
});

test('a page shows an excerpt of a long demo, with a link to all of it', () => {
  expect(markdownOf('Excerpt')).toBe(
    'Excerpt of [Excerpt.tsx](/ui/demos/Excerpt.md)\n\n```tsx\n<Chip color="primary" label={<Icon name="a" />} />\n```',
  );
});

test('where no lines of a demo stand for it, the page has only the link', () => {
  expect(markdownOf('Hidden')).toBe('Code: [Hidden.tsx](/ui/demos/Hidden.md)');
});

test('nothing is shown of a demo that the page does not have', () => {
  expect(nodesOf('Unknown')).toEqual([]);
});

test('the file of a demo has all of its code, with the modules that it imports', () => {
  const text = demoMarkdown(demos[2] as PageDemo);
  expect(text).toMatch(/^# Excerpt.tsx\n\n```tsx title="Excerpt.tsx"\nimport/);
  expect(text).toContain('```tsx title="data.ts"\nexport const rows = [];\n```');
});
