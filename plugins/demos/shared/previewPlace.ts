/** Where the short preview is in a demo's code. */
export interface PreviewPlace {
  before: string;
  after: string;
  /** The spaces in front of each line of the preview in the code. */
  indent: string;
}

const indented = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');

/** Finds the preview in a demo's code, where it may be indented. Returns undefined if it isn't there. */
export function placeOfPreview(code: string, preview: string): PreviewPlace | undefined {
  const [firstLine = ''] = preview.split('\n');
  for (let at = code.indexOf(firstLine); at >= 0; at = code.indexOf(firstLine, at + 1)) {
    const lead = code.slice(code.lastIndexOf('\n', at - 1) + 1, at);
    const indent = lead.trim() === '' ? lead : '';
    const start = at - indent.length;
    const text = indented(preview, indent);
    if (code.startsWith(text, start)) {
      return { before: code.slice(0, start), after: code.slice(start + text.length), indent };
    }
  }
  return undefined;
}

/** Returns the demo's code with another text in place of the preview. */
export function withPreview({ before, after, indent }: PreviewPlace, text: string): string {
  return before + indented(text, indent) + after;
}

/** Returns the preview in edited code; undefined if the code around it was edited, too. */
export function previewIn(
  { before, after, indent }: PreviewPlace,
  code: string,
): string | undefined {
  const isAround =
    code.length >= before.length + after.length && code.startsWith(before) && code.endsWith(after);
  return isAround
    ? code
        .slice(before.length, code.length - after.length)
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')
    : undefined;
}
