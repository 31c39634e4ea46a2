import { follow, goBack, shownType } from '../../../browser/type-popover/trail';
import type { Trail } from '../../../browser/type-popover/trail';

const START: Trail<string> = { opener: 'sx', names: ['SxProps'] };

test('shows the type that was clicked last', () => {
  expect(shownType(START)).toBe('SxProps');
  expect(shownType(follow(START, 'SystemStyleObject'))).toBe('SystemStyleObject');
});

test('goes back one type at a time, and returns the type that was left', () => {
  const trail = follow(follow(START, 'SystemStyleObject'), 'SxProps');
  const back = goBack(trail);
  expect(back).toEqual({ opener: 'sx', names: ['SxProps', 'SystemStyleObject'], left: 'SxProps' });
  expect(goBack(back)).toEqual({ ...START, left: 'SystemStyleObject' });
});

test('following another type resets the type that was left', () => {
  const back = goBack(follow(START, 'SystemStyleObject'));
  expect(follow(back, 'CSSObject')).toEqual({ opener: 'sx', names: ['SxProps', 'CSSObject'] });
});

test('does not go back from the first type', () => {
  expect(goBack(START)).toBe(START);
});
