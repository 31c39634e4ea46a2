import type { TokenKind } from './types';

export const COLOR = { kind: 'color' } as const;
export const FONT = { kind: 'font' } as const;
export const WEIGHT = { kind: 'number', min: 100, max: 900, step: 100 } as const;
export const LINE_HEIGHT = { kind: 'number', min: 0.8, max: 4, step: 0.05 } as const;

/** The properties of a kind of text: a variant, or a level. */
export const TEXT_KINDS = {
  fontFamily: FONT,
  fontSize: { kind: 'fontSize' },
  fontWeight: WEIGHT,
  lineHeight: LINE_HEIGHT,
  letterSpacing: { kind: 'letterSpacing' },
  textTransform: { kind: 'choice', options: ['none', 'uppercase', 'lowercase', 'capitalize'] },
} as const satisfies Record<string, TokenKind>;

/** Style overrides of a component's root that a theme can set. */
export const OVERRIDE_KINDS = {
  borderRadius: { kind: 'number', min: 0, max: 999, step: 1 },
  textTransform: TEXT_KINDS.textTransform,
  fontWeight: WEIGHT,
} as const satisfies Record<string, TokenKind>;
