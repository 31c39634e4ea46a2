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

/** Returns file and line of the first such line in a package's types: `node_modules/a/b.d.ts:3`. */
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

/**
 * Returns what resolves the links in the comments of one component, hook, or interface, and what returns a problem for
 * each that leads nowhere, with file and line of its comment.
 */
export function collectLinks(resolve: ResolveLink) {
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
