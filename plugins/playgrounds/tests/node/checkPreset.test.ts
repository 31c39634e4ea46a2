import type { ExtractedComponent } from '@component-docs/api-reference';
import { checkPreset } from '../../node/describePlayground';
import { controlsOf } from '../../node/controls';
import type { Preset } from '../../node/parsePreset';

const prop = (name: string, type: string, required = false) => ({
  name,
  type,
  required,
  description: '',
  requiresRef: false,
});

const FIELD = {
  name: 'Field',
  props: [
    prop('size', "'small' | 'large'"),
    prop('max', 'number'),
    prop('label', 'string'),
    prop('icon', 'React.ReactNode'),
    prop('open', 'boolean'),
    prop('onClose', '() => void'),
    prop('options', 'string[]', true),
  ],
} as ExtractedComponent;

function check(settings: Partial<Preset>, fixed: readonly string[] = ['options']): string[] {
  const preset: Preset = {
    file: 'content/playgrounds/ui/Field.tsx',
    initial: {},
    hidden: [],
    order: [],
    lines: { size: 5, max: 6, color: 7 },
    code: '',
    ...settings,
  };
  return checkPreset(preset, FIELD, { controls: controlsOf(FIELD, preset, fixed), fixed });
}

test('accepts values of their control’s type', () => {
  expect(
    check({
      initial: { size: 'small', max: -1, label: 'City', icon: 'Send', open: true },
      hidden: ['onClose'],
    }),
  ).toEqual([]);
});

test.each<[Partial<Preset>, string]>([
  [{ initial: { color: 'red' } }, 'Field.tsx:7: Field has no prop color. Correct or remove it.'],
  [{ hidden: ['color'] }, 'Field.tsx:7: Field has no prop color.'],
  [{ order: ['color'] }, 'Field.tsx:7: Field has no prop color.'],
  [{ initial: { size: 'huge' } }, 'Field.tsx:5: size can\'t be "huge". Use small, large.'],
  [{ initial: { max: '3' } }, 'Field.tsx:6: max can\'t be "3". Use a number.'],
  [{ initial: { label: 3 } }, "Field.tsx:1: label can't be 3. Use a text."],
  [{ initial: { open: 'yes' } }, 'Use true or false.'],
  [{ initial: { icon: 'Nothing' } }, 'Use an icon, such as <SendIcon />.'],
  [{ initial: { onClose: true } }, 'Field.tsx:1: the prop onClose has no control. Set it in'],
])('refuses %j', (settings, problem) => {
  expect(check(settings)).toEqual([expect.stringContaining(problem)]);
});

test('reports required props without a value', () => {
  expect(check({}, [])).toEqual([
    expect.stringContaining('Field.tsx:1: Field requires the prop options.'),
  ]);
});
