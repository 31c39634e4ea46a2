import { createLookup } from '../../../node/translation/createLookup';
import { entry } from './entry';

const form = entry('Button.classes.filled', 'Applied to `1` if `2`.', {
  chinese: '当 `2` 时应用于 `1`。',
});
const exception = entry('Chip.classes.icon', 'Applied to `icon` if `icon`.', {
  chinese: '有 `icon` 时应用于 `icon`。',
});
const lookup = createLookup([form, exception]);

test('finds a text, and fills in the code of a form', () => {
  expect(lookup('Applied to\n`label` if `color="primary"`.')).toEqual({
    entry: form,
    chinese: '当 `color="primary"` 时应用于 `label`。',
  });
  expect(lookup('Applied to `label`.')).toBeUndefined();
});

test('prefers an entry for the text itself', () => {
  expect(lookup('Applied to `icon` if `icon`.')).toEqual({
    entry: exception,
    chinese: '有 `icon` 时应用于 `icon`。',
  });
});
