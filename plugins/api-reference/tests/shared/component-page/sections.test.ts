import { SECTION_IDS, sectionsOf, tocEntries } from '../../../shared/component-page/sections';
import type { SectionLabels } from '../../../shared/component-page/sections';
import { exampleApi } from '../../browser/component-page/exampleApi';

const labels = Object.fromEntries(SECTION_IDS.map((id) => [id, id.toUpperCase()])) as SectionLabels;

test('a page has its non-empty sections, in order', () => {
  expect(sectionsOf(exampleApi)).toEqual(SECTION_IDS);
  const nothing = { inheritance: undefined, themeComponent: undefined, demos: [], slots: [] };
  const unknown = { types: [], history: undefined };
  expect(sectionsOf({ ...exampleApi, ...nothing, ...unknown, classes: [] })).toEqual([
    'import',
    'props',
    'source-code',
  ]);
});

test('the table of contents lists sections with their props, slots, classes, types, and releases', () => {
  expect(tocEntries(exampleApi, labels).map(({ value, id, level }) => [level, value, id])).toEqual([
    [2, 'DEMOS', 'demos'],
    [2, 'IMPORT', 'import'],
    [2, 'PROPS', 'props'],
    [3, 'label', 'chip-prop-label'],
    [3, 'onDelete', 'chip-prop-onDelete'],
    [3, 'INHERITANCE', 'inheritance'],
    [3, 'THEME-DEFAULT-PROPS', 'theme-default-props'],
    [2, 'SLOTS', 'slots'],
    [3, 'root', 'Chip-css-MuiChip-root'],
    [2, 'CSS', 'css'],
    [3, 'disabled', 'chip-classes-disabled'],
    [3, 'root', 'chip-classes-root'],
    [2, 'TYPES', 'types'],
    [3, 'ChipColor', 'type-ChipColor'],
    [2, 'CHANGES', 'changes'],
    [3, '6.0.0', 'changes-6.0.0'],
    [2, 'SOURCE-CODE', 'source-code'],
  ]);
});
