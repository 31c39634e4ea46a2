/** Limits of the spacing unit in tools, in px. The reducer doesn't enforce them. */
export const MIN_SPACING = 0;
export const MAX_SPACING = 20;

/** Parses a typed spacing unit. Returns null unless it is a whole number within the limits. */
export function parseSpacing(text: string): number | null {
  const spacing = /^\d{1,2}$/.test(text.trim()) ? Number(text) : NaN;
  return spacing >= MIN_SPACING && spacing <= MAX_SPACING ? spacing : null;
}
