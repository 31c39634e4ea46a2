import type { ColorMode } from '@component-docs/preferences/shared/colorModes';

/**
 * The single source of the site's design tokens. `cssVariables.ts` turns them into the shell's custom
 * properties, and `brandingTheme.ts` into the theme of tools that are made of Material UI's components.
 */

const blue = {
  50: '#ebf5ff',
  100: '#cce5ff',
  200: '#99ccff',
  300: '#66b2ff',
  400: '#3399ff',
  500: '#0073e6',
  600: '#006bd6',
  700: '#0061c2',
  800: '#004c99',
  900: '#003b75',
} as const;

const blueDark = {
  50: '#e8ebed',
  100: '#d9dee2',
  200: '#aeb8c2',
  300: '#7f8f9f',
  400: '#4f5c69',
  500: '#3d4751',
  600: '#303840',
  700: '#1d2126',
  800: '#14171a',
  900: '#0f1214',
} as const;

const grey = {
  50: '#f6f7f8',
  100: '#e8eaee',
  200: '#dfe2e7',
  300: '#cad0d8',
  400: '#b6bec9',
  500: '#98a4b3',
  600: '#6c7c93',
  700: '#576375',
  800: '#303741',
  900: '#1a1e23',
} as const;

const error = {
  50: '#fff0f1',
  100: '#ffdcdf',
  200: '#febdc3',
  300: '#fe9aa2',
  400: '#fe7c87',
  500: '#fd5361',
  600: '#e80216',
  700: '#c50212',
  800: '#92010e',
  900: '#560108',
} as const;

const success = {
  50: '#e9fbf0',
  100: '#c6f6d9',
  200: '#9aefbc',
  300: '#6ae79c',
  400: '#3ee07f',
  500: '#21ca64',
  600: '#1db459',
  700: '#1aa251',
  800: '#178c46',
  900: '#0f5c2e',
} as const;

const warning = {
  50: '#fffbeb',
  100: '#fff3c2',
  200: '#ffeda3',
  300: '#ffda47',
  400: '#f5c400',
  500: '#e0b400',
  600: '#cc8800',
  700: '#ad6800',
  800: '#8a5300',
  900: '#5c3700',
} as const;

export const PALETTE = { primary: blue, primaryDark: blueDark, grey, error, success, warning };

/** Colors by role; the key becomes the custom property `--docs-color-<key>`. */
export const ROLE_COLORS = {
  light: {
    bg: '#ffffff',
    'bg-subtle': grey[50],
    'bg-paper': '#ffffff',
    divider: grey[100],
    border: grey[200],
    text: grey[900],
    'text-secondary': grey[800],
    'text-tertiary': grey[700],
    'heading-1': blueDark[900],
    'heading-2': blueDark[700],
    'heading-5': blue[500],
    primary: blue[500],
    link: blue[600],
    'link-underline': 'rgb(0 107 214 / 40%)',
    'active-bg': blue[50],
    'active-text': blue[700],
    'hover-bg': grey[50],
    'focus-ring': blue[500],
    'code-inline-bg': 'rgb(102 178 255 / 15%)',
    'code-inline-text': grey[900],
    'info-bg': blue[50],
    'info-border': blue[100],
    'info-text': blue[800],
    'success-bg': success[50],
    'success-border': success[100],
    'success-text': success[900],
    'warning-bg': warning[50],
    'warning-border': warning[100],
    'warning-text': warning[900],
    'error-bg': error[50],
    'error-border': error[100],
    'error-text': error[800],
    'theme-meta': blue[600],
  },
  dark: {
    bg: blueDark[900],
    'bg-subtle': '#1a1e22',
    'bg-paper': 'rgb(20 23 26 / 80%)',
    divider: 'rgb(61 71 81 / 30%)',
    border: blueDark[600],
    text: '#ffffff',
    'text-secondary': grey[400],
    'text-tertiary': grey[500],
    'heading-1': '#ffffff',
    'heading-2': grey[100],
    'heading-5': blue[300],
    primary: blue[400],
    link: blue[300],
    'link-underline': 'rgb(102 178 255 / 40%)',
    'active-bg': 'rgb(0 59 117 / 50%)',
    'active-text': blue[300],
    'hover-bg': blueDark[700],
    'focus-ring': blue[400],
    'code-inline-bg': 'rgb(61 71 81 / 45%)',
    'code-inline-text': blueDark[50],
    'info-bg': 'rgb(0 59 117 / 25%)',
    'info-border': 'rgb(0 76 153 / 50%)',
    'info-text': blue[200],
    'success-bg': 'rgb(15 92 46 / 25%)',
    'success-border': 'rgb(15 92 46 / 60%)',
    'success-text': success[200],
    'warning-bg': 'rgb(92 55 0 / 25%)',
    'warning-border': 'rgb(92 55 0 / 70%)',
    'warning-text': warning[300],
    'error-bg': 'rgb(86 1 8 / 25%)',
    'error-border': 'rgb(146 1 14 / 50%)',
    'error-text': error[200],
    'theme-meta': blueDark[900],
  },
} as const satisfies Record<ColorMode, Record<string, string>>;

/**
 * Colors of listings; the key becomes `--docs-color-code-<key>`. Readers can keep code dark in light mode. Text has a
 * contrast of at least 4.5 on the background, also where lines are marked.
 */
export const CODE_COLORS = {
  light: {
    bg: grey[50],
    text: grey[900],
    muted: grey[700],
    line: grey[200],
    control: '#ffffff',
    focus: blue[600],
    comment: '#535e6c',
    keyword: '#0058b0',
    string: '#176437',
    number: '#6b3cbf',
    function: '#855000',
    tag: '#b01038',
    attribute: '#00646a',
  },
  dark: {
    // Below the page, as cards are above it.
    bg: '#070a0d',
    text: '#f8f8f2',
    muted: grey[400],
    line: blueDark[600],
    control: blueDark[700],
    focus: blue[300],
    comment: '#a3aebd',
    keyword: blue[300],
    string: '#a5d6a7',
    number: '#c4a7f5',
    function: '#ffd479',
    tag: '#ff8fa3',
    attribute: '#8be9d0',
  },
} as const satisfies Record<ColorMode, Record<string, string>>;

// The browser's generic name, which covers Chinese too. A list of every system's fonts would be looked
// up name by name for each new text size or weight.
const systemFonts = 'system-ui, -apple-system, sans-serif';

/**
 * The fonts of headings (src/branding/node): the web font, and two fonts of systems with
 * its metrics.
 */
export const HEADING_FONTS = ['Plex Heading', 'Plex as Arial', 'Plex as DejaVu'] as const;

/** The corner radius of surfaces in px. */
export const SHAPE_RADIUS = 12;

/** Values that are the same in both modes; the key becomes `--docs-<key>`. */
export const SHARED_TOKENS = {
  'font-body': `"IBM Plex Sans", ${systemFonts}`,
  'font-heading': `${HEADING_FONTS.map((name) => `"${name}"`).join(', ')}, ${systemFonts}`,
  'font-code': '"IBM Plex Mono", Menlo, Consolas, "Droid Sans Mono", monospace',
  radius: `${SHAPE_RADIUS}px`,
  'radius-button': '10px',
  'radius-medium': '8px',
  'radius-small': '6px',
  'header-height': '57px',
  'nav-width': '300px',
  'toc-width': '242px',
  'content-max-width': '105ch',
} as const;
