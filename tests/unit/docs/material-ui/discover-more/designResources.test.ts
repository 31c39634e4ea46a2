import { createTheme } from '@mui/material/styles';
import { readPages } from '../readPages';

const PAGES = readPages('getting-started/design-resources');

test.each(PAGES)('the default breakpoints are those on the page', (page) => {
  const { values } = createTheme().breakpoints;
  const found = page
    .match(/600\D+900\D+1200\D+1536/)?.[0]
    .match(/\d+/g)
    ?.map(Number);
  expect(found).toEqual([values.sm, values.md, values.lg, values.xl]);
});
