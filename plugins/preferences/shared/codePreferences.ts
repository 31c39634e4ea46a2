/** The ways a demo can be styled, each with its short name in anchors and file names. */
export const STYLING_NAMES = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;
export type CodeStyling = keyof typeof STYLING_NAMES;
export const CODE_STYLINGS = Object.keys(STYLING_NAMES) as unknown as readonly [
  CodeStyling,
  ...CodeStyling[],
];
export type StylingName = (typeof STYLING_NAMES)[CodeStyling];

export const [DEFAULT_CODE_STYLING] = CODE_STYLINGS;

/** Attribute on `<html>` with the short name of the choice. CSS uses it to show that version before paint. */
export const STYLING_ATTRIBUTE = 'data-code-styling';

/** Parses a stored or transmitted value. Returns null for an unknown styling. */
export function parseCodeStyling(value: unknown): CodeStyling | null {
  return CODE_STYLINGS.find((styling) => styling === value) ?? null;
}

/**
 * Returns the styling that a link to a demo's code asks for. Names are searched for anywhere in a hash
 * that ends in `.js` or `.tsx`, in this order.
 */
export function codeStylingOfHash(hash: string): CodeStyling | null {
  const inOrder = [...CODE_STYLINGS.slice(1), DEFAULT_CODE_STYLING];
  return /\.(?:js|tsx)$/.test(hash)
    ? (inOrder.find((styling) => hash.includes(`${STYLING_NAMES[styling]}-`)) ?? null)
    : null;
}

/** Returns the styling by precedence: hash, then cookie, then default. */
export function resolveCodeStyling({
  hash,
  cookie,
}: {
  hash: string;
  cookie: string | undefined;
}): CodeStyling {
  return codeStylingOfHash(hash) ?? parseCodeStyling(cookie) ?? DEFAULT_CODE_STYLING;
}

/** The two languages that a demo's source can be shown in. */
export const CODE_VARIANTS = ['JS', 'TS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Parses a stored or transmitted value. Returns null for an unknown variant. */
export function parseCodeVariant(value: unknown): CodeVariant | null {
  return CODE_VARIANTS.find((variant) => variant === value) ?? null;
}

/** Returns the variant that a link to a demo's code asks for: its hash ends in `.js` or `.tsx`. */
export function codeVariantOfHash(hash: string): CodeVariant | null {
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  if (!extension) {
    return null;
  }
  return extension === 'tsx' ? 'TS' : 'JS';
}

/** Returns the variant by precedence: hash, then cookie, then default. */
export function resolveCodeVariant({
  hash,
  cookie,
}: {
  hash: string;
  cookie: string | undefined;
}): CodeVariant {
  return codeVariantOfHash(hash) ?? parseCodeVariant(cookie) ?? DEFAULT_CODE_VARIANT;
}
