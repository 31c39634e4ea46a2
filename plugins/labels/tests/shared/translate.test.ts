/** @jest-environment jsdom */
import { createTranslate } from '../../shared/translate';

it('returns null when English lacks the label too, with a warning that the caller may do without', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const translate = createTranslate<string>({ en: { a: 'A' }, zh: {} }, 'zh');
  expect(translate('quiet', { ignoreWarning: true })).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(translate('nowhere')).toBeNull();
  expect(warn.mock.calls).toEqual([['Missing translation for zh:nowhere']]);
});
