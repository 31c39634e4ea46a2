/** The definitions that a reader has opened, each from within the previous one. */
export interface Trail<Opener> {
  /** The name in the page's text that was clicked. */
  opener: Opener;
  /** The types; the last one is shown. */
  names: readonly [string, ...string[]];
  /** The type that the reader has just returned from. */
  left?: string;
}

/** Returns the type that is shown. */
export function shownType({ names }: Trail<unknown>): string {
  return names[names.length - 1] ?? names[0];
}

/** Returns the trail after a click on a name in the shown definition. */
export function follow<Opener>({ opener, names }: Trail<Opener>, name: string): Trail<Opener> {
  return { opener, names: [...names, name] };
}

/** Returns the trail after going back to the previous definition; the first one stays open. */
export function goBack<Opener>(trail: Trail<Opener>): Trail<Opener> {
  const [first, ...rest] = trail.names;
  return rest.length === 0
    ? trail
    : { opener: trail.opener, names: [first, ...rest.slice(0, -1)], left: shownType(trail) };
}
