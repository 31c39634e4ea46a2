import { setLivePages } from '../../../node/live/livePages';
import pageLoader from '../../../node/live/pageLoader.cjs';

const FILE = '/site/.docusaurus/demos/default/pages/ui--page.js';

function load(source: string) {
  const dependencies: string[] = [];
  const loader = { resourcePath: FILE, addDependency: (file: string) => dependencies.push(file) };
  return { dependencies, loaded: pageLoader.call(loader, source) };
}

test('without a plugin that derives pages, a module stays as it was generated', async () => {
  const { dependencies, loaded } = load('generated');
  expect(await loaded).toBe('generated');
  expect(dependencies).toEqual([]);
});

test('a module is derived again, and depends on what it is derived from', async () => {
  setLivePages((file) => Promise.resolve({ source: `of ${file}`, files: ['/a.tsx', '/b.ts'] }));
  const { dependencies, loaded } = load('generated');
  expect(await loaded).toBe(`of ${FILE}`);
  expect(dependencies).toEqual(['/a.tsx', '/b.ts']);
});
