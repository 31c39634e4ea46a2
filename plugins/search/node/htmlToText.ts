const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Converts a description's HTML (of the API reference) to text.
 * Paragraphs stay separate.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[1-6]|pre)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
