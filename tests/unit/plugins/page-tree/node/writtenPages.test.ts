import {
  lostPageProblems,
  parseLock,
  printLock,
  lockPages,
} from '../../../../../plugins/page-tree/node/written-pages/pageLock';
import path from 'node:path';
import {
  readDocuments,
  readSitePages,
} from '../../../../../plugins/page-tree/node/written-pages/readPages';

const locked = parseLock('# A comment\n\n/material-ui/react-slider\n/x/introduction\n');
const SLIDER = '/material-ui/react-slider';

describe('the lock of pages', () => {
  it('is parsed with the line of each page, without comments', () => {
    expect(locked).toEqual([
      { path: SLIDER, line: 3 },
      { path: '/x/introduction', line: 4 },
    ]);
  });

  it('is rejected, with the line, when it contains a merge conflict', () => {
    expect(() => parseLock('/a\n<<<<<<< main\n/b\n')).toThrow(
      'content/written-pages.txt:2: "<<<<<<< main" isn\'t a site path.',
    );
  });

  it('is printed sorted and without repeated pages, and can be parsed again', () => {
    const text = printLock(['/b', '/a/b', '/b', '/']);
    expect(parseLock(text).map(({ path }) => path)).toEqual(['/', '/a/b', '/b']);
    expect(printLock(parseLock(text).map(({ path }) => path))).toBe(text);
  });
});

describe('lostPageProblems', () => {
  it('names the page that is gone, with file, line, and fix', () => {
    expect(lostPageProblems(locked, new Set(['/x/introduction']))).toEqual([
      `content/written-pages.txt:3: the page ${SLIDER} is gone. Restore its file, or add its new path to content/hosting/redirects.ts. If it has no replacement, run npm run record -- pages --remove ${SLIDER}`,
    ]);
  });

  it('accepts pages that are not in the lock', () => {
    expect(lostPageProblems(locked, new Set([SLIDER, '/x/introduction', '/x/new']))).toEqual([]);
  });

  it('accepts a page that has a redirect', () => {
    const moved = parseLock('/components/buttons\n/toolpad/studio/getting-started');
    expect(lostPageProblems(moved, new Set())).toEqual([]);
  });
});

describe('lockPages', () => {
  it('adds new pages and keeps the others', () => {
    const existing = new Set(['/x/new', SLIDER, '/x/introduction']);
    const { text, added, removed } = lockPages(locked, existing, []);
    expect(parseLock(text).map(({ path }) => path)).toEqual([SLIDER, '/x/introduction', '/x/new']);
    expect([added, removed]).toEqual([['/x/new'], []]);
  });

  it('refuses to drop a page unless it is removed by name', () => {
    const existing = new Set(['/x/introduction']);
    expect(() => lockPages(locked, existing, [])).toThrow(
      `${SLIDER} is gone. Restore it, redirect it, or pass --remove ${SLIDER}.`,
    );
    expect(lockPages(locked, existing, [SLIDER]).removed).toEqual([SLIDER]);
  });

  it('reports a page to remove that exists, and one that the lock does not have', () => {
    const existing = new Set([SLIDER, '/x/introduction']);
    const lock = () => lockPages(locked, existing, [SLIDER, '/x/nothing']);
    expect(lock).toThrow(`${SLIDER} still exists.`);
    expect(lock).toThrow('/x/nothing is not in the lock.');
  });
});

const root = path.join(__dirname, '../../../../..');

test('finds documents with their English file, also below a base path of two segments', async () => {
  const documents = await readDocuments(root);
  expect(documents).toContainEqual({
    path: '/material-ui/react-button',
    file: 'docs/material-ui/react-button/react-button.mdx',
  });
  expect(documents).toContainEqual({
    path: '/toolpad/core/all-components',
    file: 'docs/toolpad-core/all-components/all-components.mdx',
  });
});

test('finds the pages of src/pages, with the home page', async () => {
  const pages = await readSitePages(root);
  expect(pages).toContainEqual({ path: '/', file: 'src/pages/index.tsx' });
  expect(pages).toContainEqual({ path: '/versions', file: 'src/pages/versions.tsx' });
});
