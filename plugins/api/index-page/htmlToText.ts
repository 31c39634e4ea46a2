const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of a description's HTML (plugins/api/reference/describe/renderMarkdown.ts), paragraphs apart. */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[1-6]|pre)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
