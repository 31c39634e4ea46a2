import { createTheme, getContrastRatio } from '@mui/material/styles';
import { generatedTheme } from './generatedTheme';

const { palette } = createTheme(generatedTheme);

test.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
  'text on %s can be read',
  (name) => {
    const { main, contrastText } = palette[name];
    expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(3);
  },
);
