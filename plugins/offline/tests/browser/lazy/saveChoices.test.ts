import type { OfflineManifest } from '../../../shared/manifest';
import { productOfSet, saveChoices } from '../../../browser/lazy/saveChoices';
import { NOTHING_SAVED } from '../../../browser/saved/savedState';

const manifest = (root: string): OfflineManifest => ({
  release: 'r',
  main: `${root}main.js`,
  sets: {
    shell: { [root]: [10, 'a'] },
    'material-ui': { [`${root}material-ui/a`]: [20, 'b'] },
    'base-ui': { [`${root}base-ui/a`]: [30, 'c'] },
    unknown: { [`${root}unknown`]: [1000, 'd'] },
  },
});

const MANIFESTS = { en: manifest('/'), zh: manifest('/zh/') };
const choose = (stored: string[] = []) =>
  saveChoices(MANIFESTS, { state: NOTHING_SAVED, stored: new Set(stored), language: 'zh' });

test('everything, a language, or a product in the page’s language, each with its size', () => {
  expect(choose().map(({ value, missing }) => [value, missing])).toEqual([
    ['all', 120],
    ['en', 60],
    ['zh', 60],
    ['zh/material-ui', 30],
    ['zh/base-ui', 40],
  ]);
});

test('what is stored already needs no download', () => {
  const [, , chinese, material] = choose(['/zh/?a', '/zh/material-ui/a?b']);
  expect(chinese?.missing).toBe(30);
  expect(material?.missing).toBe(0);
});

test('without lists of files, there is nothing to save', () => {
  const options = { state: NOTHING_SAVED, stored: new Set<string>(), language: 'en' } as const;
  expect(saveChoices({}, options).every(({ keys }) => keys.length === 0)).toBe(true);
});

test('the shell is no product', () => {
  expect(productOfSet('zh/base-ui')).toBe('Base UI');
  expect(productOfSet('zh/shell')).toBeUndefined();
});
