/**
 * Parses a typed color: three or six hex digits, with or without `#`, or `rgb(r, g, b)` with whole
 * numbers up to 255. Returns `#rrggbb` in lower case, or null for anything else.
 */
export function parseColor(text: string): string | null {
  const input = text.trim().toLowerCase();
  const [, hex] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(input) ?? [];
  if (hex) {
    return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  }
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(input);
  const channels = rgb?.slice(1).map(Number) ?? [];
  if (channels.length !== 3 || channels.some((channel) => channel > 255)) {
    return null;
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
