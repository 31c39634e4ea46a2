import { propsOf, setProps, valueOf, withValue } from '../../shared/state';
import type { Control } from '../../shared/types';

const text: Control = { name: 'label', kind: 'text', default: 'Close' };
const flag: Control = { name: 'disabled', kind: 'switch' };
const on: Control = { name: 'animated', kind: 'switch', default: true };
const icon: Control = { name: 'icon', kind: 'icon' };

test('an emptied field removes its prop', () => {
  expect(withValue({ label: 'Save', disabled: true }, text, '')).toEqual({ disabled: true });
  expect(withValue({ label: 'Save' }, text, undefined)).toEqual({});
});

test('without a value, the documented default applies, and switches are off', () => {
  expect([text, flag, on, icon].map((control) => valueOf({}, control))).toEqual([
    'Close',
    false,
    true,
    undefined,
  ]);
});

test('props at their default aren’t set', () => {
  expect(setProps([text, flag, on], { label: 'Close', disabled: false, animated: true })).toEqual(
    [],
  );
  expect(setProps([text, on], { label: 'Save', animated: false })).toEqual([
    { control: text, value: 'Save' },
    { control: on, value: false },
  ]);
});

test('the component receives icons as elements, and only props with a value', () => {
  const props = propsOf(
    [text, flag, icon],
    { icon: 'Send', disabled: false },
    (name) => `<${name}>`,
  );
  expect(props).toEqual({ icon: '<Send>', disabled: false });
});
