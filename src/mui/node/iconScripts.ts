import { readDrawings } from '@component-docs/icon-list/node/readDrawings';

/** How many letters of an icon's name, in lower case, decide in which script it is. */
const PREFIX_LENGTH = 2;

function scriptOf(
  prefix: string,
  entries: readonly (readonly [name: string, drawing: string])[],
): string {
  const icons = entries.map(([name, drawing]) => `${name}:()=>${drawing}`);
  return `__icons('${prefix}',(_jsx,_jsxs,_Fragment)=>({${icons.join(',')}}))`;
}

/**
 * Returns scripts with all icons of Material Icons by their names, which end with the beginning of the icons': bundling 10,000
 * modules would take minutes. Names of files that differ only by case are one file on many systems, so the
 * beginnings are in lower case. Each calls `__icons` with that beginning, and a function that returns its
 * icons by name.
 *
 * Throws when an icon's module has an unknown form.
 */
export async function iconScripts(siteDir: string): Promise<Map<string, string>> {
  const entries = await readDrawings(siteDir);
  const groups = new Map<string, (readonly [string, string])[]>();
  entries.forEach((entry) => {
    const prefix = entry[0].slice(0, PREFIX_LENGTH).toLowerCase();
    groups.set(prefix, [...(groups.get(prefix) ?? []), entry]);
  });
  return new Map(
    [...groups].map(([prefix, group]) => [`icons-${prefix}`, scriptOf(prefix, group)]),
  );
}
