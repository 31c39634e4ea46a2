import fs from 'node:fs/promises';
import path from 'node:path';
import { DemoFault } from './demoFault';
import type { DemoFile } from './collectDemos';

/** The stylesheet of a demo's plain CSS version, in the same folder. */
export const STYLES_FILE = 'styles.css';

/**
 * Reads the stylesheet of a demo's plain CSS version. Returns undefined for any other version.
 *
 * Throws a DemoFault when the demo's code doesn't import the stylesheet or the file doesn't exist.
 */
export async function readStyles(
  { file, styling }: DemoFile,
  code: string,
): Promise<string | undefined> {
  if (styling !== 'css') {
    return undefined;
  }
  if (!code.includes(`import './${STYLES_FILE}'`)) {
    throw new DemoFault(`Demo ${file} doesn't import its styles. Add: import './${STYLES_FILE}';`);
  }
  const styles = path.join(path.dirname(file), STYLES_FILE);
  return fs.readFile(styles, 'utf8').catch((cause: unknown) => {
    throw new DemoFault(`Demo ${file} imports ${styles}, which doesn't exist. Add it.`, { cause });
  });
}

/** A module that a demo imports from its own folder, or from a folder `data` above it. */
export interface DemoModule {
  /** Name of its file: `people.ts`. */
  name: string;
  /** Absolute path. */
  file: string;
  /** As readers see it, beside the demo. */
  code: string;
}

/** Relative imports and exports, of values or types, with the path in the second group. */
const RELATIVE_IMPORT =
  /^(?:import\b(?:[^'";=]*\bfrom\b)?|export\b[^'";=]*\bfrom\b)\s*(['"])(\.[^'"]*)\1/gm;

/** A module beside the importer, or in a folder `data` that several pages share, without its ending. */
const MODULE = /^(?:\.\/|(?:\.\.\/)+data\/)([\w-]+)$/;

/**
 * Returns code as readers see and export it: shared modules are in the folder of the demo, as
 * `'./orders'` for `'../../data/orders'`.
 */
export function inOneFolder(code: string): string {
  return code.replace(RELATIVE_IMPORT, (statement, quote: string, imported: string) => {
    const [, name] = MODULE.exec(imported) ?? [];
    return name === undefined
      ? statement
      : statement.replace(`${quote}${imported}${quote}`, `${quote}./${name}${quote}`);
  });
}

interface Import {
  path: string;
  /** From 1. */
  line: number;
}

function relativeImports(code: string): Import[] {
  return [...code.matchAll(RELATIVE_IMPORT)]
    .map(({ 0: statement, 2: imported = '', index }) => ({
      path: imported,
      line: code.slice(0, index + statement.length).split('\n').length,
    }))
    .filter(({ path: imported }) => imported !== `./${STYLES_FILE}`);
}

function isFile(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function readModule(importer: string, { path: imported, line }: Import): Promise<DemoModule> {
  const [, name] = MODULE.exec(imported) ?? [];
  const place = `${importer}:${line}: "${imported}"`;
  if (name === undefined) {
    throw new DemoFault(
      `${place} can't be imported. Readers see and export modules of the demo's own folder and of a folder "data" above it: import "./people" for people.ts, or "../../data/people".`,
    );
  }
  const file = path.resolve(path.dirname(importer), `${imported}.ts`);
  if (await isFile(file)) {
    return { name: `${name}.ts`, file, code: await fs.readFile(file, 'utf8') };
  }
  throw new DemoFault(
    (await isFile(`${file}x`))
      ? `${place} is a demo, which no other file can import: a demo is exported with its modules alone. Move what both files need into a module, as data.ts.`
      : `${place} is imported, but there is no ${file}. Add it. What has JSX belongs in the demo itself.`,
  );
}

/**
 * Reads the modules that a demo imports from its folder, and the modules that they import in turn. A module
 * follows the modules that it imports itself.
 *
 * Throws a DemoFault, with file and line, when an import isn't a TypeScript module in the same folder or
 * in a shared one, or when two of them have the same name.
 *
 * @param file absolute path of the demo
 */
export async function readModules(file: string, code: string): Promise<DemoModule[]> {
  const modules = new Map<string, DemoModule>();
  const visited = new Set([file]);
  const visit = async (importer: string, text: string): Promise<void> => {
    for (const imported of relativeImports(text)) {
      const module = await readModule(importer, imported);
      if (!visited.has(module.file)) {
        visited.add(module.file);
        await visit(module.file, module.code);
        const namesake = [...modules.values()].find(({ name }) => name === module.name);
        if (namesake) {
          throw new DemoFault(
            `${importer}: ${module.file} and ${namesake.file} have the same name, and readers see both in one folder. Rename one.`,
          );
        }
        modules.set(module.file, { ...module, code: inOneFolder(module.code) });
      }
    }
  };
  await visit(file, code);
  return [...modules.values()];
}
