/** Returns whether the default of a slot is an element, not a component or an expression. */
export function isTag(text: string): boolean {
  return /^[a-z][a-z\d]*$/.test(text) && text !== 'null';
}
