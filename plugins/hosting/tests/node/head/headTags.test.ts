/** @jest-environment jsdom */
import { headTags } from '../../../node/head';

const TAGS = headTags('/assets/js/theme.js');

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test("gives the browser the shell's color in each mode", () => {
  const metas = TAGS.filter(({ tagName }) => tagName === 'meta');
  const both = { name: 'theme-color', 'data-light': '#006bd6', 'data-dark': '#0f1214' };
  expect(metas.map(({ attributes }) => attributes)).toEqual([
    { ...both, media: '(prefers-color-scheme: light)', content: '#006bd6' },
    { ...both, media: '(prefers-color-scheme: dark)', content: '#0f1214' },
  ]);
});

test('one script restores mode, code tabs, and styling, and keeps clicks', () => {
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('codeblock-package-manager', 'yarn');
  document.cookie = 'codeStyling=CSS';
  const script = document.createElement('script');
  script.textContent = TAGS.find(({ tagName }) => tagName === 'script')?.innerHTML ?? '';
  document.head.append(script);
  expect({ ...document.documentElement.dataset }).toMatchObject({
    theme: 'dark',
    codeblockPackageManager: 'yarn',
    codeStyling: 'css',
  });
  document.body.innerHTML = '<button></button>';
  document.querySelector('button')?.click();
  expect(document.earlyClicks?.targets).toHaveLength(1);
});
