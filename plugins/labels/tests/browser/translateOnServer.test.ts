import { createTranslate } from '../../shared/translate';

it('does not warn on the server, but logs an error for a language without a table', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(createTranslate<string>({ en: { a: 'A' }, zh: {} }, 'zh')('a')).toBe('A');
  expect(createTranslate<string>({}, 'zh')('a')).toBe('…');
  expect([warn.mock.calls, error.mock.calls]).toEqual([[], [['Missing language: zh.']]]);
  jest.restoreAllMocks();
});
