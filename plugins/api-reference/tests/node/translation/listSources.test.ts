import { listSources, textKey } from '../../../node/translation/listSources';
import { place } from './entry';

test('finds a text however its lines are wrapped', () => {
  expect(textKey('The color.\nOf the\n\nbutton. ')).toBe('The color. Of the button.');
});

test('lists each text once, and one form of texts that differ in their code, most used first', () => {
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
