import { readAllComponents } from '../../node/describeAll';
import { describePlayground, generatedPreset, partsOf } from '../../node/describePlayground';
import { playgroundModule, remarkPlaygrounds } from '../../node/generateModules';
import { readLookup } from '@component-docs/api-reference/node/translation/readEntries';
import { textsIn } from '@component-docs/kit/node/readText';
import { elementsOf, runRemark } from '../../../../tests/helpers/mdx';

async function componentOf(product: string, name: string) {
  const component = (await readAllComponents(process.cwd())).get(product)?.get(name);
  if (!component) {
    throw new Error(`${product} has no ${name}.`);
  }
  return component;
}

test('a component without a preset is shown alone, with its name as its text', async () => {
  const component = await componentOf('material-ui', 'ToggleButton');
  const preset = generatedPreset(component, 'docs/a.mdx');
  expect(preset.initial).toEqual({ children: 'Toggle Button' });
  expect(preset.code).toContain("import ToggleButton from '@mui/material/ToggleButton';");
  const described = describePlayground(preset, component, { TS: preset.code, JS: preset.code });
  expect(described.problems).toEqual([
    'docs/a.mdx:1: ToggleButton requires the prop value. Set it in a preset, as described in contributing/writing.md.',
  ]);
});

test('parts are slots and classes with a class name, each once, without deprecated ones', async () => {
  const parts = partsOf(await componentOf('material-ui', 'Button'));
  const names = parts.map(({ className }) => className.replace('MuiButton-', ''));
  expect(names).toEqual(expect.arrayContaining(['root', 'startIcon', 'colorPrimary']));
  expect(names).not.toContain('textInherit');
  const joy = partsOf(await componentOf('joy-ui', 'Button'));
  expect(joy[0]).toMatchObject({ className: 'MuiButton-root' });
  expect(new Set(joy.map(({ className }) => className)).size).toBe(joy.length);
});

test('parts are described in the language of the page', async () => {
  const lookup = await readLookup(textsIn(process.cwd()), 'zh');
  const describe = async (name: string) => {
    const parts = partsOf(await componentOf('material-ui', name), lookup);
    return new Map(parts.map(({ className, description }) => [className, description]));
  };
  expect((await describe('Button')).get('MuiButton-startIcon')).toMatch(/\p{Script=Han}/u);
  const inChinese = [...(await describe('Slider')).values()].filter((text) =>
    /\p{Script=Han}/u.test(text),
  );
  expect(inChinese.length).toBeGreaterThan(10);
});

test('a module holds the component, its model, and icons only if a control needs them', async () => {
  const component = await componentOf('material-ui', 'Paper');
  const preset = generatedPreset(component, 'docs/a.mdx');
  const { model } = describePlayground(preset, component, { TS: preset.code, JS: preset.code });
  if (!model) {
    throw new Error('Paper has no playground.');
  }
  const playground = { id: 'material-ui/Paper', component, model };
  expect(playgroundModule(playground)).toContain(
    'export { default as component } from "@mui/material/Paper";\nexport const icons = {};\n',
  );
  expect(playgroundModule({ ...playground, presetFile: 'content/a.tsx' })).toContain(
    'from "@site/content/a.tsx"',
  );
});

test('pages tell their playgrounds which product they are of', async () => {
  const run = (source: string) => runRemark(source, [[remarkPlaygrounds, { product: 'joy-ui' }]]);
  expect(elementsOf(await run('<Playground component="Tabs" />'))).toEqual([
    { name: 'Playground', attributes: { component: 'Tabs', product: 'joy-ui' } },
  ]);
  await expect(run('# A\n\n<Playground />')).rejects.toMatchObject({ line: 3 });
  await expect(run('A <Playground component="Tabs" /> B')).rejects.toThrow('inside a sentence');
});

test('a product without packages has the components of the product whose theme it uses', async () => {
  const { packageName } = await componentOf('docs-infra', 'Badge');
  expect(packageName).toBe('@mui/material');
  await expect(componentOf('base-ui', 'Rating')).rejects.toThrow('base-ui has no Rating.');
});
