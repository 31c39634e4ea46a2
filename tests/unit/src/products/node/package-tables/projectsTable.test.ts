import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { projectsTable } from '../../../../../../src/products/node/package-tables/projectsTable';
import { projectsOfTemplates } from '../../../../../../scripts/lib/export-check/projectsOfTemplates';

test('lists exactly the projects that the check of exports builds', async () => {
  const { nodes } = await projectsTable({ siteDir: '.', language: 'en' });
  const [, ...rows] = (nodes[0] as Table).children;
  const shown = rows.map(({ children: [cell] }) => toString(cell?.children.at(-1)));
  const built = await projectsOfTemplates('.');
  expect(shown).toEqual(
    built.map(({ files }) => (JSON.parse(files['package.json'] ?? '{}') as { name: string }).name),
  );
  expect(shown).toContain('sign-in-template');
});

test('projects have the commands and files that the page names', async () => {
  for (const { files } of await projectsOfTemplates('.')) {
    const { scripts } = JSON.parse(files['package.json'] ?? '{}') as { scripts: object };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['dev', 'build']));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'index.html',
        'src/index.tsx',
        'src/theme.ts',
        'vite.config.js',
        'tsconfig.json',
      ]),
    );
  }
});
