/**
 * The fonts of systems with the metrics of a product's own font, which the demos' style sheets define
 * (src/mui/node/substitutes.ts): Arial, and DejaVu Sans where there is no Arial. Material UI's font stack is
 * `Roboto, Helvetica, Arial, sans-serif`; on pages with its demos, two of these names stand for them, so
 * that demos with other themes have them too.
 */
export const DEMO_FONT_FALLBACKS = {
  'material-ui': ['Helvetica', 'Arial'],
  'joy-ui': ['Inter as Arial', 'Inter as DejaVu'],
} as const;
