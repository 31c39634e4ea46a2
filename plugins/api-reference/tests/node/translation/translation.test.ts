/** The Chinese translations of the packages' texts. */
import {
  acceptEntries,
  compareTable,
  describeTable,
  summaryOf,
} from '../../../node/translation/compareTable';
import { importTexts } from '../../../node/translation/importTexts';
import {
  codeSpans,
  createLookup,
  fillForm,
  formOf,
  isForm,
  listSources,
  textKey,
} from '../../../node/translation/lookup';
import type { Entry, Place } from '../../../node/translation/lookup';
import { translateTexts } from '../../../node/translation/mapTexts';
import type { WriteText } from '../../../node/translation/mapTexts';
import { draft as entry } from './draft';

const MATERIAL = '@mui/material';

/** Returns a place of `@mui/material`. */
function place(name: string, english: string, packageName = MATERIAL): Place {
  return { packageName, name, english };
}

describe('accepting', () => {
  const places = [
    place('Alert.props.sx', 'The `sx` prop.'),
    place('Button.props.color', 'The color of `Button`.'),
    place('Button.props.sx', 'The `sx` prop.'),
    place('ButtonBase.props.id', 'The id.'),
  ];
  const sx = entry('Alert.props.sx', 'The `sx` prop.', { chinese: '`sx` 属性。' });
  const id = entry('ButtonBase.props.id', 'The id.');
  const behind = entry('Button.props.color', 'The color of the `Button`.');
  const gone = entry('Button.props.old', 'Old.');
  const accept = (...names: string[]) =>
    acceptEntries([sx, id, behind, gone], places, { packageName: MATERIAL, names });
  const accepted = (one: Entry): Entry => ({ ...one, state: 'accepted' });
  const current = accepted({ ...behind, english: 'The color of `Button`.' });

  test.each<[string, string[], Entry[]]>([
    // Also where the entry has the key of another component.
    ['a component', ['Button'], [accepted(sx), current, id]],
    ['a single place', ['ButtonBase.props.id'], [sx, accepted(id), behind, gone]],
    ['a whole package', [], [accepted(sx), accepted(id), current]],
  ])('marks what %s shows', (_, names, entries) => {
    const found = accept(...names);
    expect(found).toHaveLength(entries.length);
    expect(found).toEqual(expect.arrayContaining(entries));
  });

  test('reports a name that the reference does not have', () => {
    expect(() => accept('Buton')).toThrow('The reference of @mui/material has no text "Buton".');
  });
});

test('finds code spans and fenced blocks, numbers them in a form, and fills its translation', () => {
  const text = 'Styles applied to the `span` element if `` a`b `` and `color="primary"`.';
  expect(codeSpans(text)).toEqual(['`span`', '`` a`b ``', '`color="primary"`']);
  expect(codeSpans('Like this:\n\n```jsx\n<A b={`c`} />\n```\n\nNo `d`.')).toEqual([
    '```jsx\n<A b={`c`} />\n```',
    '`d`',
  ]);
  expect(formOf(text)).toBe('Styles applied to the `1` element if `2` and `3`.');
  expect(fillForm('当 `2` 且 `3` 时，应用于 `1` 元素的样式。', codeSpans(text))).toBe(
    '当 `` a`b `` 且 `color="primary"` 时，应用于 `span` 元素的样式。',
  );
  const texts = ['If `1` and `2`.', 'Starts from `0`, not `1`.', 'No code.'];
  expect(texts.filter(isForm)).toEqual(['If `1` and `2`.']);
});

test('tells entries that are shown from those whose text changed or is gone, and what to do', () => {
  const shared = entry('Button.props.sx', 'The `sx` prop.', { state: 'accepted' });
  const changed = entry('Button.props.color', 'The color.');
  const moved = entry('Button.props.size', 'The size.');
  const gone = entry('Chip.props.old', 'Old.');
  const drift = compareTable(
    [shared, changed, moved, gone],
    [
      place('Button.props.sx', 'The `sx` prop.'),
      place('Box.props.sx', 'The `sx` prop.', '@mui/system'),
      place('Button.props.color', 'The color of the button.'),
      // Another entry serves the place now.
      place('Button.props.size', 'The `sx` prop.'),
      place('Chip.props.color', 'The color of the chip.'),
    ],
  );
  expect([...drift.current].map(([{ at }, { length }]) => [at, length])).toEqual([
    ['Button.props.sx', 3],
  ]);
  expect(drift.behind).toEqual([{ entry: changed, english: 'The color of the button.' }]);
  expect(drift.orphaned).toEqual([moved, gone]);
  expect(drift.missing.map(({ english }) => english)).toEqual([
    'The color of the button.',
    'The color of the chip.',
  ]);
  expect(describeTable(drift)).toEqual([
    'i18n/zh/reference/mui-material.json:2: Button.props.color is behind: the English is "The color of the button." now. Bring it up to date, then run: npm run translate -- accept @mui/material Button.props.color',
    'i18n/zh/reference/mui-material.json:7: Button.props.size is orphaned: no package has its text. To remove it, run: npm run translate -- accept @mui/material Button.props.size',
    'i18n/zh/reference/mui-material.json:17: Chip.props.old is orphaned: no package has its text. To remove it, run: npm run translate -- accept @mui/material Chip.props.old',
  ]);
  expect(summaryOf(drift)).toBe(
    'API reference: 1 texts are translated (0 of them drafts), 1 behind, 2 missing, 2 orphaned; 60 % of all places.',
  );
});

test('finds a text and fills in the code of a form; an entry for the text itself comes first', () => {
  const form = entry('Button.classes.filled', 'Applied to `1` if `2`.', {
    chinese: '当 `2` 时应用于 `1`。',
  });
  const exception = entry('Chip.classes.icon', 'Applied to `icon` if `icon`.', {
    chinese: '有 `icon` 时应用于 `icon`。',
  });
  const lookup = createLookup([form, exception]);
  expect(lookup('Applied to\n`label` if `color="primary"`.')).toEqual({
    entry: form,
    chinese: '当 `color="primary"` 时应用于 `label`。',
  });
  expect(lookup('Applied to `label`.')).toBeUndefined();
  expect(lookup(exception.english)).toEqual({ entry: exception, chinese: exception.chinese });
});

describe('importing', () => {
  const places = [
    place('Button.classes.disabled', 'Applied if `disabled`.'),
    place('Button.props.color', 'The color.'),
    place('Chip.classes.active', 'Applied if `active`.'),
  ];
  const form = { english: 'Applied if `1`.', chinese: '当 `1` 时应用。' };
  const color = { english: 'The color.', chinese: '颜色。' };
  const accepted = entry('Button.props.color', 'The color.', { ...color, state: 'accepted' });

  test.each([
    [
      'adds texts and forms as drafts, each at its first place',
      [],
      [form, color],
      [entry('Button.classes.disabled', '', form), entry('Button.props.color', '', color)],
    ],
    [
      'lists an exception to a form under the first place that has it, and the form under the next',
      [],
      [form, { english: 'Applied if `disabled`.', chinese: '禁用（`disabled`）时应用。' }],
      [
        entry('Button.classes.disabled', 'Applied if `disabled`.', {
          chinese: '禁用（`disabled`）时应用。',
        }),
        entry('Chip.classes.active', '', form),
      ],
    ],
    ['keeps the state of a translation that is the same', [accepted], [color], [accepted]],
    [
      'replaces another translation by a draft',
      [accepted],
      [{ ...color, chinese: '色彩。' }],
      [{ ...accepted, chinese: '色彩。', state: 'draft' as const }],
    ],
    [
      'replaces the translation of a text that has changed',
      [entry('Button.props.color', 'The former color.')],
      [color],
      [entry('Button.props.color', '', color)],
    ],
  ])('%s', (_, before, texts, entries) => {
    const found = importTexts(before, texts, places);
    expect(found.problems).toEqual([]);
    expect(found.entries).toHaveLength(entries.length);
    expect(found.entries).toEqual(expect.arrayContaining(entries));
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
});

test('lists each text once, and one form of texts that differ in their code, most used first', () => {
  expect(textKey('The color.\nOf the\n\nbutton. ')).toBe('The color. Of the button.');
  const link = (host: string) => textKey(`See [the guide](${host}/guides/color/#light).`);
  expect(link('https://v5.acme.dev')).toBe(link('https://acme.dev'));
  expect(link('')).toBe(link('https://acme.dev'));
  const rows = [
    place('Badge.props.max', 'Max count.'),
    place('Button.classes.disabled', 'Applied if `disabled`.'),
    place('Button.props.color', 'The\ncolor of `Button`.'),
    place('Chip.classes.active', 'Applied if `active`.'),
    place('Chip.props.color', 'The color of `Button`.'),
    place('Fab.classes.disabled', 'Applied if `disabled`.'),
  ];
  expect(
    listSources(rows).map(({ english, places }) => [english, places.map(({ name }) => name)]),
  ).toEqual([
    ['Applied if `1`.', ['Button.classes.disabled', 'Chip.classes.active', 'Fab.classes.disabled']],
    ['The\ncolor of `Button`.', ['Button.props.color', 'Chip.props.color']],
    ['Max count.', ['Badge.props.max']],
  ]);
});

test.each([
  [['The size.', 'The id.'], ['大小。', 'The id.'], false],
  [['The color.', 'The size.'], ['颜色。', '大小。'], true],
])('translates %j to %j, and notes a draft', (texts, item, hasDrafts) => {
  const lookup = createLookup([
    entry('Button.props.color', 'The color.', { chinese: '颜色。' }),
    entry('Button.props.size', 'The size.', { chinese: '大小。', state: 'accepted' }),
  ]);
  const mapTexts = (all: string[], write: WriteText) => all.map((text) => write(text, ''));
  expect(translateTexts(texts, mapTexts, lookup)).toEqual({ item, hasDrafts });
});
