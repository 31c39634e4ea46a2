import { Parser } from 'htmlparser2';

/** Returns the ids of the demos whose printed HTML is empty: the server rendered nothing. */
export function emptyIslands(html: string): string[] {
  const open: { id: string; depth: number }[] = [];
  const empty = new Set<string>();
  let depth = 0;
  // A demo's styles are printed with it, but are nothing to see.
  let isStyle = false;
  const addContent = () => {
    if (!isStyle) {
      open.forEach(({ id }) => empty.delete(id));
    }
  };
  const parser = new Parser({
    onopentag(name, attributes: Readonly<Record<string, string>>) {
      isStyle = name === 'style';
      addContent();
      depth += 1;
      const id = attributes['data-island'];
      if (id !== undefined && attributes['data-island-module'] === undefined) {
        open.push({ id, depth });
        empty.add(id);
      }
    },
    ontext(text) {
      if (text.trim() !== '') {
        addContent();
      }
    },
    onclosetag() {
      isStyle = false;
      if (open.at(-1)?.depth === depth) {
        open.pop();
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return [...empty];
}
