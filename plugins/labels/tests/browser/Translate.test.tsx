/** @jest-environment jsdom */
import type { ReactElement, ReactNode } from 'react';
import { render } from '@testing-library/react';
import type * as Labels from '../../browser/Translate';

const mockTable: Record<string, string> = {
  'search.placeholder': '搜索…',
  'settings.mode': '模式',
  'settings.mode.dark': '深色',
  empty: '',
  count: '{count} 个结果',
};
const mockI18n = { currentLocale: 'zh' };
jest.mock('@generated/codeTranslations', () => mockTable, { virtual: true });
jest.mock('@generated/i18n', () => mockI18n, { virtual: true });
jest.mock(
  '@docusaurus/Interpolate',
  () => ({
    interpolate: (text: string, values: Readonly<Record<string, ReactNode>> = {}) => {
      const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part));
      return parts.some((part) => typeof part === 'object') ? parts : parts.map(String).join('');
    },
  }),
  { virtual: true },
);

/** Loads the module anew: it reads the language of the page once, and warnings are remembered. */
function loadIn(language: string) {
  mockI18n.currentLocale = language;
  jest.resetModules();
  return jest.requireActual<typeof Labels>('../../browser/Translate');
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const textOf = (element: ReactElement) => render(element).container.textContent;

test('shows the translation, with values in their places', () => {
  const { default: Translate, translate } = loadIn('zh');
  expect(textOf(<Translate id="search.placeholder">Search…</Translate>)).toBe('搜索…');
  expect(translate({ id: 'settings.mode', message: 'Mode' })).toBe('模式');
  expect(translate({ id: 'settings.mode.dark', message: 'Dark' })).toBe('深色');
  expect(translate({ id: 'count', message: '{count} results' }, { count: 7 })).toBe('7 个结果');
  expect(
    textOf(
      <Translate id="count" values={{ count: <b key="count">7</b> }}>
        {'{count} results'}
      </Translate>,
    ),
  ).toBe('7 个结果');
  expect(warn).not.toHaveBeenCalled();
});

test('shows the translation that the built site has beside a label', () => {
  const { translate } = loadIn('zh');
  const label = { id: 'nowhere', message: '{count} results', translation: '{count} 项' };
  expect(translate(label, { count: 7 })).toBe('7 项');
  expect(warn).not.toHaveBeenCalled();
});

test('warns once for each missing label, and shows the English text', () => {
  const { default: Translate, translate } = loadIn('zh');
  const question = <Translate id="feedback.question">Was this page helpful?</Translate>;
  expect([textOf(question), textOf(question)]).toEqual(Array(2).fill('Was this page helpful?'));
  expect(translate({ id: 'empty', message: 'No results' })).toBe('No results');
  expect(translate({ id: 'missing', message: '{count} results' }, { count: 7 })).toBe('7 results');
  expect(translate({ id: 'nowhere' })).toBe('nowhere');
  expect(warn.mock.calls).toEqual(
    ['feedback.question', 'empty', 'missing', 'nowhere'].map((key) => [
      `Missing translation for zh:${key}`,
    ]),
  );
});

test('the text in the sources is the English label', () => {
  const { translate } = loadIn('en');
  expect(translate({ id: 'feedback.yes', message: 'Yes' })).toBe('Yes');
  expect(warn).not.toHaveBeenCalled();
});
