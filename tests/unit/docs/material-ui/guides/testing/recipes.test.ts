/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { titledCode } from '../../../../../helpers/titledCode';
import { loadListing } from '../../loadListing';
import { readPages } from '../../readPages';

const PAGE = 'guides/testing';
const ELSEWHERE = { './InviteForm': '@site/docs/material-ui/guides/testing/demos/InviteForm' };

/** The tests that the page shows, which run as they stand there. */
const RECIPES = Object.keys(titledCode(readPages(PAGE)[0] ?? '')).filter((title) =>
  title.endsWith('.test.tsx'),
);

afterEach(cleanup);

describe.each(RECIPES)('%s', (title) => {
  loadListing(PAGE, title, ELSEWHERE);
  // jsdom has none.
  afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));
});

test('the page has recipes', () => {
  expect(RECIPES.length).toBeGreaterThan(10);
});
