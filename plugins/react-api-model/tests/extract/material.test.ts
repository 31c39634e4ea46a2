/** Compares what is extracted from @mui/material with what the package does at runtime. */
import path from 'node:path';
import * as material from '@mui/material';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/readExtracted';
import type { ExtractedComponent } from '../../model/extracted';
import { MACHINERY, hiddenProps, lowerFirst, shippedClasses, shippedProps } from './shipped';

const installed = locatePackage(path.join(__dirname, '../../../..'), '@mui/material');
const components = extractPackage(installed);
const running = new Map<string, unknown>(Object.entries(material));

function component(name: string): ExtractedComponent {
  const found = components.find((item) => item.name === name);
  if (!found) {
    throw new Error(`${name} was not extracted`);
  }
  return found;
}

const inIndex = components.filter(({ isInPackageIndex }) => isInPackageIndex);

test('reads components of the index, and others', () => {
  expect(inIndex.length).toBeGreaterThan(100);
  expect(components.length).toBeGreaterThan(inIndex.length);
});

test.each(inIndex.map((item) => [item.name, item] as const))(
  '%s documents the props that its propTypes ship, and hides what they hide',
  (name, item) => {
    const hidden = hiddenProps(installed.dir, item);
    const shipped = shippedProps(running.get(name)).filter((prop) => !hidden.has(prop));
    // Some propTypes list only one of the two props for slots.
    const expected = new Set([...shipped, ...(shipped.includes('slots') ? ['slotProps'] : [])]);
    expect(item.props.map((prop) => prop.name).toSorted()).toEqual([...expected].toSorted());
  },
);

test('has no empty table of props', () => {
  expect(components.filter(({ props }) => props.length === 0)).toEqual([]);
});

test.each(inIndex.map((item) => [item.name, item] as const))(
  '%s has the classes that its types ship, named as the running package names them',
  (name, item) => {
    const read = Object.fromEntries(item.classes.map((entry) => [entry.name, entry.className]));
    const generated = running.get(`${lowerFirst(name)}Classes`) ?? {};
    expect(Object.keys(read)).toEqual(expect.arrayContaining(shippedClasses(installed.dir, item)));
    expect({ ...read, ...generated }).toMatchObject(read);
  },
);

test('returns readable types', () => {
  // An object with many members has a line for each.
  const isLong = (type: string) => type.split('\n').some((line) => line.length > 500);
  const odd = components.flatMap(({ name, props }) =>
    props
      .filter(({ type }) => MACHINERY.test(type) || isLong(type) || type === '')
      .map((prop) => `${name}.${prop.name}: ${prop.type}`),
  );
  expect(odd).toEqual([]);
});

test.each([
  [
    'Button',
    'color',
    "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning' | string",
  ],
  ['Button', 'sx', 'SxProps<Theme>'],
  ['Button', 'classes', 'Partial<ButtonClasses>'],
  ['Accordion', 'onChange', '(event: React.SyntheticEvent, expanded: boolean) => void'],
  ['Autocomplete', 'options', 'ReadonlyArray<Value>'],
  ['Autocomplete', 'multiple', 'boolean'],
  [
    'Autocomplete',
    'onClose',
    "(event: React.SyntheticEvent, reason: 'createOption' | 'toggleInput' | 'escape' | 'selectOption' | 'removeOption' | 'blur') => void",
  ],
  ['Chip', 'children', 'null'],
  ['Drawer', 'transitionDuration', 'number | { appear?: number; enter?: number; exit?: number }'],
  ['Fade', 'addEndListener', '(node: HTMLElement, done: () => void) => void'],
  ['Grid2', 'offset', "'auto' | number | ('auto' | number)[] | object"],
  ['Hidden', 'only', "'xs' | 'sm' | 'md' | 'lg' | 'xl' | ('xs' | 'sm' | 'md' | 'lg' | 'xl')[]"],
  [
    'InputBase',
    'onChange',
    '(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void',
  ],
  // Its type refers to the props of another component.
  [
    'InputLabel',
    'color',
    "'error' | 'info' | 'primary' | 'secondary' | 'success' | 'warning' | string",
  ],
  ['Slider', 'marks', 'boolean | Mark[]'],
  ['Slider', 'valueLabelFormat', 'string | ((value: number, index: number) => React.ReactNode)'],
  [
    'Snackbar',
    'anchorOrigin',
    "{\n  vertical: 'top' | 'bottom';\n  horizontal: 'left' | 'center' | 'right';\n}",
  ],
  ['TextField', 'variant', "'outlined' | 'standard' | 'filled'"],
  [
    'TextField',
    'InputProps',
    'Partial<InputProps> | Partial<FilledInputProps> | Partial<OutlinedInputProps>',
  ],
  ['ToggleButton', 'value', 'unknown'],
])('%s takes %s: %s', (name, prop, type) => {
  expect(component(name).props.find((item) => item.name === prop)?.type).toBe(type);
});

test.each([
  ['Alert', 'closeIcon?: SlotProps<React.ElementType<SvgIconProps>, {}, AlertOwnerState>;'],
  ['TextField', 'select?: SlotProps<React.ElementType<SelectProps>, {}, TextFieldOwnerState>;'],
  [
    'Autocomplete',
    'paper?: SlotProps<React.ElementType<Partial<PaperProps>>, {}, AutocompleteOwnerState>;',
  ],
])('%s takes slotProps with a line for each slot: %s', (name, line) => {
  const type = component(name).props.find((item) => item.name === 'slotProps')?.type ?? '';
  expect(type.split('\n')).toContain(`  ${line}`);
});

test.each([
  ['Button', { kind: 'any' }, 'ButtonBase', 'MuiButton'],
  ['Slider', { kind: 'any' }, undefined, 'MuiSlider'],
  ['Autocomplete', { kind: 'any' }, undefined, 'MuiAutocomplete'],
  ['Box', { kind: 'any' }, undefined, undefined],
  ['Stack', { kind: 'any' }, undefined, 'MuiStack'],
  ['NoSsr', { kind: 'none' }, undefined, undefined],
  ['RadioGroup', { kind: 'any' }, 'FormGroup', undefined],
])('%s: ref, inheritance and theme', (name, ref, inherited, themeName) => {
  const { inheritance, ...rest } = component(name);
  expect(rest.ref).toEqual(ref);
  expect(inheritance?.component).toBe(inherited);
  expect(rest.themeName).toBe(themeName);
});

test('finds system props only on CSS utility components', () => {
  const names = components.filter(({ hasSystemProps }) => hasSystemProps).map(({ name }) => name);
  expect(names).toEqual(['Box', 'Grid', 'Grid2', 'Stack', 'Typography']);
});

const definition = (name: string, type: string) =>
  component(name).types.find((item) => item.name === type)?.definition;

test.each([
  [
    'Autocomplete',
    'FilterOptionsState',
    'interface FilterOptionsState<Value> {\n  inputValue: string;\n  getOptionLabel: (option: Value) => string;\n}',
  ],
  [
    'Autocomplete',
    'AutocompleteFreeSoloValueMapping',
    'type AutocompleteFreeSoloValueMapping<FreeSolo> = FreeSolo extends true\n  ? string\n  : never;',
  ],
  [
    'Button',
    'SystemStyleObject',
    'type SystemStyleObject<Theme> =\n  | SystemCssProperties<Theme>\n  | CSSPseudoSelectorProps<Theme>\n  | CSSSelectorObjectOrCssVariables<Theme>\n  | null;',
  ],
])('%s refers to %s, which is defined as its author wrote it', (name, type, text) => {
  expect(definition(name, type)).toBe(text);
});

test('defines the props of a slot, with the parameters of the definition', () => {
  expect(definition('Badge', 'SlotComponentProps')).toBe(
    `type SlotComponentProps<TSlotComponent, TOverrides, TOwnerState> =
  | Partial<React.ComponentPropsWithRef<TSlotComponent>> & TOverrides
  | ((ownerState: TOwnerState) => Partial<React.ComponentPropsWithRef<TSlotComponent>> & TOverrides);`,
  );
  const named = components.flatMap(({ types }) => types.filter(({ isComponent }) => isComponent));
  expect(named.length).toBeGreaterThan(0);
});

test('distinguishes types of React and the DOM, which need no definition', () => {
  const types = component('Autocomplete').types;
  expect(types).toContainEqual({ name: 'React.ReactNode', origin: 'react' });
  expect(types).toContainEqual({ name: 'HTMLUListElement', origin: 'dom' });
  expect(types).toContainEqual({ name: 'ReadonlyArray', origin: 'language' });
});

test.each(['Autocomplete', 'Slider', 'TextField'])(
  'reads each member of %s, which is difficult to extract, with what there is to say about it',
  (name) => {
    const { props, slots, classes } = component(name);
    const members = [...props, ...classes];
    expect(members.filter(({ description }) => !description)).toEqual([]);
    expect(props.filter((prop) => prop.default !== undefined).length).toBeGreaterThan(10);
    expect(slots.map((slot) => slot.default)).not.toContain('');
  },
);
