import { formatTypeScript } from '@component-docs/demos/node/toJavaScript';
import { templateOf } from '../../node/templateOf';
import { printCode } from '../../shared/printCode';
import type { Control, PlaygroundState } from '../../shared/types';

const CONTROLS: readonly Control[] = [
  { name: 'variant', kind: 'choice', options: ['text', 'contained'], default: 'text' },
  { name: 'maxWidth', kind: 'choice', options: ['sm', false] },
  { name: 'children', kind: 'text' },
  { name: 'helperText', kind: 'text' },
  { name: 'placeholder', kind: 'text', default: 'Search' },
  { name: 'startIcon', kind: 'icon' },
  { name: 'endIcon', kind: 'icon' },
  { name: 'value', kind: 'number' },
  { name: 'disabled', kind: 'switch' },
  { name: 'animated', kind: 'switch', default: true },
];

const ALONE = `import Field from 'library/Field';

export default function Example() {
  return <Field {...props} />;
}
`;

const NESTED = `import * as React from 'react';
import Field from 'library/Field';

export default function Example() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <button onClick={() => setOpen(true)}>Open</button>
      <Field
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        {...props}
        label="Always"
      >
        <p>Content</p>
      </Field>
    </div>
  );
}
`;

function print(state: PlaygroundState, code = ALONE): string {
  const template = templateOf(code, 'Field');
  if (!template) {
    throw new Error('The code has no props to replace.');
  }
  return printCode(template, CONTROLS, state);
}

/** Returns the statement of `ALONE` that shows the component. */
function statement(state: PlaygroundState): string {
  const [, text = ''] = /Example\(\) \{\n([^]*)\n\}\n$/.exec(print(state)) ?? [];
  return text;
}

test.each<[PlaygroundState, string]>([
  [{}, '<Field />'],
  [{ variant: 'contained' }, '<Field variant="contained" />'],
  [{ variant: 'text' }, '<Field />'],
  [{ placeholder: 'Search' }, '<Field />'],
  [{ maxWidth: false }, '<Field maxWidth={false} />'],
  [{ disabled: true }, '<Field disabled />'],
  [{ disabled: false }, '<Field />'],
  [{ animated: false }, '<Field animated={false} />'],
  [{ value: -1.5 }, '<Field value={-1.5} />'],
  [{ value: 0 }, '<Field value={0} />'],
  [{ children: 'Save' }, '<Field>Save</Field>'],
  [{ children: '保存' }, '<Field>保存</Field>'],
  [{ children: 'حفظ' }, '<Field>حفظ</Field>'],
  [{ helperText: 'say "hi"' }, `<Field helperText='say "hi"' />`],
  [{ helperText: 'it’s \'so\' "here"' }, `<Field helperText={'it’s \\'so\\' "here"'} />`],
  [{ helperText: '{a} <b>' }, '<Field helperText="{a} <b>" />'],
  [{ helperText: 'a & b' }, "<Field helperText={'a & b'} />"],
  [{ helperText: 'a\nb\\c' }, "<Field helperText={'a\\nb\\\\c'} />"],
  [{ children: '{a}' }, "<Field>{'{a}'}</Field>"],
  [{ children: '<b>' }, "<Field>{'<b>'}</Field>"],
  [{ children: ' a ' }, "<Field>{' a '}</Field>"],
  [{ children: 'a\nb' }, "<Field>{'a\\nb'}</Field>"],
])('prints %j', (state, expected) => {
  expect(statement(state)).toBe(`  return ${expected};`);
});

const WORDS = 'Parcels arrive within two to three days, except on islands and in the mountains.';

test.each<PlaygroundState>([
  {},
  { children: 'Save', variant: 'contained' },
  { variant: 'contained', helperText: 'Not shown to others', placeholder: 'Type a city', value: 4 },
  { helperText: WORDS },
  { helperText: WORDS, disabled: true },
  { children: WORDS },
  { children: `${WORDS} ${WORDS}` },
  { children: WORDS, helperText: WORDS, disabled: true },
  { children: '所有包裹都会在两到三天内送达，岛屿和山区除外。所有包裹都会在两到三天内送达。' },
  { startIcon: 'Send', endIcon: 'Send', animated: false },
  { startIcon: 'Add', children: 'Add', disabled: true, variant: 'contained' },
])('formats %j as Prettier does', async (state) => {
  for (const code of [ALONE, NESTED]) {
    const printed = print(state, code);
    expect(printed).toBe(await formatTypeScript(printed));
  }
});

test('imports each icon once, after the imports of the component', () => {
  expect(print({ startIcon: 'Send', endIcon: 'Send' }).split('\n\n')[0]).toBe(
    "import Field from 'library/Field';\nimport SendIcon from '@mui/icons-material/Send';",
  );
});

test('keeps what surrounds the component', () => {
  const printed = print({ disabled: true }, NESTED);
  expect(printed.replace('        disabled\n', '        {...props}\n')).toBe(NESTED);
});
