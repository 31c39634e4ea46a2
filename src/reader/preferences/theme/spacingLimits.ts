/** Limits of the spacing unit in tools, in px (behaviours §10); the reducer knows none. */
export const MIN_SPACING = 0;
export const MAX_SPACING = 20;

/** Reads what was typed as a spacing unit; null unless it is a whole number within the limits. */
export function parseSpacing(text: string): number | null {
  const spacing = /^\d{1,2}$/.test(text.trim()) ? Number(text) : NaN;
  return spacing >= MIN_SPACING && spacing <= MAX_SPACING ? spacing : null;
}
