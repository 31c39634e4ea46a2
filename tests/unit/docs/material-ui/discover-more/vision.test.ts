import fs from 'node:fs';
import { createTheme } from '@mui/material/styles';
import { readPages } from '../readPages';

interface Sizes {
  components: Record<string, { gzip: number; addedToButton?: number }>;
}

const PAGES = readPages('discover-more/vision');

test.each(PAGES)('the sizes are those that are recorded', (page) => {
  const recorded = JSON.parse(fs.readFileSync('content/import-sizes.json', 'utf8')) as Record<
    string,
    Sizes
  >;
  const { Button, Slider, Table } = recorded['@mui/material']?.components ?? {};
  const kilobytes = (bytes = 0) => Math.round(bytes / 1000);
  expect(page).toContain(`${kilobytes(Button?.gzip)} kB`);
  expect(page).toMatch(new RegExp(`Slider \\D+${kilobytes(Slider?.addedToButton)} kB`));
  expect(Table?.addedToButton).toBeLessThan(1000);
});

test('the defaults are as described', () => {
  const theme = createTheme();
  expect(theme.palette.contrastThreshold).toBe(3);
  expect(theme.typography.button.textTransform).toBe('uppercase');
  expect(theme.palette.mode).toBe('light');
  expect(theme).not.toHaveProperty('colorSchemes.dark');
  expect(theme).not.toHaveProperty('vars');
});
