import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

// Limits how long a stuck command may block the run; no test depends on speed.
jest.setTimeout(240_000);

const root = path.join(__dirname, '../../../..');
const COPIED = ['package-lock.json'];
const TITLES = JSON.stringify({ titles: { '/material-ui/react-slider': 'Slider 滑块' } });
const PAGE = 'docs/material-ui/react-slider/react-slider.mdx';
const DEMOS = 'docs/material-ui/react-slider/demos';
const TRANSLATION =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-slider/react-slider.mdx';

let site: string;

beforeAll(async () => {
  const files = await Promise.all(
    COPIED.map(async (file) => [file, await fs.readFile(path.join(root, file), 'utf8')] as const),
  );
  site = await temporaryFolder({
    ...Object.fromEntries(files),
    'i18n/zh/page-tree.json': TITLES,
    'src/pages/index.tsx': '',
  });
  await fs.symlink(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
});

function create(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'scripts/new/index.ts'), ...args, '--site', site],
      { cwd: root },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

const read = (file: string) => fs.readFile(path.join(site, file), 'utf8');

test('creates a page, a demo, and a translation, and overwrites none of them', async () => {
  const page = await create('page', 'material-ui/react-slider');
  expect(page).toMatchObject({
    code: 0,
    output: expect.stringContaining(`wrote ${PAGE}`) as string,
  });
  expect(await read(`${DEMOS}/BasicSlider.tsx`)).toBe(
    'import Slider from \'@mui/material/Slider\';\n\nexport default function BasicSlider() {\n  return <Slider aria-label="Volume" defaultValue={30} />;\n}\n',
  );

  await create('demo', 'material-ui/react-slider', 'SliderSizes');
  const text = await read(PAGE);
  expect(text).toContain('<Demo name="SliderSizes" />');

  await create('translation', 'material-ui/react-slider');
  expect(await read(TRANSLATION)).toContain('sidebar_label: Slider 滑块');

  for (const args of [
    ['page', 'material-ui/react-slider'],
    ['demo', 'material-ui/react-slider', 'SliderSizes'],
    ['translation', 'material-ui/react-slider', 'zh'],
  ]) {
    const again = await create(...args);
    expect([args[0], again.code]).toEqual([args[0], 1]);
    expect(again.output).toContain('already');
  }
  expect(await read(PAGE)).toBe(text);
});

test('adds the playground of a component that has controls, and says why another has none', async () => {
  const folder = 'docs/material-ui/react-grid/react-grid.mdx';
  await fs.mkdir(path.join(site, path.dirname(folder)), { recursive: true });
  await fs.writeFile(path.join(site, folder), '# Grid\n');

  const none = await create('playground', 'material-ui/react-grid', 'Box');
  expect(none.code).toBe(1);
  expect(none.output).toContain('Box has no controls');
  expect(none.output).toContain('content/playgrounds/material-ui/Box.tsx');
  expect(await read(folder)).toBe('# Grid\n');

  const one = await create('playground', 'material-ui/react-grid', 'CardContent');
  expect(one.output).toContain('Its only control is for the text in it.');
  expect(await read(folder)).toContain('<Playground component="CardContent" />');
});

test.each([
  [['page', 'material-ui/react-slidr'], 'Did you mean react-slider?'],
  [['page', 'matrial-ui/react-slider'], 'Did you mean material-ui?'],
  [['demo', 'material-ui/react-chip', 'Chips'], 'Create it first: npm run new -- page'],
  [['translation', 'material-ui/react-chip'], 'Create it first: npm run new -- page'],
  [['translation', 'material-ui/react-slider', 'fr'], '"fr" isn\'t a language of the site.'],
  [['pgae', 'material-ui/react-slider'], 'Pass what to do:'],
])('%j fails with its fix, without a stack', async (args, message) => {
  const { code, output } = await create(...args);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toContain('    at ');
});
