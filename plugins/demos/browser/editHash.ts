/** Between the name of a demo and the data of an edit, in a link to it. */
const EDIT = '.edit=';

/** Returns the fragment of a link to an edited demo. */
export function editHash(name: string, data: string): string {
  return `#${name}${EDIT}${data}`;
}

/** Returns the data of an edit in a link; '' if the link has no edit of this demo. */
export function editData(hash: string, name: string): string {
  const start = editHash(name, '');
  return hash.startsWith(start) ? hash.slice(start.length) : '';
}

/** Returns the name of the demo whose edit a link has. */
export function editedDemo(hash: string): string | undefined {
  return /^#(\w+)\.edit=/.exec(hash)?.[1];
}
