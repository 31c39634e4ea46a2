import fs from 'node:fs';
import path from 'node:path';
import { readPages } from '../readPages';

interface Manifest {
  version: string;
  engines: { node: string };
  peerDependencies: Record<string, string>;
  dependencies: Record<string, string>;
}

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
const manifest = readJson('node_modules/@mui/material/package.json') as Manifest;

/** The built modules that bundlers read. */
function modulesOf(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return /^(?:node_modules|node|modern|legacy)$/.test(entry.name) ? [] : modulesOf(file);
    }
    return entry.name.endsWith('.js') ? [file] : [];
  });
}

const CODE = new Map(
  ['material', 'system/esm', 'utils/esm']
    .flatMap((folder) => modulesOf(`node_modules/@mui/${folder}`))
    .map((file) => [file.replace(/^.*@mui\//, ''), fs.readFileSync(file, 'utf8')]),
);

const uses = (pattern: RegExp) =>
  [...CODE].filter(([, text]) => pattern.test(text)).map(([file]) => file);

type Support =
  { version_added: string; partial_implementation?: true }[] | { version_added: string };
interface Compat {
  __compat: { support: Record<string, Support> };
}

const DATA = readJson('node_modules/@mdn/browser-compat-data/data.json');

/** Returns the first versions of Chrome, Firefox, and Safari that have a feature, with or without faults. */
function versionsOf(keys: string): string[] {
  const found = keys
    .split('/')
    .reduce((data, key) => (data as Record<string, unknown>)[key], DATA) as Compat;
  return ['chrome', 'firefox', 'safari'].map((browser) => {
    const support = found.__compat.support[browser]!;
    return (Array.isArray(support) ? support[0]! : support).version_added;
  });
}

const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));

describe.each(readPages('getting-started/supported-platforms'))('the page', (page) => {
  const rows = rowsOf(page);

  test('has the versions of the package', () => {
    const supported = Object.fromEntries(
      rows.map(([, name = '', value = '']) => [/\[([^\]]+)\]/.exec(name)?.[1] ?? name, value]),
    );
    const { react, 'react-dom': dom, '@types/react': types } = manifest.peerDependencies;
    expect(page).toContain(`\`@mui/material\` ${manifest.version}`);
    expect(supported['Node.js']).toBe(`\`${manifest.engines.node}\``);
    expect(supported['`react`, `react-dom`'] ?? supported['`react`、`react-dom`']).toBe(
      `\`${react}\``,
    );
    expect(dom).toBe(react);
    expect(supported['`@types/react`']).toBe(`\`${types}\``);
    expect(manifest.dependencies['react-is']).toMatch(/^\^18/);
  });

  test.each([
    ['`?.`', 'javascript/operators/optional_chaining'],
    ['`??=`', 'javascript/operators/nullish_coalescing_assignment'],
    ['`:where()`', 'css/selectors/where'],
    ['`:not()`', 'css/selectors/not/selector_list'],
    ['`:focus-visible`', 'css/selectors/focus-visible'],
    ['`gap`', 'css/properties/gap/flex_context'],
    ['`color-scheme`', 'css/properties/color-scheme'],
    ['`@container`', 'css/at-rules/container'],
    ['`ResizeObserver`', 'api/ResizeObserver'],
    ['`IntersectionObserver`', 'api/IntersectionObserver'],
  ])('has the browsers that know %s', (name, keys) => {
    const row = rows.find(([, feature = '']) => feature.includes(name));
    expect(row?.slice(3, 6)).toEqual(versionsOf(keys));
  });
});

test('the code uses what the table says', () => {
  expect(uses(/\w\?\.\w/).length).toBeGreaterThan(20);
  expect(uses(/(?:\?\?|\|\|)=/)).toEqual([
    'material/Radio/Radio.js',
    'system/esm/createStyled/createStyled.js',
  ]);
  expect(uses(/^ {2}\w+ = .*=>/m)).toEqual(
    expect.arrayContaining([
      'material/useLazyRipple/useLazyRipple.js',
      'utils/esm/useTimeout/useTimeout.js',
    ]),
  );
  expect(uses(/:where\(&/)).toEqual([
    'material/CardHeader/CardHeader.js',
    'material/ListItemText/ListItemText.js',
  ]);
  expect(uses(/new ResizeObserver/)).toEqual([
    'material/Tabs/Tabs.js',
    'material/TextareaAutosize/TextareaAutosize.js',
  ]);
  expect(uses(/new IntersectionObserver/)).toEqual(['material/Tabs/Tabs.js']);
});

test('observers are optional', () => {
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) {
    for (const file of uses(new RegExp(`new ${name}`))) {
      expect(CODE.get(file)).toContain(`typeof ${name} !== 'undefined'`);
    }
  }
});
