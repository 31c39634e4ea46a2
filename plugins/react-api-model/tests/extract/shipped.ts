/** Finds what a package ships without reading its types, to compare with what is read from them. */
import fs from 'node:fs';
import path from 'node:path';
import type { ExtractedComponent } from '../../model/extracted';

/** Internal helpers of the library's types, which readers should never see. */
export const MACHINERY =
  /Overridable|DistributiveOmit|Overrides\b|TypeMap|import\(|\bK\]|string & \{\}|\.\.\. \d+ more/;

const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'?([\w-]+)/g;

/** Returns the props that a comment in the package's JavaScript hides, by text search. */
export function hiddenProps(dir: string, { name, folder }: ExtractedComponent): Set<string> {
  const code = fs.readFileSync(path.join(dir, folder, `${name}.js`), 'utf8');
  const comments = code.slice(code.indexOf(`${name}.propTypes`)).matchAll(COMMENTED);
  return new Set(
    [...comments]
      .filter(([, comment]) => /@(ignore|internal)\b/.test(comment ?? ''))
      .flatMap(([, , prop]) => prop ?? []),
  );
}

export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns the keys of the `…Classes` interface that the package ships, by text search. */
export function shippedClasses(dir: string, { name, folder }: ExtractedComponent): string[] {
  const file = path.join(dir, folder, `${lowerFirst(name)}Classes.d.ts`);
  const types = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return [...types.matchAll(/^ {2,}'?([\w-]+)'?: string;/gm)].flatMap(([, key]) => key ?? []);
}

/** Returns the props whose type the component checks at runtime. */
export function shippedProps(component: unknown): string[] {
  const value = component as { propTypes?: object } | undefined;
  // `exactProp` of @mui/utils adds a marker to them.
  return Object.keys(value?.propTypes ?? {}).filter((prop) => !prop.startsWith('exact-prop'));
}

/** Returns the props with propTypes in the package's JavaScript, by text search. */
export function writtenProps(dir: string, { name, folder }: ExtractedComponent): string[] {
  const code = fs.readFileSync(path.join(dir, folder, `${name}.js`), 'utf8');
  const [, list] =
    new RegExp(`^.*${name}\\.propTypes .*\\{$([\\s\\S]*?)^\\}`, 'm').exec(code) ?? [];
  return [...(list ?? '').matchAll(/^ {2}'?([\w-]+)'?: /gm)].flatMap(([, prop]) => prop ?? []);
}
