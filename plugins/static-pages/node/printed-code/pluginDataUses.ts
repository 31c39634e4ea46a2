import type { Modules } from './browserUses';

/** Imports of Docusaurus' functions that read what plugins have set with `setGlobalData`. */
const OF_PLUGINS = [
  /^import (?!type )[^'"]*from '@docusaurus\/useGlobalData'/m,
  /^import \{[^}]*\buse(?:(?:All)?DocsData|(?:Latest)?Versions?|Active\w+|DocVersionSuggestions)\b[^}]*\} from '@docusaurus\/plugin-content-docs\/client'/m,
];

const IMPORTS = [
  /^(?:import|export) (?!type )(?:[^'";]*\bfrom )?'([^']+)'/gm,
  /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g,
];

/**
 * Returns a message, with file and line, for each module of the browser that asks for the data of plugins, which
 * the built site doesn't have there (plugins/static-pages/node/generated-files).
 *
 * Doesn't find what a package asks for.
 *
 * @param starts paths of the modules that the browser starts with
 */
export function pluginDataUses(starts: readonly string[], { resolve, read }: Modules): string[] {
  const paths = new Set(starts);
  const problems: string[] = [];
  // Grows meanwhile.
  for (const path of paths) {
    const text = read(path);
    for (const pattern of OF_PLUGINS) {
      const found = pattern.exec(text);
      if (found) {
        const line = text.slice(0, found.index).split('\n').length;
        problems.push(
          `${path}:${line}: reads the data of plugins, which the built site doesn't have in the browser. Pass what it needs as props from a component that is printed, or generate a module (createData).`,
        );
      }
    }
    IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, source = '']) => resolve(source, path))
      .forEach((next) => next !== undefined && paths.add(next));
  }
  return problems.sort();
}
