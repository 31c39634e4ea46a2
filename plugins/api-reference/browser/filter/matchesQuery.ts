/** Returns whether a text contains every word of a query, in any order and case. A blank query matches. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
