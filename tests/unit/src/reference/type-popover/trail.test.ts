import { follow, goBack, shownType } from '../../../../../src/reference/type-popover/trail';
import type { Trail } from '../../../../../src/reference/type-popover/trail';

const START: Trail<string> = { opener: 'sx', names: ['SxProps'] };

test('shows the type that was pressed last', () => {
  expect(shownType(START)).toBe('SxProps');
  expect(shownType(follow(START, 'SystemStyleObject'))).toBe('SystemStyleObject');
});

test('goes back one by one, and tells which type was left', () => {
  const trail = follow(follow(START, 'SystemStyleObject'), 'SxProps');
  const back = goBack(trail);
  expect(back).toEqual({ opener: 'sx', names: ['SxProps', 'SystemStyleObject'], left: 'SxProps' });
  expect(goBack(back)).toEqual({ ...START, left: 'SystemStyleObject' });
});

test('following on forgets what was left', () => {
  const back = goBack(follow(START, 'SystemStyleObject'));
  expect(follow(back, 'CSSObject')).toEqual({ opener: 'sx', names: ['SxProps', 'CSSObject'] });
});

test('there is no way back from the first', () => {
  expect(goBack(START)).toBe(START);
});
