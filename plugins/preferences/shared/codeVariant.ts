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
