import { linkProblem } from '@component-docs/docs-checks/node/link-check/resolveLink';
import { findOtherPages, withOtherPages } from '../../../../../scripts/lib/check/otherPages';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const SLIDER = '/material-ui/react-slider';
const WRITTEN = ['/', SLIDER, '/material-ui/react-button'];

const site = withOtherPages(
  {
    pages: new Map([[SLIDER, { path: SLIDER, ids: new Set(['sizes']) }]]),
    files: new Set(['/img/favicon.svg']),
  },
  WRITTEN,
);
const problemOf = (url: string) => linkProblem(url, SLIDER, site);

test.each([
  '/material-ui/react-button',
  '/material-ui/react-button#sizes',
  '/zh/material-ui/react-button',
  '/zh',
  '/material-ui/react-slider.md',
  '/zh/llms.txt',
  '/licenses.txt',
  '/img/favicon.svg',
  '#sizes',
])('a link to %s is right', (url) => {
  expect(problemOf(url)).toBeNull();
});

test('a link to a page that does not exist is broken, with the page that was meant', () => {
  expect(problemOf('/material-ui/react-button-x')).toContain('there is no page');
  expect(problemOf('/material-ui/buttons/react-button')).toContain(
    'Did you mean /material-ui/react-button?',
  );
});

test('an anchor of a built page is checked', () => {
  expect(problemOf('#size')).toContain('has no anchor #size');
});

test('knows which pages a site does not have, in all languages', async () => {
  const folder = await temporaryFolder({
    'index.html': '',
    'material-ui/react-slider.html': '',
    'zh/material-ui/react-slider.html': '',
  });
  expect([...findOtherPages(folder, WRITTEN)]).toEqual([
    '/material-ui/react-button',
    '/zh',
    '/zh/material-ui/react-button',
  ]);
});
