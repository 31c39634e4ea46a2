/** The definitions that a reader has opened, one out of the other. */
export interface Trail<Opener> {
  /** The name in the text of the page that was pressed. */
  opener: Opener;
  /** The types; the last one shows. */
  names: readonly [string, ...string[]];
  /** The type that the reader has just come back from. */
  left?: string;
}

/** The type that shows. */
export function shownType({ names }: Trail<unknown>): string {
  return names[names.length - 1] ?? names[0];
}

/** A name in the definition that shows was pressed. */
export function follow<Opener>({ opener, names }: Trail<Opener>, name: string): Trail<Opener> {
  return { opener, names: [...names, name] };
}

/** Back to the definition before; the first one stays. */
export function goBack<Opener>(trail: Trail<Opener>): Trail<Opener> {
  const [first, ...rest] = trail.names;
  return rest.length === 0
    ? trail
    : { opener: trail.opener, names: [first, ...rest.slice(0, -1)], left: shownType(trail) };
}
