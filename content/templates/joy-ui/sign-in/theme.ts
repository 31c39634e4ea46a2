import type { extendTheme } from '@mui/joy/styles';

/** The stamps of a parcel service: plum ink on white by day, on deep violet by night. */
export const themeOptions: Parameters<typeof extendTheme>[0] = {
  colorSchemes: {
    light: {
      palette: {
        primary: {
          50: '#f7f1fc',
          100: '#e9daf7',
          200: '#d5bbef',
          300: '#b890e3',
          400: '#a06bd6',
          500: '#7439b0',
          600: '#5f2b94',
          700: '#4a2074',
          800: '#351653',
          900: '#200c34',
        },
        background: { body: '#fffdfa' },
      },
    },
    dark: {
      palette: {
        primary: {
          50: '#f7f1fc',
          100: '#e9daf7',
          200: '#d5bbef',
          300: '#b890e3',
          400: '#a06bd6',
          500: '#7439b0',
          600: '#5f2b94',
          700: '#4a2074',
          800: '#351653',
          900: '#200c34',
        },
        background: { body: '#160b21', surface: '#201030' },
      },
    },
  },
  radius: { sm: '10px', md: '14px', lg: '20px' },
  fontFamily: {
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    display: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  },
};
