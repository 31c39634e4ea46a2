import { acceptEntries } from '../../../node/translation/acceptEntries';
import { entry, place } from './entry';

const MATERIAL = '@mui/material';
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
const all = [sx, id, behind, gone];

test('accepts what a component shows, also where the entry has the key of another one', () => {
  expect(acceptEntries(all, places, { packageName: MATERIAL, names: ['Button'] })).toEqual([
    { ...sx, state: 'accepted' },
    { ...behind, english: 'The color of `Button`.', state: 'accepted' },
    id,
  ]);
});

test('accepts a single place', () => {
  const names = ['ButtonBase.props.id'];
  expect(acceptEntries(all, places, { packageName: MATERIAL, names })).toEqual([
    sx,
    { ...id, state: 'accepted' },
    behind,
    gone,
  ]);
});

test('accepts a whole package', () => {
  const accepted = acceptEntries(all, places, { packageName: MATERIAL });
  expect(accepted.map(({ at, state }) => [at, state])).toEqual([
    ['Alert.props.sx', 'accepted'],
    ['Button.props.color', 'accepted'],
    ['ButtonBase.props.id', 'accepted'],
  ]);
});

test('reports a name that the reference does not have', () => {
  expect(() => acceptEntries(all, places, { packageName: MATERIAL, names: ['Buton'] })).toThrow(
    'The reference of @mui/material has no text "Buton".',
  );
});
