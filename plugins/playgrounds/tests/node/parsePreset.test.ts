import { parsePreset } from '../../node/parsePreset';
import { fixedProps, templateOf } from '../../node/templateOf';

const FILE = 'content/playgrounds/ui/Field.tsx';

const PRESET = `import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Field from 'library/Field';
import type { FieldProps } from 'library/Field';

type Props = Omit<FieldProps, 'open'>;

export const initial = { icon: <SendIcon />, label: 'City', max: -2, open: true } satisfies Props;
export const hidden = ['role'] satisfies (keyof Props)[];
export const order = [
  'label',
  'size',
] satisfies (keyof Props)[];

export default function FieldExample(props: Props) {
  const [value, setValue] = React.useState(0);
  return <Field value={value} {...props} onChange={setValue} />;
}
`;

test('reads the settings, with the lines of their props', () => {
  expect(parsePreset(FILE, PRESET).preset).toMatchObject({
    file: FILE,
    initial: { icon: 'Send', label: 'City', max: -2, open: true },
    hidden: ['role'],
    order: ['label', 'size'],
    lines: { icon: 8, label: 11, role: 9, size: 12 },
  });
});

test('the code is what readers copy: without settings, types, and unused imports', () => {
  expect(parsePreset(FILE, PRESET).preset?.code).toBe(`import * as React from 'react';
import Field from 'library/Field';

export default function FieldExample() {
  const [value, setValue] = React.useState(0);
  return <Field value={value} {...props} onChange={setValue} />;
}
`);
});

test('the props may be on a line of their own', () => {
  const long = PRESET.replace('(props: Props)', '(\n  props: Props,\n)');
  expect(parsePreset(FILE, long).preset?.code).toBe(parsePreset(FILE, PRESET).preset?.code);
});

test.each([
  ['export default () => null;', `${FILE}:1: it must export a component as its default`],
  ['\nexport default function A() {}', `${FILE}:2: it must export a component as its default`],
  ['export default function A(p: P) {}', `${FILE}:1: it must export a component`],
  [PRESET.replace('-2', 'Number(2)'), `${FILE}:8: a value must be a text, a number`],
  [PRESET.replace('<SendIcon />', '<NoIcon />'), `${FILE}:8: a value must be a text, a number`],
  [PRESET.replace("['role']", "'role'"), `${FILE}:9: it must be a list of props`],
  [PRESET.replace("['role']", '[role]'), `${FILE}:9: the name of a prop must be a text in quotes`],
  [PRESET.replace('{ icon: <SendIcon />, ', '[').replace('open: true }', '1]'), `${FILE}:8: `],
])('refuses a wrong preset with file, line, and fix', (text, problem) => {
  expect(parsePreset(FILE, text).problem).toContain(problem);
});

test('the template has a place for the props among the attributes', () => {
  const template = templateOf(parsePreset(FILE, PRESET).preset?.code ?? '', 'Field');
  expect(template).toMatchObject({
    isReturned: true,
    before: ['value={value}'],
    after: ['onChange={setValue}'],
  });
  expect(template && fixedProps(template)).toEqual(['value', 'onChange']);
});

test('children that the preset has can’t be set', () => {
  const template = templateOf('const a = () => {\n  return <A {...props}>x</A>;\n};', 'A');
  expect(template && fixedProps(template)).toEqual(['children']);
});

test.each([
  ['no props', 'return <Field />;'],
  ['another component', 'return <Other {...props} />;'],
  ['two components', 'return [<Field {...props} />, <Field {...props} />];'],
  ['another use', 'return props.open && <Field {...props} />;'],
  ['the middle of a line', 'return <p><Field {...props} /></p>;'],
])('there is no template for %s', (_case, statement) => {
  expect(templateOf(`export default function A() {\n  ${statement}\n}`, 'Field')).toBeUndefined();
});
