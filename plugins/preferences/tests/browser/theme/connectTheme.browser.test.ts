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
  const { colorModeStore, setMode } = await import('../../../browser/theme/colorModeStore');
  const { resetTheme } = await import('../../../browser/theme/resetTheme');
  connectTheme();
  return {
    dispatch: dispatchTheme,
    theme: () => themeStore.get(),
    mode: () => colorModeStore.get().mode,
    schemes: () => colorModeStore.get().schemes,
    setMode,
    resetTheme,
    setSystem: (isDark: boolean) => {
      system.matches = isDark;
      system.dispatchEvent(new Event('change'));
    },
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

test('a change is applied and stored', async () => {
  const page = await openConnectedPage();
  page.dispatch({ type: 'SET_DENSE', payload: true });
  page.dispatch({ type: 'CHANGE', payload: { paletteColors: { primary: { main: '#c2185b' } } } });
  page.setMode('dark');
  expect(document.documentElement.dataset.look).toBe('dense');
  expect(shownMode()).toBe('dark');
  expect(localStorage.getItem('docs-theme')).toBe('1.ltr.dense.8');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.cookie).toBe('paletteColors={"primary":{"main":"#c2185b"}}');
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

test('follows the system mode, without storing it as a choice', async () => {
  const page = await openConnectedPage();
  page.setSystem(true);
  expect([page.theme().paletteMode, shownMode(), page.mode()]).toEqual(['dark', 'dark', null]);
  expect(localStorage).toHaveLength(0);
  page.setMode('light');
  page.setSystem(true);
  expect(shownMode()).toBe('light');
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

describe('a stored color scheme that the theme does not have', () => {
  const MESSAGE = '"sepia" does not exist in `theme.colorSchemes`.';
  const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

  test('logs an error when the page opens, and the default is shown', async () => {
    const error = spyOnErrors();
    localStorage.setItem('mui-color-scheme-light', 'sepia');
    localStorage.setItem('mui-color-scheme-dark', 'light');
    const page = await openConnectedPage();
    expect(error.mock.calls).toEqual([[MESSAGE]]);
    expect(page.schemes()).toEqual({ light: 'light', dark: 'light' });
    expect(localStorage.getItem('mui-color-scheme-light')).toBe('sepia');
  });
});

test('stores a shared theme as a whole once the reader changes something', async () => {
  history.replaceState(null, '', '/page?a=1&theme=1.rtl.dense.4.dark..00695c#part');
  const page = await openConnectedPage();
  page.setSystem(true);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  page.dispatch({ type: 'INCREASE_SPACING' });
  expect(localStorage.getItem('docs-theme')).toBe('1.rtl.dense.5');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.cookie).toBe('paletteColors={"secondary":{"main":"#00695c"}}');
  expect(location.href).toBe('http://localhost/page?a=1#part');
});

test('restores the direction when something else sets it', async () => {
  const page = await openConnectedPage();
  page.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
  document.documentElement.dir = 'ltr';
  await Promise.resolve();
  expect(document.documentElement.dir).toBe('rtl');
});

test('a reset deletes everything that is stored', async () => {
  const page = await openConnectedPage();
  page.setMode('dark');
  page.dispatch({ type: 'SET_SPACING', payload: 3 });
  page.dispatch({ type: 'CHANGE', payload: { paletteColors: { primary: { main: '#c2185b' } } } });
  page.resetTheme();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(page.theme()).toMatchObject({ spacing: 8, paletteMode: 'light', paletteColors: {} });
});

test('changes apply even if storage is blocked', async () => {
  ['getItem', 'setItem', 'removeItem'].forEach((method) => {
    jest.spyOn(Storage.prototype, method as 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = await openConnectedPage();
  page.setMode('dark');
  page.dispatch({ type: 'SET_DENSE', payload: true });
  expect([shownMode(), page.theme().dense]).toEqual(['dark', true]);
});
