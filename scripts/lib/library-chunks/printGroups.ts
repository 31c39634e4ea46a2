import type { ModuleGroup } from './groupModules';

/** The chunk of a module; undefined for one that stays with the demos that need it. */
type ChunkOf = ReadonlyMap<string, string | undefined>;

/** Returns the library and the folder of a module: `material-Button`, `emotion-cache`. */
function partOf(name: string): string {
  const [, scope = '', library = ''] = /^(?:@([^/]+)\/)?([^/]+)/.exec(name) ?? [];
  const folder = name.split('/').slice(1, -1).at(-1) ?? '';
  const owner = scope === '' || scope === 'mui' ? library : scope;
  return folder === '' || folder === library ? owner : `${owner}-${folder}`;
}

/** Returns the name of the chunk of a group: that of its largest part, `material-Autocomplete`. */
function nameOf({ modules }: ModuleGroup): string {
  const counts = new Map<string, number>();
  modules.map(partOf).forEach((part) => counts.set(part, (counts.get(part) ?? 0) + 1));
  const [[part = ''] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return part.replace(/[^\w-]/g, '');
}

function uniqueNames(groups: readonly ModuleGroup[], prefix: string): string[] {
  const used = new Map<string, number>();
  return groups.map((group) => {
    const name = nameOf(group);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? `${prefix}${name}` : `${prefix}${name}-${count}`;
  });
}

/** Returns the shortest paths that tell the chunks of modules below a folder: whole folders where possible. */
function pathsIn(folder: string, modules: ChunkOf): [path: string, chunk: string][] {
  const below = [...modules].filter(([name]) => folder === '' || name.startsWith(`${folder}/`));
  const chunks = new Set(below.map(([, chunk]) => chunk));
  const [only] = chunks;
  if (chunks.size === 1 && folder !== '') {
    return only === undefined ? [] : [[folder, only]];
  }
  const depth = folder === '' ? 0 : folder.split('/').length;
  const children = new Set(
    below.map(([name]) =>
      name
        .split('/')
        .slice(0, depth + 1)
        .join('/'),
    ),
  );
  return [...children].sort().flatMap((child) => {
    if (!modules.has(child)) {
      return pathsIn(child, modules);
    }
    const chunk = modules.get(child);
    return chunk === undefined ? [] : [[child, chunk] as [string, string]];
  });
}

/**
 * Returns the modules of each chunk by its name, as paths of modules and of folders that hold only modules
 * of that chunk.
 *
 * @param names all modules that something needs, those without a group included
 * @param prefix begins the name of each chunk
 */
export function printGroups(
  groups: readonly ModuleGroup[],
  names: Iterable<string>,
  prefix: string,
): Record<string, string[]> {
  const chunkNames = uniqueNames(groups, prefix);
  const modules = new Map<string, string | undefined>();
  for (const name of names) {
    modules.set(name, undefined);
  }
  groups.forEach((group, position) =>
    group.modules.forEach((name) => modules.set(name, chunkNames[position])),
  );
  const printed: Record<string, string[]> = {};
  chunkNames.forEach((name) => (printed[name] = []));
  pathsIn('', modules).forEach(([path, chunk]) => printed[chunk]?.push(path));
  return printed;
}
