/**
 * Inserts an inline script at the start of a page's head, so that it runs before anything is loaded
 * or painted. Returns null for HTML without a head.
 */
export function addScript(html: string, script: string): string | null {
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) {
    return null;
  }
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
}
