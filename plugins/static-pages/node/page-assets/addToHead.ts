const TITLE_END = '</title>';

/** Adds tags to the head of a page after its title, where programs that read only the start find them. */
export function addToHead(html: string, tags: string): string {
  return html.replace(TITLE_END, () => TITLE_END + tags);
}
