import { titledCode } from '../../../../helpers/titledCode';
import { compile, readPages } from './readPages';

const PAGES = [
  { page: 'getting-started/support', count: 1 },
  { page: 'getting-started/design-resources', count: 1 },
  { page: 'design-resources/material-ui-for-figma', count: 5 },
];

test('the examples compile, and are the same in both languages', async () => {
  const texts: Record<string, string> = {};
  for (const { page, count } of PAGES) {
    const [english = {}, chinese] = await Promise.all(readPages(page).map(titledCode));
    expect(Object.keys(english)).toHaveLength(count);
    expect(chinese).toEqual(english);
    for (const [title, code] of Object.entries(english)) {
      texts[`${page}/${title}`] = code;
    }
  }
  expect(compile(texts)).toEqual([]);
});
