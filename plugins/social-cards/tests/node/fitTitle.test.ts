import { fitTitle } from '../../node/fitTitle';

const ROOM = 536;

test('a short title has the largest size', () => {
  expect(fitTitle('Button', ROOM)).toMatchObject({ parts: ['Button'], fontSize: 92 });
});

test('a title that fits into one line has all the room', () => {
  expect(fitTitle('Button', ROOM).width).toBe(ROOM);
});

test('a longer title is smaller, so that it has three lines at most', () => {
  const short = fitTitle('Floating Action Button', ROOM).fontSize;
  const long = fitTitle('Configuring the CSS theme variables of several components', ROOM).fontSize;
  expect(long).toBeLessThan(short);
});

test('lines are made shorter, without another line', () => {
  const { fontSize, width } = fitTitle('Default theme viewer', 728);
  expect(fontSize).toBe(92);
  expect(width).toBeLessThan(728);
});

test('a name is set smaller rather than broken, if it stays legible', () => {
  expect(fitTitle('useMediaQuery', ROOM).parts).toEqual(['useMediaQuery']);
  const { parts, fontSize } = fitTitle('GridRowClassNameParams API', ROOM);
  expect(parts).toContain('Class');
  expect(fontSize).toBeGreaterThan(58);
});

test('a word without any possible break has the smallest size', () => {
  expect(fitTitle('a'.repeat(70), ROOM)).toMatchObject({ fontSize: 42, width: ROOM });
});
