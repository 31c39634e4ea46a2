import fs from 'node:fs';
import path from 'node:path';
import { createTheme } from '@mui/material/styles';
import { titledCode } from '../../../../helpers/titledCode';
import { readPages } from './readPages';
import { generatedTheme } from './sync/src/generatedTheme';
import { theme } from './sync/src/theme';

const FOLDER = path.join(__dirname, 'sync');

test.each(readPages('design-resources/material-ui-sync'))(
  'the page shows the files of the folder',
  async (page) => {
    const names = fs.readdirSync(path.join(FOLDER, 'src')).map((name) => `src/${name}`);
    expect(await titledCode(page)).toEqual(
      Object.fromEntries(
        names.map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')]),
      ),
    );
  },
);

test('merged options are complete', () => {
  expect(theme).toHaveProperty('vars.palette.primary.main', expect.stringContaining('#5e35b1'));
  expect(theme.components?.MuiButton).toMatchObject({
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { paddingInline: 24 } },
  });
});

test('a second argument is merged into the finished theme', () => {
  const own = { cssVariables: true, palette: { primary: { main: '#b26a00' } } };
  const merged = createTheme(generatedTheme, own);
  expect(merged.palette.primary.main).toBe('#b26a00');
  expect(merged.palette.primary.dark).toBe(createTheme(generatedTheme).palette.primary.dark);
  expect(merged).not.toHaveProperty('vars');
});

test('the traps are as described', () => {
  expect(() => createTheme({ palette: { primary: { main: 'var(--brand)' } } })).toThrow(
    'Unsupported',
  );
  expect(createTheme({ spacing: '8px' }).spacing(2)).toBe('calc(2 * 8px)');
});
