/** The height of a font above and below the baseline, as fractions of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
}

/** A font of readers' systems that is shown until a web font has arrived. */
export interface SubstituteFont {
  family: string;
  /** Weights that it serves: `400`, or `600 800`. */
  weight: string;
  /** Full names of the systems' fonts; the first installed font is used. */
  names: readonly string[];
  /** Scales the substitute, so that its text is as wide as text in the web font. */
  scale: number;
  /** A `unicode-range`; all characters by default. */
  characters?: string | undefined;
}

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(1))}%`;

/** Returns the `@font-face` rule that shows a system's font with the metrics of a web font. */
export function substituteRule(
  { family, weight, names, scale, characters }: SubstituteFont,
  { ascent, descent }: FontMetrics,
): string {
  const sources = names.map((name) => `local("${name}")`).join();
  const range = characters === undefined ? '' : `;unicode-range:${characters}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%${range}}`;
}
