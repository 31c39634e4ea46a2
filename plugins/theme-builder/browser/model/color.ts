import {
  formatHex,
  formatHex8,
  modeHsl,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  parse,
  useMode,
} from 'culori/fn';

// culori knows only the color spaces that are registered, so that bundles have no others.
[modeRgb, modeHsl, modeLab65, modeLrgb, modeOklab, modeOklch, modeXyz65].forEach((mode) =>
  useMode(mode),
);

/** Text with only these characters may be a color in sRGB: names, hex digits, `rgb()`, `hsl()`. */
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d.,%/ deg-]{5,60}\))$/;

/**
 * Returns a color as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque; undefined for a text that isn't an sRGB
 * color.
 */
export function parseColor(text: string): string | undefined {
  const input = text.trim().toLowerCase();
  const color = COLOR.test(input) ? parse(input) : undefined;
  if (!color) {
    return undefined;
  }
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}
