import { compareTable } from '../../../node/translation/compareTable';
import { describeTable, summaryOf } from '../../../node/translation/describeTable';
import { entry, place } from './entry';

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

test('tells entries that are shown from those whose text changed or is gone', () => {
  expect([...drift.current].map(([{ at }, places]) => [at, places.length])).toEqual([
    ['Button.props.sx', 3],
  ]);
  expect(drift.behind).toEqual([{ entry: changed, english: 'The color of the button.' }]);
  expect(drift.orphaned).toEqual([moved, gone]);
  expect(drift.missing.map(({ english }) => english)).toEqual([
    'The color of the button.',
    'The color of the chip.',
  ]);
});

test('describes what to do, with file, entry, and command', () => {
  expect(describeTable(drift)).toEqual([
    'i18n/zh/reference/mui-material.json: Button.props.color is behind: the English is "The color of the button." now. Bring it up to date, then run: npm run translate -- accept @mui/material Button.props.color',
    'i18n/zh/reference/mui-material.json: Button.props.size is orphaned: no package has its text. To remove it, run: npm run translate -- accept @mui/material Button.props.size',
    'i18n/zh/reference/mui-material.json: Chip.props.old is orphaned: no package has its text. To remove it, run: npm run translate -- accept @mui/material Chip.props.old',
  ]);
  expect(summaryOf(drift)).toBe(
    'API reference: 1 texts are translated (0 of them drafts), 1 behind, 2 missing, 2 orphaned; 60 % of all places.',
  );
});
