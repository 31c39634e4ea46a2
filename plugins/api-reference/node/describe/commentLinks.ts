import fs from 'node:fs';
import path from 'node:path';
import { LIBRARY_SITE } from './html';
import type { ResolveLink } from './html';

/** Where the types of something in a package are. */
interface TypesPlace {
  /** The package: its name, and the folder with its files. */
  installed: { name: string; dir: string };
  /** Folder or file below the package, without its ending, in which to look first. */
  near: string;
  isNearOnly?: true;
}

function typeFiles({ installed, near, isNearOnly }: TypesPlace): string[] {
  const files = fs
    .readdirSync(installed.dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.d\.[cm]?ts$/.test(file) && !file.includes('node_modules'))
    .sort();
  const isNear = (file: string) =>
    file.startsWith(`${near}${path.sep}`) || file.startsWith(`${near}.`);
  return [...files.filter(isNear), ...files.filter((file) => !isNearOnly && !isNear(file))];
}

/**
 * Returns file and line of the first line that is meant in a package's types, as `node_modules/@acme/ui/Chip.d.ts:3`.
 */
export function placeInTypes(
  place: TypesPlace,
  isMeant: (line: string) => boolean,
): string | undefined {
  const { installed } = place;
  for (const file of typeFiles(place)) {
    const lines = fs.readFileSync(path.join(installed.dir, file), 'utf8').split('\n');
    const index = lines.findIndex(isMeant);
    if (index !== -1) {
      return `node_modules/${installed.name}/${file.replaceAll('\\', '/')}:${index + 1}`;
    }
  }
  return undefined;
}

/** Returns whether a line has a link as comments may write it: to the site of any release, or relative to it. */
function hasLink(line: string, url: string): boolean {
  const target = url.startsWith(LIBRARY_SITE) ? url.slice(LIBRARY_SITE.length) : url;
  return line.split(/[\s()]/).some((part) => part.endsWith(target));
}

/** Resolves the links of comments, and collects those that lead nowhere instead of ending with the first. */
interface LinkCollector {
  resolveLink: ResolveLink;
  /** Returns a problem for each broken link, with file and line of its comment. */
  problemsOf: (name: string, place: TypesPlace) => string[];
}

/** Creates a collector for the comments of one component, hook, or interface. */
export function collectLinks(resolve: ResolveLink): LinkCollector {
  const broken = new Map<string, string>();
  const resolveLink = (url: string) => {
    try {
      return resolve(url);
    } catch (error) {
      broken.set(url, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const problemsOf = (name: string, place: TypesPlace) =>
    [...broken].map(([url, message]) => {
      const found = placeInTypes(place, (line) => hasLink(line, url));
      return `${found ? `${found}: ` : ''}${name}: ${message}`;
    });
  return { resolveLink, problemsOf };
}
