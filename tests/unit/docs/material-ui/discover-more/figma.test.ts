import { createTheme } from '@mui/material/styles';
import { readPages, readTable } from '../readPages';

const PAGES = readPages('design-resources/material-ui-for-figma');
// The type of a theme has `vars` only where an app adds it.
const theme = createTheme({ cssVariables: true }) as unknown as { vars: unknown };

function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], theme.vars);
}

test.each(PAGES)('the theme has the keys, variables, and defaults of the table', (page) => {
  const rows = readTable(page, /#local-variables/);
  expect(rows).toHaveLength(13);
  for (const [, key = '', variable = '', value = ''] of rows) {
    expect([key, valueAt(key)]).toEqual([key, `var(${variable}, ${value})`]);
  }
});

test.each(PAGES)('the text styles are those of the default theme', (page) => {
  const styles = Object.entries(createTheme().typography)
    .filter(([, value]) => typeof value === 'object' && 'fontSize' in value)
    .filter(([name]) => name !== 'inherit')
    .map(([name]) => name);
  expect(styles).toHaveLength(13);
  for (const name of styles.filter((each) => !/^h[2-5]$/.test(each))) {
    expect(page).toContain(`\`${name}\``);
  }
});
