import { titledCode } from '../../../../helpers/titledCode';
import { compile, readPages } from './readPages';

test.each([
  { page: 'getting-started/support', count: 1 },
  { page: 'getting-started/design-resources', count: 1 },
  { page: 'design-resources/material-ui-for-figma', count: 5 },
])('the examples of $page compile, and are the same in both languages', async ({ page, count }) => {
  const [english = {}, chinese] = await Promise.all(readPages(page).map(titledCode));
  expect(Object.keys(english)).toHaveLength(count);
  expect(chinese).toEqual(english);
  expect(compile(english)).toEqual([]);
});
