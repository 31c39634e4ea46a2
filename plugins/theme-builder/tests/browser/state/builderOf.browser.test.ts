/** @jest-environment jsdom */
import type { BuilderLibrary } from '../../../browser/state/useLibrary';

/** Opens a separate tab, because the stores keep their state in modules. */
async function openTab() {
  jest.resetModules();
  const { builderOf } = await import('../../../browser/state/builderOf');
  const { materialUi } = await import('../randomThemes');
  const { list, view, dispatch } = builderOf({
    ...materialUi,
    product: 'material-ui',
    storageKey: 'theme-builder',
  } as unknown as BuilderLibrary);
  return {
    names: () => list.get().themes.map(({ name }) => name),
    problem: list.problem,
    current: () => view.get().current,
    dispatch,
    add: (name: string) => dispatch({ type: 'ADD', theme: { id: name, name, values: {} } }),
  };
}

const stored = (key = 'theme-builder') => localStorage.getItem(key);
const storedNames = () =>
  (JSON.parse(stored() ?? '') as { themes: { name: string }[] }).themes.map(({ name }) => name);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  '{"version":1,"current":0,"themes":[{"name":"A","values":{"unknown":1}}]}',
  '{"version":1,"themes":[',
  '{"version":4}',
  '[]',
])('opening the builder leaves %s as it is', async (text) => {
  localStorage.setItem('theme-builder', text);
  await openTab();
  expect(localStorage).toHaveLength(1);
  expect(stored()).toBe(text);
});

test('tabs that have not heard of each other keep all themes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.add('Moss');
  second.add('Slate');
  first.dispatch({ type: 'RENAME', name: 'Fern' });
  second.dispatch({ type: 'REMOVE' });
  expect(storedNames()).toEqual(['', 'Fern']);
  second.dispatch({ type: 'UNDO' });
  expect(storedNames()).toEqual(['', 'Fern', 'Slate']);
});

test('a change makes the theme that of the site, and following another tab does not', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.add('Moss');
  const ofSite = stored('reader-theme');
  expect(ofSite).toContain('createTheme');
  second.add('Slate');
  localStorage.setItem('reader-theme', 'other');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme-builder' }));
  expect(first.names()).toEqual(['', 'Moss', 'Slate']);
  expect(first.current()).toBe('Moss');
  expect(stored('reader-theme')).toBe('other');
});

test('with as many themes as there can be, another tab’s included, none can be added', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const added = Array.from({ length: 30 }, (_, index) =>
    (index % 2 === 0 ? first : second).add(`T${index}`),
  );
  expect(added.filter(Boolean)).toHaveLength(23);
  expect(storedNames()).toHaveLength(24);
});

test('a full storage is said, and loses nothing', async () => {
  const tab = await openTab();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.add('Moss');
  expect([tab.names(), tab.problem()]).toEqual([['', 'Moss'], 'notStored']);
  full.mockRestore();
  tab.add('Slate');
  expect(tab.problem()).toBeUndefined();
  expect(storedNames()).toEqual(['', 'Moss', 'Slate']);
});
