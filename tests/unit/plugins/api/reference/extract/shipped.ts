/** What a package ships, found without its types: to compare with what is read from them. */
import fs from 'node:fs';
import path from 'node:path';
import type { ExtractedComponent } from '../../../../../../plugins/api/reference/model/component';

/** Helpers of the library's types, which no reader should meet. */
export const MACHINERY =
  /Overridable|DistributiveOmit|SlotProps<|SlotComponentProps|Overrides\b|TypeMap|import\(|\bK\]|string & \{\}|\.\.\. \d+ more/;

const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'?([\w-]+)/g;

/** The props whose comment in the package's JavaScript hides them, by plain text search. */
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

/** The keys of the `…Classes` interface that the package ships, by plain text search. */
export function shippedClasses(dir: string, { name, folder }: ExtractedComponent): string[] {
  const file = path.join(dir, folder, `${lowerFirst(name)}Classes.d.ts`);
  const types = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return [...types.matchAll(/^ {2,}'?([\w-]+)'?: string;/gm)].flatMap(([, key]) => key ?? []);
}

/** The props whose type the running component checks. */
export function shippedProps(component: unknown): string[] {
  const value = component as { propTypes?: object } | undefined;
  // `exactProp` of @mui/utils leaves a mark among them.
  return Object.keys(value?.propTypes ?? {}).filter((prop) => !prop.startsWith('exact-prop'));
}

/** The props that the package's JavaScript gives propTypes, by plain text search. */
export function writtenProps(dir: string, { name, folder }: ExtractedComponent): string[] {
  const code = fs.readFileSync(path.join(dir, folder, `${name}.js`), 'utf8');
  const [, list] =
    new RegExp(`^.*${name}\\.propTypes .*\\{$([\\s\\S]*?)^\\}`, 'm').exec(code) ?? [];
  return [...(list ?? '').matchAll(/^ {2}'?([\w-]+)'?: /gm)].flatMap(([, prop]) => prop ?? []);
}
