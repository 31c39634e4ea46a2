import fs from 'node:fs';
import { readRecord } from '@component-docs/api-history/node/readRecord';
import { readApiPackages } from '@component-docs/api-reference';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { productOfTemplate } from '@component-docs/templates/shared/paths';
import { projectsOfTemplates } from '../../../scripts/lib/export-check/projects';
import { systemProperties } from '../../../src/style-properties/node/systemProperties';

// Tables of what the installed packages have. When a package changes, correct the tables in both languages.

const FOLDERS = {
  en: (product: string) => `docs/${product}`,
  zh: (product: string) => `i18n/zh/docusaurus-plugin-content-docs-${product}/current`,
};
type Language = keyof typeof FOLDERS;

function textOf(language: Language, product: string, page: string): string {
  const file = `${FOLDERS[language](product)}/${page}.mdx`;
  return fillVersions('.', file, fs.readFileSync(file, 'utf8'));
}

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  test('each component of the packages is listed, with its mark', async () => {
    const page = 'getting-started/supported-components/supported-components';
    const text = textOf(language, 'material-ui', page);
    const product = PRODUCTS.find(({ id }) => id === 'material-ui')!;
    const packages = await readApiPackages(process.cwd(), product);
    for (const { installed, components } of packages) {
      expect(text).toContain(`${installed.name} ${installed.version}`);
      expect(text).toContain(` ${components.length} `);
      const missing = components.filter(
        ({ name }) => !text.includes(`[\`${name}\`](/material-ui/api/`),
      );
      expect(missing.map(({ name }) => name)).toEqual([]);
      const mark = language === 'en' ? ' (deprecated)' : '（已弃用）';
      const marked = components.filter(({ name }) =>
        new RegExp(`\\[\`${name}\`\\]\\([^)]*\\)${mark.replace(/[()]/g, '\\$&')}`).test(text),
      );
      const deprecated = components.filter((component) => component.deprecated !== undefined);
      expect(marked).toEqual(deprecated);
    }
  });

  test('each release of version 6 is listed', async () => {
    const text = textOf(language, 'material-ui', 'discover-more/changelog/changelog');
    const record = await readRecord('.', '@mui/material');
    const shown = [...text.matchAll(/^\| \[?(6\.\d+\.\d+)\b/gm)].map(([, version]) => version);
    const released = record!.releases.filter((version) => version.startsWith('6.'));
    expect(shown).toEqual(released.toReversed());
  });

  test('each project is listed', async () => {
    const page = 'getting-started/example-projects/example-projects';
    const text = textOf(language, 'material-ui', page);
    const shown = [...text.matchAll(/<br \/>`([^`]+)`/g)].map(([, name]) => name);
    const all = await projectsOfTemplates('.');
    const built = all.filter(
      ({ id }) => productOfTemplate(id.replace('templates/', '')) === 'material-ui',
    );
    const manifests = built.map(({ files }) => files['package.json'] ?? '{}');
    expect(shown).toEqual(manifests.map((text) => (JSON.parse(text) as { name: string }).name));
  });

  test('each property of the system is listed', () => {
    const text = textOf(language, 'system', 'properties/properties');
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(codesIn);
    const expected = systemProperties().map(({ names, cssNames, scale }) => [
      ...names,
      ...cssNames,
      ...(scale ? [scale] : []),
    ]);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });
});

test('projects have the commands and files that their page names', async () => {
  for (const { files } of await projectsOfTemplates('.')) {
    const { scripts } = JSON.parse(files['package.json'] ?? '{}') as { scripts: object };
    expect(scripts).toMatchObject({
      dev: expect.anything() as string,
      build: expect.anything() as string,
    });
    const names = [
      'index.html',
      'src/index.tsx',
      'src/theme.ts',
      'vite.config.js',
      'tsconfig.json',
    ];
    expect(Object.keys(files)).toEqual(expect.arrayContaining(names));
  }
});
