/** Returns words of an address as text: `Buttons floating action button`. */
function words(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Names a part of Material Design's guidelines after its address: `Selection controls: checkboxes`. The
 * guidelines are in English, and so are the names.
 */
export function guidelineTitle(address: string): string {
  const { pathname, hash, hostname } = new URL(address);
  const page = words((pathname.split('/').at(-1) ?? '').replace(/\.html$/, ''));
  const section = hash.slice(1).replaceAll('-', ' ');
  const title = section ? `${page}: ${section}` : page;
  return hostname.startsWith('m1.') ? `${title} (Material Design 1)` : title;
}
