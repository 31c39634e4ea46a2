import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describePackage } from '../../../../tests/helpers/describePackage';
import type { DescribePackageOptions } from '../../../../tests/helpers/describePackage';

const fixture = path.join(__dirname, '../../../../tests/fixtures/api-package/ui');
const cacheFile = 'node_modules/.cache/api-reference/@fixture__ui.components.json';
let siteDir: string;

beforeAll(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'api-reference-'));
  await fs.mkdir(path.join(siteDir, 'node_modules/@fixture'), { recursive: true });
  await fs.symlink(fixture, path.join(siteDir, 'node_modules/@fixture/ui'));
});

afterAll(() => fs.rm(siteDir, { recursive: true }));

function describeFixture(
  options: Partial<DescribePackageOptions> = {},
  describe = describePackage,
) {
  return describe({
    siteDir,
    packageName: '@fixture/ui',
    product: 'ui',
    demoPages: [
      { title: 'Buttons', href: '/ui/react-button', components: ['Button', 'Plain'] },
      { title: 'Pickers', href: '/ui/react-picker', components: ['Picker'] },
    ],
    resolveLink: (url) => (url.includes('/ui/api/') ? new URL(url).pathname : undefined),
    highlight: (code, language) => `<i class="${language}">${code}</i>`,
    ...options,
  });
}

test('returns complete data: anchors, links of this site, demos, samples, source', async () => {
  const [button] = await describeFixture({ components: ['Button'] });
  expect(button).toMatchObject({
    name: 'Button',
    product: 'ui',
    packageName: '@fixture/ui',
    version: '1.2.3',
    slug: 'button',
    descriptionHtml: '<p>A press does something.</p>',
    demos: [{ label: 'Buttons', href: '/ui/react-button' }],
    imports: ["import Button from '@fixture/ui/Button';", "import { Button } from '@fixture/ui';"],
    importSample: {
      html:
        '<i class="js">import Button from \'@fixture/ui/Button\';\n// or\n' +
        "import { Button } from '@fixture/ui';</i>",
    },
    inheritance: { component: 'Plain', href: '/ui/api/plain/' },
    sourceUrl: 'https://example.com/fixture/tree/v1.2.3/packages/ui/src/Button',
  });
  expect(button?.guides.sx).toBe('https://mui.com/system/getting-started/the-sx-prop/');
  // There is no theme sample for a package without themes.
  expect(button?.themeComponent).toBeUndefined();
});

test('sorts required props first, and adds an anchor to every row', async () => {
  const [button] = await describeFixture({ components: ['Button'] });
  expect(button?.props.map(({ anchor }) => anchor)).toEqual([
    'button-prop-href',
    'button-prop-anchor',
    'button-prop-classes',
    'button-prop-component',
    'button-prop-edge',
    'button-prop-iconProps',
    'button-prop-onPress',
    'button-prop-size',
  ]);
  expect(button?.classes).toMatchObject([
    { className: 'FixButton-root', alias: 'Button-css-FixButton-root' },
    {
      anchor: 'button-classes-sizeSmall',
      deprecated: { html: expect.stringContaining('href="/ui/api/button/"') as string },
    },
    { className: 'Mui-disabled', anchor: 'button-classes-disabled' },
  ]);
});

test('adds notes that are not in the package’s comments', async () => {
  const [picker, button] = await describeFixture({ components: ['Picker', 'Button'] }).then((all) =>
    [...all].reverse(),
  );
  const notesOf = (api: typeof picker, name: string) =>
    api?.props.find((prop) => prop.name === name)?.notes;
  expect(notesOf(picker, 'slots')).toEqual([{ kind: 'slots', href: '#slots' }]);
  expect(notesOf(picker, 'slotProps')).toEqual([{ kind: 'slot-props', href: '#type-SlotProps' }]);
  expect(picker?.types).toContainEqual(
    expect.objectContaining({ name: 'SlotProps', href: '#type-SlotProps' }),
  );
  expect(notesOf(picker, 'value')).toMatchObject([{ kind: 'requires-ref' }]);
  expect(notesOf(button, 'classes')).toEqual([{ kind: 'css-classes', href: '#css' }]);
  expect(notesOf(button, 'size')).toEqual([]);
});

/** Describes the fixture as another process would: with nothing in memory. */
async function describeInNextRun() {
  let described: Awaited<ReturnType<typeof describeFixture>> = [];
  await jest.isolateModulesAsync(async () => {
    const helper = await import('../../../../tests/helpers/describePackage');
    described = await describeFixture({}, helper.describePackage);
  });
  return described;
}

test('extracts once, and again when the cache entry is outdated', async () => {
  const first = await describeFixture();
  const file = path.join(siteDir, cacheFile);
  const entry = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, entry.replace('A press does something.', 'From the cache.'));
  expect((await describeInNextRun())[0]?.descriptionHtml).toBe('<p>From the cache.</p>');
  await fs.writeFile(file, entry.replace('"key":"', '"key":"other'));
  expect(await describeInNextRun()).toEqual(first);
  await fs.writeFile(file, '{"key":');
  expect(await describeInNextRun()).toEqual(first);
});

test('throws for a package that is not installed, with the fix', async () => {
  await expect(describeFixture({ packageName: '@fixture/none' })).rejects.toThrow(
    /package @fixture\/none is not installed .* Add it to the site’s dependencies/,
  );
});

test('throws for broken links in comments, each with file, line, and component', async () => {
  const resolveLink = (url: string): string | undefined => {
    if (url.includes('/ui/api/')) {
      throw new Error(`its comment links to ${url}, but no page is there`);
    }
    return undefined;
  };
  await expect(describeFixture({ components: ['Button'], resolveLink })).rejects.toThrow(
    [
      'API reference of @fixture/ui:',
      '  - node_modules/@fixture/ui/Button/Button.d.ts:75: Button: its comment links to https://mui.com/ui/api/plain/, but no page is there',
      '  - node_modules/@fixture/ui/Button/buttonClasses.d.ts:7: Button: its comment links to https://mui.com/ui/api/button/#button-classes-root, but no page is there',
    ].join('\n'),
  );
});
