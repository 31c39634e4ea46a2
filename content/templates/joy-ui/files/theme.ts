import type { extendTheme } from '@mui/joy/styles';

const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif';

/** Ledger green. The main shade is dark enough for text on the second one, which is behind it in inverted colors. */
const primary = {
  50: '#eef6f2',
  100: '#d5eae0',
  200: '#acd5c2',
  300: '#7dbb9f',
  400: '#4c9d7b',
  500: '#1b6e4f',
  600: '#196648',
  700: '#13503a',
  800: '#0e3b2b',
  900: '#08251b',
};

/** A filing room: green ledger covers on paper by day, a green desk lamp by night. */
export const themeOptions: Parameters<typeof extendTheme>[0] = {
  colorSchemes: {
    light: {
      palette: {
        primary,
        background: { body: '#f6f4ec', surface: '#fffdf7', level1: '#eeebdf' },
      },
    },
    dark: {
      palette: {
        primary,
        background: { body: '#0d1411', surface: '#15201b', level1: '#1d2b24' },
      },
    },
  },
  radius: { sm: '4px', md: '6px', lg: '10px' },
  fontFamily: {
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    display: serif,
  },
};
