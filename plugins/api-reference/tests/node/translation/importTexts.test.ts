import { importTexts } from '../../../node/translation/importTexts';
import { entry, place } from './entry';

const places = [
  place('Button.classes.disabled', 'Applied if `disabled`.'),
  place('Button.props.color', 'The color.'),
  place('Chip.classes.active', 'Applied if `active`.'),
];

test('adds texts and forms as drafts, each at its first place', () => {
  const texts = [
    { english: 'Applied if `1`.', chinese: '当 `1` 时应用。' },
    { english: 'The color.', chinese: '颜色。' },
  ];
  expect(importTexts([], texts, places)).toEqual({
    entries: [
      entry('Button.classes.disabled', 'Applied if `1`.', { chinese: '当 `1` 时应用。' }),
      entry('Button.props.color', 'The color.', { chinese: '颜色。' }),
    ],
    problems: [],
  });
});

test('lists an exception to a form under the first place that has it, and the form under the next', () => {
  const texts = [
    { english: 'Applied if `1`.', chinese: '当 `1` 时应用。' },
    { english: 'Applied if `disabled`.', chinese: '禁用（`disabled`）时应用。' },
  ];
  expect(importTexts([], texts, places).entries.map(({ at, english }) => [at, english])).toEqual([
    ['Button.classes.disabled', 'Applied if `disabled`.'],
    ['Chip.classes.active', 'Applied if `1`.'],
  ]);
});

test('keeps the state of a translation that is the same, and replaces another one by a draft', () => {
  const accepted = entry('Button.props.color', 'The color.', {
    chinese: '颜色。',
    state: 'accepted',
  });
  const again = importTexts([accepted], [{ english: 'The color.', chinese: '颜色。' }], places);
  expect(again.entries).toEqual([accepted]);
  const other = importTexts([accepted], [{ english: 'The color.', chinese: '色彩。' }], places);
  expect(other.entries).toEqual([{ ...accepted, chinese: '色彩。', state: 'draft' }]);
});

test('replaces the translation of a text that has changed', () => {
  const former = entry('Button.props.color', 'The former color.');
  const { entries } = importTexts([former], [{ english: 'The color.', chinese: '颜色。' }], places);
  expect(entries.map(({ english }) => english)).toEqual(['The color.']);
});

test('leaves out empty translations, and reports unknown texts and faults', () => {
  const texts = [
    { english: 'The color.', chinese: '' },
    { english: 'Unknown.', chinese: '未知。' },
    { english: 'Applied if `1`.', chinese: '应用。' },
  ];
  expect(importTexts([], texts, places)).toEqual({
    entries: [],
    problems: [
      '"Unknown.": no package has this text. Copy it from npm run translate -- reference todo.',
      '"Applied if `1`.": the translation lacks the code `1`. Add it.',
    ],
  });
});
