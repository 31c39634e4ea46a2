/** @jest-environment jsdom */
import { headTags } from '../../../node/head/headTags';

function runScript(): void {
  const script = document.createElement('script');
  script.textContent = headTags.find(({ tagName }) => tagName === 'script')?.innerHTML ?? '';
  document.head.append(script);
}

function mockPlatform(platform: string): void {
  jest.spyOn(window.navigator, 'platform', 'get').mockReturnValue(platform);
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.os;
});

test("gives the browser the shell's color in each mode", () => {
  const metas = headTags.filter(({ tagName }) => tagName === 'meta');
  const both = { name: 'theme-color', 'data-light': '#006bd6', 'data-dark': '#0f1214' };
  expect(metas.map(({ attributes }) => attributes)).toEqual([
    { ...both, media: '(prefers-color-scheme: light)', content: '#006bd6' },
    { ...both, media: '(prefers-color-scheme: dark)', content: '#0f1214' },
  ]);
});

test.each(['MacIntel', 'iPhone', 'iPad'])('tells before first paint that %s has ⌘', (platform) => {
  mockPlatform(platform);
  runScript();
  expect(document.documentElement.dataset.os).toBe('mac');
});

test.each(['Win32', 'Linux x86_64', ''])('tells nothing on "%s"', (platform) => {
  mockPlatform(platform);
  runScript();
  expect(document.documentElement.dataset).not.toHaveProperty('os');
});

test('restores the chosen code tabs in the same script', () => {
  localStorage.setItem('codeblock-package-manager', 'yarn');
  mockPlatform('MacIntel');
  runScript();
  expect(document.documentElement.getAttribute('data-codeblock-package-manager')).toBe('yarn');
  expect(document.documentElement.dataset.os).toBe('mac');
});
