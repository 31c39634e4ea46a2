/** Returns the component of a playground: `Button` for `acme-ui/Button`. */
export function componentOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Returns the name of the chunk of a playground. */
export function chunkName(id: string): string {
  return `playground-${id.replace('/', '-')}`;
}

/** Returns the value by which the stage and the popups of a playground are found. */
export function scopeOf(id: string): string {
  return `playground-${componentOf(id)}`;
}
