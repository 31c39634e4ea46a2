/** @jest-environment jsdom */
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocsProvider, useSiteConfig } from '../../browser/DocsProvider';
import { SITE_CONFIG } from '../../shared/siteConfig';
import { useUserLanguage } from '../../browser/userLanguage';
import { useTranslate } from '../../browser/useTranslate';
import { withLabels } from '../../browser/withLabels';

const tables = { en: { a: 'A', b: 'B' }, zh: { a: '甲', b: '乙' } };

function provider(language: string) {
  return function Provider({ children }: { children: ReactNode }) {
    return (
      <DocsProvider config={SITE_CONFIG} defaultUserLanguage={language} translations={tables}>
        {children}
      </DocsProvider>
    );
  };
}

function Label({ of }: { of: string }) {
  return <>{useTranslate<string>()(of)}</>;
}

test('reading the site config without a provider throws an error that names it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useSiteConfig())).toThrow('<DocsProvider>');
  jest.restoreAllMocks();
});

test('the provider provides site config, language, and labels', () => {
  const { result } = renderHook(
    () => ({
      config: useSiteConfig(),
      language: useUserLanguage(),
      label: useTranslate<string>()('a'),
    }),
    { wrapper: provider('zh') },
  );
  expect(result.current).toEqual({ config: SITE_CONFIG, language: 'zh', label: '甲' });
});

test('without a provider, the language is an empty string', () => {
  const { result } = renderHook(() => useUserLanguage());
  expect(result.current).toBe('');
});

test('a nested provider merges its tables over the outer ones', () => {
  const Outer = provider('zh');
  const { container } = render(
    <Outer>
      <DocsProvider
        config={SITE_CONFIG}
        defaultUserLanguage="zh"
        translations={{ zh: { b: '新' } }}
      >
        <Label of="a" />
        <Label of="b" />
      </DocsProvider>
    </Outer>,
  );
  expect(container.textContent).toBe('甲新');
});

test.each([
  ['en', 'hue'],
  ['zh', '色相'],
])('withLabels provides the labels of the site in %s', async (language, label) => {
  const { container } = render(await withLabels(language, <Label of="colors.hue" />));
  expect(container.textContent).toBe(label);
});
