/** @jest-environment jsdom */
// The errors that occur in readers' browsers, one test per kind of error. The details of each error
// are tested with its own feature.
import { renderHook } from '@testing-library/react';
import { useAdSettings } from '../../../plugins/ads/browser/lazy/AdDisplay';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { feedbackReducer, initialFeedback } from '../../../src/feedback/lazy/feedbackState';
import type { FeedbackAction } from '../../../src/feedback/lazy/feedbackState';
import { sendFeedback } from '../../../src/feedback/lazy/sendFeedback';
import { useSiteConfig } from '@component-docs/labels/browser/DocsProvider';
import { createTranslate } from '../../../plugins/labels/shared/translate';
import {
  colorModeStore,
  setColorScheme,
} from '@component-docs/preferences/browser/theme/colorModeStore';
import { useThemeDispatch } from '@component-docs/preferences/browser/theme/ThemeProvider';
import { INITIAL_THEME, themeReducer } from '@component-docs/preferences/shared/theme/themeState';
import type { ThemeAction } from '@component-docs/preferences/shared/theme/themeState';
import { findDuplicates } from '@component-docs/page-tree/node/trees/loadTrees';
import { mockAsyncClipboard, mockCopyCommand } from '../../helpers/clipboard';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const silence = (method: 'error' | 'warn') =>
  jest.spyOn(console, method).mockImplementation(() => undefined);

test('a missing language logs an error and shows an ellipsis', () => {
  const error = silence('error');
  expect(createTranslate<string>({ en: { a: 'A' } }, 'pt')('a')).toBe('…');
  expect(error.mock.calls).toEqual([['Missing language: pt.']]);
});

test('a missing translation warns once and shows the English label', () => {
  const warn = silence('warn');
  const translate = createTranslate<string>({ en: { rare: 'Rare' }, zh: {} }, 'zh');
  expect([translate('rare'), translate('rare')]).toEqual(['Rare', 'Rare']);
  expect(warn.mock.calls).toEqual([['Missing translation for zh:rare']]);
});

test('a feedback failure restores the rating and keeps the comment', async () => {
  const refuse = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: refuse });
  const feedback = { page: '/a', rating: 0, comment: 'Why?', section: null } as const;
  await expect(
    sendFeedback('https://example.org', { ...feedback, version: '1.0.0', language: 'en' }),
  ).rejects.toThrow('Failed to fetch');
  const actions: FeedbackAction[] = [
    { type: 'open', request: { rating: 0 } },
    { type: 'write', comment: 'Why?' },
    { type: 'submit' },
    { type: 'fail' },
  ];
  expect(actions.reduce(feedbackReducer, initialFeedback(1, ''))).toMatchObject({
    rating: 1,
    comment: 'Why?',
    outcome: 'failed',
  });
});

test('an unavailable clipboard rejects with NotAllowedError', async () => {
  mockAsyncClipboard(undefined);
  mockCopyCommand(() => false);
  await expect(copyToClipboard('text')).rejects.toMatchObject({ name: 'NotAllowedError' });
});

test('a failed copy of a code block is ignored', async () => {
  mockAsyncClipboard(() => Promise.reject(new DOMException('Refused.', 'NotAllowedError')));
  mockCopyCommand(() => false);
  const rejections = jest.fn();
  process.on('unhandledRejection', rejections);
  const { CODE_BLOCK_CLASS, COPY_BUTTON_CLASS } =
    await import('../../../plugins/written-pages/browser/code-copy/clientModule');
  document.body.innerHTML = `<div class="${CODE_BLOCK_CLASS}"><pre>npm ci</pre>
    <button class="${COPY_BUTTON_CLASS}" data-copy="static">Copy</button></div>`;
  const button = document.querySelector('button');
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', rejections);
  expect(button?.dataset.copied).toBeUndefined();
  expect(rejections).not.toHaveBeenCalled();
});

test.each([
  ['DocsProvider', useSiteConfig],
  ['AdProvider', useAdSettings],
])('a missing <%s> throws an error that names it', (name, hook: () => unknown) => {
  silence('error');
  expect(() => renderHook(hook)).toThrow(`<${name}>`);
});

test('an unknown theme action throws', () => {
  const action = { type: 'PAINT' } as unknown as ThemeAction;
  expect(() => themeReducer(INITIAL_THEME, action)).toThrow('Unrecognized type PAINT');
});

test('a missing theme provider throws', () => {
  const { result } = renderHook(useThemeDispatch);
  expect(() => result.current({ type: 'RESET_COLORS' })).toThrow(
    'Forgot to wrap component in `ThemeProvider`',
  );
});

test('an unknown color scheme logs an error and keeps the state', () => {
  const error = silence('error');
  const before = colorModeStore.get();
  setColorScheme('sepia');
  expect(error.mock.calls).toEqual([['"sepia" does not exist in `theme.colorSchemes`.']]);
  expect(colorModeStore.get()).toBe(before);
});

test('a duplicate pathname is a problem', () => {
  const pages = [{ pathname: '/ui/chip' }, { pathname: '/ui/chip' }];
  expect(findDuplicates(pages)[0]).toContain('Duplicated pathname /ui/chip in pages');
});
