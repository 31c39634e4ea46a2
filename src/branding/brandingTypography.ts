import type { TypographyVariantsOptions } from '@mui/material/styles';

const heading = { fontFamily: 'var(--docs-font-heading)', fontWeight: 600 } as const;
const px = (size: number) => `${size / 16}rem`;

/** The shell's fonts and sizes of text. Weights other than these aren't in the fonts. */
export const brandingTypography = {
  fontFamily: 'var(--docs-font-body)',
  fontWeightBold: 700,
  h1: { ...heading, fontSize: 'clamp(2.5rem, 1.125rem + 3.5vw, 3.5em)' },
  h2: { ...heading, fontSize: 'clamp(1.5rem, 0.9643rem + 1.4286vw, 2.25rem)' },
  h3: { ...heading, fontSize: px(36) },
  h4: { ...heading, fontSize: px(30) },
  h5: { fontWeight: 600, fontSize: px(24) },
  h6: { fontWeight: 600, fontSize: px(20) },
  subtitle1: { fontSize: px(18), fontWeight: 500 },
  body1: { fontSize: px(16), lineHeight: 1.5 },
  body2: { fontSize: px(14), lineHeight: 1.5 },
  caption: { fontSize: px(12), fontWeight: 700 },
  button: { fontWeight: 700, textTransform: 'none', letterSpacing: 0 },
} as const satisfies TypographyVariantsOptions;
