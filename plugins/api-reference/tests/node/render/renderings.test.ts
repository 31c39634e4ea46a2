/** Renders the installed packages, and compares what is said about refs and slots with their code. */
import path from 'node:path';
import { readPackage } from '../../../node';
import { describePackage } from '../../../../../tests/helpers/describePackage';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

const siteDir = path.join(__dirname, '../../../../..');

async function read(packageName: string): Promise<ReadonlyMap<string, ExtractedComponent>> {
  const { components } = await readPackage(siteDir, packageName);
  return new Map(components.map((component) => [component.name, component]));
}

const root = (tag: string) => ({ kind: 'root', tag });

test.each([
  ['@mui/material', 'Button', root('button')],
  ['@mui/material', 'Checkbox', root('span')],
  ['@mui/material', 'Radio', root('span')],
  ['@mui/material', 'DialogTitle', root('h2')],
  ['@mui/material', 'Typography', root('p')],
  ['@mui/material', 'PaginationItem', root('button')],
  ['@mui/material', 'Tab', root('button')],
  ['@mui/material', 'SpeedDialAction', root('button')],
  ['@mui/material', 'StepLabel', root('span')],
  ['@mui/material', 'Divider', root('hr')],
  ['@mui/material', 'Dialog', root('div')],
  ['@mui/material', 'Autocomplete', root('div')],
  ['@mui/material', 'Switch', { kind: 'element', tag: 'span' }],
  ['@mui/material', 'Tooltip', { kind: 'child' }],
  ['@mui/material', 'Fade', { kind: 'child' }],
  ['@mui/material', 'NoSsr', { kind: 'none' }],
  // Its ref receives the container, which isn't its root element.
  ['@mui/material', 'Portal', { kind: 'any' }],
  // Its module needs a package that isn't installed.
  ['@mui/material', 'PigmentGrid', { kind: 'any' }],
  ['@mui/lab', 'TimelineItem', root('li')],
  ['@mui/lab', 'TabPanel', root('div')],
  ['@mui/joy', 'Option', root('li')],
  ['@mui/base', 'TabPanel', root('div')],
  // Exported as unstable.
  ['@mui/base', 'Popup', root('div')],
  ['@mui/x-data-grid', 'DataGrid', root('div')],
])('%s: a ref on %s', async (packageName, name, ref) => {
  expect((await read(packageName)).get(name)?.ref).toEqual(ref);
});

test('knows the element of nearly every ref', async () => {
  const unknown = [...(await read('@mui/material')).values()]
    .filter(({ ref }) => ref.kind === 'any')
    .map(({ name }) => name);
  expect(unknown).toEqual(['PigmentContainer', 'PigmentGrid', 'PigmentStack', 'Portal']);
});

test('knows what slots render by default, from code and document', async () => {
  const components = await read('@mui/material');
  const slot = (component: string, name: string) =>
    components.get(component)?.slots.find((item) => item.name === name)?.default;
  expect(slot('Tooltip', 'transition')).toBe('Grow');
  expect(slot('AvatarGroup', 'surplus')).toBe('Avatar');
  expect(slot('Slider', 'input')).toBe('input');
  expect(slot('ListItem', 'root')).toBe('li');
  // Its comment says `{}`.
  expect(slot('SpeedDial', 'transition')).toBe('Zoom');
  expect(slot('PaginationItem', 'first')).toBe('svg');
  expect(slot('TablePagination', 'actions.nextButton')).toBe('IconButton');
  const without = [...components.values()].flatMap(({ name, slots }) =>
    slots.filter((item) => item.default === undefined).map((item) => `${name}.${item.name}`),
  );
  expect(without).toEqual([]);
});

test('corrects defaults that comments get wrong', async () => {
  const components = await read('@mui/joy');
  const rootOf = (name: string) =>
    components.get(name)?.slots.find((slot) => slot.name === 'root')?.default;
  expect([rootOf('DialogTitle'), rootOf('FormHelperText'), rootOf('Typography')]).toEqual([
    'h2',
    'div',
    'p',
  ]);
});

/** Returns the slots of a component: `root: div`. */
function slotsOf(component: ExtractedComponent | undefined): string[] {
  return component?.slots.map(({ name, default: shown }) => `${name}: ${shown ?? ''}`) ?? [];
}

test.each([
  ['@mui/joy', 'Input', ['root: div', 'input: input', 'startDecorator: div', 'endDecorator: div']],
  ['@mui/joy', 'MenuItem', ['root: li']],
  ['@mui/joy', 'ModalOverflow', ['root: div']],
  ['@mui/joy', 'Option', ['root: li']],
])('%s: %s documents the slots that only its types accept', async (packageName, name, slots) => {
  const component = (await read(packageName)).get(name);
  expect(slotsOf(component)).toEqual(slots);
  expect(component?.props.map((prop) => prop.name)).toEqual(
    expect.arrayContaining(['slots', 'slotProps']),
  );
});

// Which other slots they have, and what these render, changes from release to release.
test.each([
  ['@mui/material', 'Dialog', ['root', 'backdrop']],
  ['@mui/material', 'Drawer', ['root', 'backdrop']],
  ['@mui/material', 'Select', ['root', 'input']],
  ['@mui/material', 'SpeedDialAction', ['tooltip']],
  ['@mui/lab', 'TabList', ['StartScrollButtonIcon', 'EndScrollButtonIcon']],
])(
  '%s: %s documents slots, whether or not its propTypes have them',
  async (packageName, name, named) => {
    const { slots = [], props = [] } = (await read(packageName)).get(name) ?? {};
    expect(slots.map((slot) => slot.name)).toEqual(expect.arrayContaining(named));
    expect(slots.filter((slot) => slot.default === undefined)).toEqual([]);
    expect(props.map((prop) => prop.name)).toEqual(expect.arrayContaining(['slots', 'slotProps']));
  },
);

test('leaves out slots that a component ignores, although its types declare them', async () => {
  const components = await read('@mui/joy');
  for (const name of ['Grid', 'Stack']) {
    expect(slotsOf(components.get(name))).toEqual([]);
    expect(components.get(name)?.props.map((prop) => prop.name)).not.toContain('slots');
  }
});

test('names the class of an element that another component renders', async () => {
  const { slots = [] } = (await read('@mui/material')).get('Dialog') ?? {};
  expect(slots.find(({ name }) => name === 'root')?.className).toBe('MuiDialog-root');
});

test('names the component that the code renders, if a comment names another', async () => {
  const { slots } = (await read('@toolpad/core')).get('PageContainer') ?? {};
  expect(slots?.find(({ name }) => name === 'toolbar')?.default).toBe('PageContainerToolbar');
});

test('claims nothing about the default of a slot that renders nothing', async () => {
  const slots = (await read('@mui/x-data-grid')).get('DataGrid')?.slots;
  expect(slots?.find(({ name }) => name === 'toolbar')?.default).not.toBe('div');
});

describe('the pages of MUI System', () => {
  const describeSystem = () =>
    describePackage({
      siteDir,
      packageName: '@mui/system',
      product: 'system',
      demoPages: [],
      resolveLink: () => undefined,
      highlight: (code) => code,
    });

  test('have theme default props where the component reads them', async () => {
    const keys = (await describeSystem()).map((api) => [api.name, api.themeComponent?.name]);
    expect(Object.fromEntries(keys)).toEqual({
      Box: undefined,
      Container: 'MuiContainer',
      Grid: 'MuiGrid',
      Stack: 'MuiStack',
    });
  });

  test('name the element that the component prop replaces', async () => {
    const defaults = (await describeSystem()).map(({ name, props }) => [
      name,
      props.find((prop) => prop.name === 'component')?.default,
    ]);
    expect(Object.fromEntries(defaults)).toEqual({
      Box: "'div'",
      Container: "'div'",
      Grid: undefined,
      Stack: "'div'",
    });
  });
});

test('pages of Joy UI list the slots that only types declare, each under one anchor', async () => {
  const [input] = await describePackage({
    siteDir,
    packageName: '@mui/joy',
    product: 'joy-ui',
    components: ['Input'],
    demoPages: [],
    resolveLink: () => undefined,
    highlight: (code) => code,
  });
  expect(input?.slots.map(({ anchor }) => anchor)).toContain('Input-css-MuiInput-root');
  expect(input?.classes.find(({ name }) => name === 'root')?.alias).toBeUndefined();
});
