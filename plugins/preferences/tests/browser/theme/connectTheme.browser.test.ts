/** @jest-environment jsdom */

/** Observers of earlier pages, which would restore their own direction on the shared document. */
const observers: MutationObserver[] = [];
const { MutationObserver: RealObserver } = window;
window.MutationObserver = class extends RealObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
};

/** Opens a separate page, because the stores keep their state in modules. */
async function openConnectedPage() {
  jest.resetModules();
  const system = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => system as unknown as MediaQueryList;
  const { connectTheme } = await import('../../../browser/theme/connectTheme');
  const { dispatchTheme, themeStore } = await import('../../../browser/theme/themeStore');
  const { colorModeStore, setCodeMode, setMode } =
    await import('../../../browser/theme/colorModeStore');
  connectTheme();
  return {
    dispatch: dispatchTheme,
    theme: () => themeStore.get(),
    mode: () => colorModeStore.get().mode,
    setMode,
    setCodeMode,
    /** Simulates that another tab writes or deletes a key. */
    changeInOtherTab: (key: string | null, value: string | null) => {
      if (key !== null && value !== null) {
        localStorage.setItem(key, value);
      } else if (key !== null) {
        localStorage.removeItem(key);
      } else {
        localStorage.clear();
      }
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    },
  };
}

const shownMode = () => document.documentElement.dataset.theme;
const clear = () => {
  localStorage.clear();
  document.cookie = 'paletteColors=;path=/;max-age=0';
  history.replaceState(null, '', '/');
};

beforeEach(clear);
afterEach(() => {
  jest.restoreAllMocks();
  observers.splice(0).forEach((observer) => observer.disconnect());
});

test('dark code is stored, painted, followed in other tabs, and reset with all other choices', async () => {
  const page = await openConnectedPage();
  const shown = () => document.documentElement.dataset.code;
  expect(shown()).toBeUndefined();
  page.setCodeMode('dark');
  expect([localStorage.getItem('docs-code'), shown(), shownMode()]).toEqual([
    'dark',
    'dark',
    'light',
  ]);
  page.changeInOtherTab('docs-code', null);
  expect(shown()).toBeUndefined();
  page.changeInOtherTab('docs-code', 'dark');
  expect(shown()).toBe('dark');
  const { resetTheme } = await import('../../../browser/theme/ThemeProvider');
  resetTheme();
  expect([localStorage.getItem('docs-code'), shown()]).toEqual([null, undefined]);
});

test('what a later version has stored stays until the reader changes it', async () => {
  localStorage.setItem('docs-theme', '2.rtl.roomy');
  localStorage.setItem('mui-mode', 'contrast');
  const page = await openConnectedPage();
  page.dispatch({ type: 'CHANGE', payload: { paletteColors: { primary: { main: '#c2185b' } } } });
  expect(localStorage.getItem('mui-mode')).toBe('contrast');
  page.setMode('light');
  expect(localStorage.getItem('docs-theme')).toBe('2.rtl.roomy');
  page.dispatch({ type: 'SET_DENSE', payload: true });
  expect(localStorage.getItem('docs-theme')).toBe('1.ltr.dense.8');
  expect(localStorage.getItem('mui-mode')).toBe('light');
});

test('follows another tab: values, deleted keys, and cleared storage', async () => {
  const page = await openConnectedPage();
  page.changeInOtherTab('mui-mode', 'dark');
  page.changeInOtherTab('docs-theme', '1.rtl.normal.10');
  expect([shownMode(), page.theme().direction, page.theme().spacing]).toEqual(['dark', 'rtl', 10]);
  page.changeInOtherTab('mui-mode', null);
  expect([shownMode(), page.theme().direction]).toEqual(['light', 'rtl']);
  page.changeInOtherTab(null, null);
  expect(page.theme()).toMatchObject({ direction: 'ltr', spacing: 8 });
});

test('a change leaves alone what another tab has stored in the meantime', async () => {
  const older = await openConnectedPage();
  const newer = await openConnectedPage();
  newer.dispatch({ type: 'CHANGE', payload: { paletteColors: { primary: { main: '#c2185b' } } } });
  newer.dispatch({ type: 'SET_DENSE', payload: true });
  older.setMode('dark');
  older.dispatch({ type: 'SET_SPACING', payload: 4 });
  older.dispatch({
    type: 'CHANGE',
    payload: { paletteColors: { secondary: { main: '#00695c' } } },
  });
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(localStorage.getItem('docs-theme')).toBe('1.ltr.dense.4');
  expect(document.cookie).toBe(
    'paletteColors={"primary":{"main":"#c2185b"},"secondary":{"main":"#00695c"}}',
  );
});

test('another tab hears of changed colors', async () => {
  const page = await openConnectedPage();
  document.cookie = 'paletteColors={"primary":{"main":"#c2185b"}};path=/';
  page.changeInOtherTab('docs-colors-changed', '1700000000000');
  expect(page.theme().paletteColors).toEqual({ primary: { main: '#c2185b' } });
});

test('colors arrive although their cookie does so after the event', async () => {
  jest.useFakeTimers();
  const page = await openConnectedPage();
  page.changeInOtherTab('docs-colors-changed', '1700000000000');
  document.cookie = 'paletteColors={"primary":{"main":"#c2185b"}};path=/';
  jest.runAllTimers();
  jest.useRealTimers();
  expect(page.theme().paletteColors).toEqual({ primary: { main: '#c2185b' } });
});

test.each([
  ['mui-mode', 'sepia'],
  ['docs-code', 'sepia'],
  ['docs-theme', '9.rtl.normal.10'],
  ['mui-color-scheme-dark', 'sepia'],
  ['other', 'dark'],
])('ignores an unknown value of another tab: %s %s', async (key, value) => {
  const page = await openConnectedPage();
  page.setMode('dark');
  page.dispatch({ type: 'SET_DENSE', payload: true });
  const before = page.theme();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  page.changeInOtherTab(key, value);
  expect([page.theme(), page.mode()]).toEqual([before, 'dark']);
});

test('restores the direction when something else sets it', async () => {
  const page = await openConnectedPage();
  page.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
  document.documentElement.dir = 'ltr';
  await Promise.resolve();
  expect(document.documentElement.dir).toBe('rtl');
});
