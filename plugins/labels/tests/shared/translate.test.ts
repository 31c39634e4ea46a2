/** @jest-environment jsdom */
import { createTranslate } from '../../shared/translate';

const translations = {
  en: { group: { both: 'Both', english: 'English only' }, top: 'Top' },
  zh: { group: { both: '都有', empty: '' } },
};

let warn: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('returns the label in the language', () => {
  const translate = createTranslate<string>(translations, 'zh');
  expect(translate('group.both')).toBe('都有');
  expect([warn.mock.calls, error.mock.calls]).toEqual([[], []]);
});

it('logs an error on every call for a language without a table, and returns an ellipsis', () => {
  const translate = createTranslate<string>(translations, 'pt');
  expect([translate('group.both'), translate('group.both')]).toEqual(['…', '…']);
  expect(error.mock.calls).toEqual([['Missing language: pt.'], ['Missing language: pt.']]);
  expect(warn).not.toHaveBeenCalled();
});

it('warns once for each missing label, and returns the English one', () => {
  const first = createTranslate<string>(translations, 'zh');
  const second = createTranslate<string>(translations, 'zh');
  expect([first('group.english'), first('group.english'), second('group.english')]).toEqual([
    'English only',
    'English only',
    'English only',
  ]);
  expect(first('top')).toBe('Top');
  expect(warn.mock.calls).toEqual([
    ['Missing translation for zh:group.english'],
    ['Missing translation for zh:top'],
  ]);
});

it('returns null when English lacks the label too', () => {
  expect(createTranslate<string>(translations, 'zh')('nowhere')).toBeNull();
  expect(createTranslate<string>(translations, 'en')('nowhere')).toBeNull();
  expect(warn.mock.calls).toEqual([
    ['Missing translation for zh:nowhere'],
    ['Missing translation for en:nowhere'],
  ]);
});

it.each(['group', 'group.empty'])('treats %s, a group or an empty label, as missing', (key) => {
  expect(createTranslate<string>(translations, 'zh')(key)).toBeNull();
  expect(warn).toHaveBeenCalledWith(`Missing translation for zh:${key}`);
});

it('does not warn with ignoreWarning', () => {
  const translate = createTranslate<string>(translations, 'zh');
  expect(translate('quiet', { ignoreWarning: true })).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
