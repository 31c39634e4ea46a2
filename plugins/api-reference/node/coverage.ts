/** Components and hooks of a package that have no API page, with the reason. */
export interface Undocumented {
  package: string;
  reason: string;
  names: readonly string[];
}

/** What a package's reference should have, and what it has: names of components and hooks. */
export interface Coverage {
  package: string;
  /** Components that the package exports, and what the outlines of the product's pages list. */
  expected: readonly string[];
  documented: readonly string[];
}

const DATA = 'plugins/api-reference/node/undocumented.json';

/**
 * Returns a problem for each component or hook that has neither an API page nor a reason, and for each
 * reason that isn't needed.
 */
export function coverageProblems(
  { package: packageName, expected, documented }: Coverage,
  undocumented: readonly Undocumented[],
): string[] {
  const own = undocumented.filter((group) => group.package === packageName);
  const excused = own.flatMap(({ names }) => names);
  const missing = [...new Set(expected)].filter(
    (name) => !documented.includes(name) && !excused.includes(name),
  );
  const needless = excused.filter((name) => documented.includes(name) || !expected.includes(name));
  return [
    ...missing.map(
      (name) => `${packageName}: ${name} has no API page. Add it with the reason to ${DATA}.`,
    ),
    ...needless.map(
      (name) => `${packageName}: ${name} needs no reason any more. Remove it from ${DATA}.`,
    ),
  ];
}
