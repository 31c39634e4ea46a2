import type { ExtractedComponent } from '@component-docs/api-reference';
import { controlOf, unionMembers, controlsOf } from '../../node/controls';

test.each([
  ["'a' | 'b | c' | string", [{ literal: 'a' }, { literal: 'b | c' }, { type: 'string' }]],
  [
    '1 | -2 | true | false',
    [{ literal: 1 }, { literal: -2 }, { literal: true }, { literal: false }],
  ],
  ['boolean', [{ type: 'boolean' }]],
  ["('x' | 'y')[] | { a: 1 | 2 }", [{ type: "('x' | 'y')[]" }, { type: '{ a: 1 | 2 }' }]],
  ['(a: 1 | 2) => void', [{ type: '(a: 1 | 2) => void' }]],
  ['null', [{ type: 'null' }]],
])('splits %s', (type, members) => {
  expect(unionMembers(type)).toEqual(members);
});

type Prop = ExtractedComponent['props'][number];

const prop = (name: string, type: string, rest: Partial<Prop> = {}): Prop => ({
  name,
  type,
  required: false,
  description: '',
  requiresRef: false,
  ...rest,
});

const SETTINGS = { initial: {}, hidden: [], order: [] };

test.each<[string, string, string | undefined, object]>([
  ['disabled', 'boolean', 'false', { kind: 'switch', default: false }],
  ['open', 'boolean', undefined, { kind: 'switch' }],
  ['size', "'small' | 'medium' | string", "'small'", { kind: 'choice', default: 'small' }],
  ['track', "'normal' | false", undefined, { kind: 'choice', options: ['normal', false] }],
  ['popup', "boolean | 'auto'", "'auto'", { kind: 'choice', options: [false, true, 'auto'] }],
  ['direction', "'row' | 'column' | ('row' | 'column')[] | object", "'column'", { kind: 'choice' }],
  ['max', 'number', '5', { kind: 'number', default: 5 }],
  ['min', 'number', '-1', { kind: 'number', default: -1 }],
  ['size', 'number | string', '40', { kind: 'number', default: 40 }],
  ['label', 'string', undefined, { kind: 'text' }],
  ['children', 'React.ReactNode', undefined, { kind: 'text' }],
  ['startIcon', 'React.ReactNode', undefined, { kind: 'icon' }],
  ['icon', 'React.ReactElement<unknown, any>', undefined, { kind: 'icon' }],
  ['endDecorator', 'React.ReactNode', undefined, { kind: 'icon' }],
])('%s: %s has a control', (name, type, value, control) => {
  expect(controlOf(prop(name, type, value === undefined ? {} : { default: value }))).toMatchObject({
    name,
    ...control,
  });
});

test.each([
  '() => void',
  'SxProps<Theme>',
  'Partial<ButtonClasses>',
  'React.ElementType',
  'React.Ref<any>',
  'React.ReactElement<unknown, any>',
  "'only'",
  '{ a: string }',
  'unknown',
])('%s has none', (type) => {
  expect(controlOf(prop('anchor', type))).toBeUndefined();
});

const COMPONENT = {
  props: [
    prop('autoFocus', 'boolean'),
    prop('children', 'React.ReactNode'),
    prop('color', "'primary' | 'error'"),
    prop('disabled', 'boolean'),
    prop('defaultChecked', 'boolean'),
    prop('elevation', 'number'),
    prop('old', 'boolean', { deprecated: 'Use `new`.' }),
    prop('value', 'number'),
  ],
} as ExtractedComponent;

const names = (settings: Partial<typeof SETTINGS> & { initial?: object }, fixed: string[] = []) =>
  controlsOf(COMPONENT, { ...SETTINGS, ...settings }, fixed).map(({ name }) => name);

test('useful props have controls: choices, texts, numbers, then switches', () => {
  expect(names({})).toEqual(['color', 'children', 'elevation', 'disabled']);
});

test('a preset’s props come first, also those that are left out otherwise', () => {
  expect(names({ initial: { value: 3 } })).toEqual([
    'value',
    'color',
    'children',
    'elevation',
    'disabled',
  ]);
});

test('hidden props and those that the preset sets have none', () => {
  expect(
    controlsOf(COMPONENT, { ...SETTINGS, hidden: ['color'] }, ['children']).map(({ name }) => name),
  ).toEqual(['elevation', 'disabled']);
});
