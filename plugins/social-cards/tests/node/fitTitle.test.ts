import { fitTitle, breakLines } from '../../node/fitTitle';

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

const breakWords = (title: string) => breakLines(title, { breakNames: false });

test('a line may end after each word', () => {
  expect(breakWords('Bottom Navigation')).toEqual(['Bottom ', 'Navigation']);
});

test('the name of a product stays in one line', () => {
  expect(breakWords('All Material UI components')).toEqual([
    'All ',
    'Material\u00a0UI ',
    'components',
  ]);
});

test('names are broken only if they may be, before capital letters', () => {
  expect(breakWords('GridColDef API')).toEqual(['GridColDef ', 'API']);
  expect(breakLines('GridColDef API', { breakNames: true })).toEqual([
    'Grid',
    'Col',
    'Def ',
    'API',
  ]);
});

test('a short Chinese text stays in one line, a long one is broken between words', () => {
  expect(breakWords('Button 按钮')).toEqual(['Button ', '按钮']);
  const parts = breakWords('主题变量的基本用法');
  expect(parts.join('')).toBe('主题变量的基本用法');
  expect(parts).toContain('变量');
});

test('no line begins with closing punctuation, or ends with opening punctuation', () => {
  const parts = breakWords('布局组件，网格（已经弃用）和其他');
  expect(parts.filter((part) => /^[，）]|（$/.test(part))).toEqual([]);
  expect(parts.length).toBeGreaterThan(3);
});
