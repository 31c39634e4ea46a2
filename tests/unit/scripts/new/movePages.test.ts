import '../../../../content/navigation';
import fs from 'node:fs/promises';
import path from 'node:path';
import { splitSections } from '@component-docs/translation-drift/node/splitSections';
import { removePage, renamePage } from '../../../../scripts/new/move/commands';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

jest.mock('prettier', () => ({
  ...jest.requireActual<{ default: object }>('../../../helpers/prettierInJest').default,
  resolveConfig: () => Promise.resolve({ printWidth: 100, singleQuote: true }),
}));

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const HEAD = '---\ntitle: A\ndescription: Text.\n---\n\n# A\n';
const GUIDE = `${HEAD}
## Stars

See [stars](/material-ui/react-stars#sizes), \`docs/material-ui/react-stars/react-stars.mdx\`, and [more](/material-ui/react-stars-more).

## Far

See https://mui.com/material-ui/react-stars and [tabs](/material-ui/react-stars/hooks-api#a).
`;

const FILES = {
  'docs/material-ui/react-stars/react-stars.mdx': `${HEAD}\n<Demo name="Stars" />\n\n[Here](#sizes)\n`,
  'docs/material-ui/react-stars/demos/Stars.tsx': 'export default () => <p />;\n',
  'docs/material-ui/react-stars/below/below.mdx': HEAD,
  'docs/material-ui/guide/guide.mdx': GUIDE,
  [`${CHINESE}/react-stars/react-stars.mdx`]: HEAD,
  [`${CHINESE}/react-stars/react-stars.sections.json`]: '{}\n',
  [`${CHINESE}/guide/guide.mdx`]: '# 甲\n\n[星](/material-ui/react-stars)\n',
  'content/accessibility-trees/material-ui/react-stars.yaml': '- paragraph\n',
  'content/counterparts.json':
    '[{ "/joy-ui/react-stars": "Stars", "/material-ui/react-stars": "Stars" }]\n',
  'content/hosting/redirects.ts':
    "const MOVED_PAGES: readonly RedirectRule[] = [\n  ['/material-ui/old', '/material-ui/react-stars'],\n];\n",
  'content/navigation/material-ui.ts':
    "export const tree = [\n  { pathname: '/material-ui/guide', title: 'Guide' },\n  { pathname: '/material-ui/react-stars', title: 'Stars' },\n];\n",
  'content/playgrounds/exceptions.json': '{ "material-ui/react-stars": "None.", "x/y": "None." }\n',
  'content/written-pages.txt': '/material-ui/react-stars\n/material-ui/react-stars-more\n',
  'i18n/zh/page-tree.json': '{ "titles": { "/material-ui/react-stars": "星" } }\n',
  'tests/a.spec.ts': "goto('/material-ui/react-stars');\n",
};

let site: string;
let log: jest.SpyInstance;

beforeEach(async () => {
  log = jest.spyOn(console, 'log').mockImplementation();
  const stars = (await splitSections('guide.mdx', GUIDE)).find(({ id }) => id === 'stars');
  site = await temporaryFolder({
    ...FILES,
    [`${CHINESE}/guide/guide.sections.json`]: `${JSON.stringify({ stars: stars?.hash, far: '00000000' })}\n`,
  });
});

afterEach(() => log.mockRestore());

/** Returns all texts of the site by their paths. */
async function texts(): Promise<Record<string, string>> {
  const entries = await fs.readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(site, file), await fs.readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const said = () => log.mock.calls.flat().join('\n');

test('a renamed page takes its files, items, links, and records with it', async () => {
  await renamePage(site, ['material-ui/react-stars', '/material-ui/inputs/react-points']);
  const after = await texts();
  const moved = 'docs/material-ui/inputs/react-points';
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining([
      `${moved}/react-points.mdx`,
      `${moved}/demos/Stars.tsx`,
      `${CHINESE}/inputs/react-points/react-points.mdx`,
      `${CHINESE}/inputs/react-points/react-points.sections.json`,
      'content/accessibility-trees/material-ui/inputs/react-points.yaml',
      'docs/material-ui/react-stars/below/below.mdx',
    ]),
  );
  const guide = after['docs/material-ui/guide/guide.mdx'];
  expect(guide).toBe(
    GUIDE.replace('(/material-ui/react-stars#', '(/material-ui/inputs/react-points#')
      .replace('docs/material-ui/react-stars/react-stars', `${moved}/react-points`)
      .replace('(/material-ui/react-stars/hooks', '(/material-ui/inputs/react-points/hooks'),
  );
  expect(after[`${CHINESE}/guide/guide.mdx`]).toContain('[星](/material-ui/inputs/react-points)');
  expect(after['content/hosting/redirects.ts']).toContain(
    "['/material-ui/old', '/material-ui/inputs/react-points'],\n  ['/material-ui/react-stars', '/material-ui/inputs/react-points'],",
  );
  expect(after['content/navigation/material-ui.ts']).toContain(
    "'/material-ui/inputs/react-points'",
  );
  expect(after['content/playgrounds/exceptions.json']).toContain(
    '"material-ui/inputs/react-points"',
  );
  expect(after['content/written-pages.txt']).toBe(
    '/material-ui/inputs/react-points\n/material-ui/react-stars-more\n',
  );
  expect(said()).toContain('tests/a.spec.ts:1: still names /material-ui/react-stars.');
});

test('a section whose links alone have changed is as current in the translation as before', async () => {
  await renamePage(site, ['material-ui/react-stars', 'material-ui/react-points']);
  const after = await texts();
  const sections = await splitSections(
    'guide.mdx',
    after['docs/material-ui/guide/guide.mdx'] ?? '',
  );
  const record = JSON.parse(after[`${CHINESE}/guide/guide.sections.json`] ?? '') as Record<
    string,
    string
  >;
  expect(record.stars).toBe(sections.find(({ id }) => id === 'stars')?.hash);
  expect(record.far).toBe('00000000');
});

test('a removed page with a redirect leaves links to the page that takes its place', async () => {
  await removePage(site, ['material-ui/react-stars'], 'material-ui/guide');
  const after = await texts();
  expect(
    Object.keys(after).filter((file) => /react-stars(?:\.|\/demos|\/react)/.test(file)),
  ).toEqual([]);
  expect(after['docs/material-ui/guide/guide.mdx']).toContain('[stars](/material-ui/guide)');
  expect(JSON.parse(after['content/counterparts.json'] ?? '')).toEqual([
    { '/joy-ui/react-stars': 'Stars' },
  ]);
  expect(JSON.parse(after['content/playgrounds/exceptions.json'] ?? '')).toEqual({
    'x/y': 'None.',
  });
  expect(after['content/navigation/material-ui.ts']).not.toContain('react-stars');
  expect(after['content/written-pages.txt']).toBe('/material-ui/react-stars-more\n');
  expect(after['content/hosting/redirects.ts']).toContain(
    "['/material-ui/old', '/material-ui/guide'],\n  ['/material-ui/react-stars', '/material-ui/guide'],",
  );
});

test.each([
  [
    'rename to a page that exists',
    () => renamePage(site, ['material-ui/react-stars', 'material-ui/guide']),
    'docs/material-ui/guide/guide.mdx exists. Choose another path',
  ],
  [
    'rename to the page of a tree',
    () => renamePage(site, ['material-ui/react-stars', 'material-ui/react-rating']),
    'a page tree has /material-ui/react-rating. Choose another path',
  ],
  [
    'rename to an address that is redirected',
    () => renamePage(site, ['material-ui/react-stars', 'system/basics']),
    '/system/basics is redirected to /system/getting-started (content/hosting/redirects.ts)',
  ],
  [
    'rename of a page that is not there',
    () => renamePage(site, ['material-ui/react-ratin', 'material-ui/a']),
    '/material-ui/react-ratin has no file docs/material-ui/react-ratin/react-ratin.mdx. Did you mean /material-ui/react-rating?',
  ],
  [
    'removal of a page that others link to',
    () => removePage(site, ['material-ui/react-stars']),
    'docs/material-ui/guide/guide.mdx:10',
  ],
  [
    'removal with a redirect to nowhere',
    () => removePage(site, ['material-ui/react-stars'], 'material-ui/nowhere'),
    '/material-ui/nowhere has no file',
  ],
])('%s changes nothing', async (_name, run, message) => {
  const before = await texts();
  await expect(run()).rejects.toThrow(message);
  await expect(run()).rejects.toThrow('Nothing was changed.');
  expect(await texts()).toEqual(before);
});
