/** Red, green, and blue from 0 to 255, and opacity from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Parses `#rrggbb`, `#rgb`, `rgb(1 2 3 / 40%)`, and what browsers compute: `rgb(1, 2, 3)` and
 * `rgba(1, 2, 3, 0.4)`. Throws for any other notation.
 */
export function parseColor(text: string): Color {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const hex = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)?.slice(1);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, 1];
  }
  const rgb = /^rgba?\((\d+),? (\d+),? (\d+)(?:(?: \/|,) ([\d.]+)(%?))?\)$/.exec(text);
  if (!rgb) {
    throw new Error(`"${text}" is not a color notation that this helper supports.`);
  }
  const [red = 0, green = 0, blue = 0] = rgb.slice(1, 4).map(Number);
  const alpha = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] === '%' ? 100 : 1);
  return [red, green, blue, alpha];
}

/** Blends a translucent color with the opaque one behind it. */
function blend(top: Color, background: Color): Color {
  const alpha = top[3];
  const mix = (channel: 0 | 1 | 2) => top[channel] * alpha + background[channel] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

/** Returns the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns the WCAG 2 contrast ratio of text and its background.
 *
 * @param backgrounds the layers behind the text, from top to bottom; the last must be opaque
 */
export function contrast(text: string, ...backgrounds: readonly string[]): number {
  const background = backgrounds.map(parseColor).reduceRight((below, above) => blend(above, below));
  const [lighter = 0, darker = 0] = [blend(parseColor(text), background), background]
    .map(luminance)
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
