/** The tools that pages show with `<CustomizationTool name="…" />`. */
export const TOOL_NAMES = [
  'default-theme',
  'joy-default-theme',
  'density',
  'color',
  'locales',
  'icons',
  'theme-builder',
  'joy-theme-builder',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
