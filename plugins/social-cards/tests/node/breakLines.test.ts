import { breakLines } from '../../node/breakLines';

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
