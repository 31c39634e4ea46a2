import type { CodeProblem, FindModule, ImportedModule, Module } from '../../shared/types';

/** Thrown for a problem that a reader can correct. */
export class ProblemError extends Error {
  constructor(readonly problem: CodeProblem) {
    super(problem.kind);
  }
}

/** Stylesheets of a demo are part of the page's; importing them does nothing. */
const STYLESHEET = /^\.\/.*\.css$/;

async function load(imported: ImportedModule, findLoader: FindModule): Promise<Module> {
  const { name, line, exports } = imported;
  if (STYLESHEET.test(name)) {
    return {};
  }
  const module = await findLoader(imported)?.().catch(() => {
    throw new ProblemError({ kind: 'not-loaded', name, line });
  });
  if (!module) {
    throw new ProblemError({ kind: 'unknown-module', name, line });
  }
  const unknown = exports.find((exported) => !(exported in module));
  if (unknown !== undefined) {
    throw new ProblemError({ kind: 'unknown-export', name: unknown, from: name, line });
  }
  return module;
}

/**
 * Loads the modules that a demo imports. Returns the function by which its script gets them.
 *
 * Rejects with a ProblemError for the first module that is unknown or can't be loaded.
 *
 * @param known modules that are there already
 */
export async function requireModules(
  imports: readonly ImportedModule[],
  findLoader: FindModule,
  known: Readonly<Record<string, Module>>,
): Promise<(name: string) => Module> {
  const loaded = new Map<string, Module>(Object.entries(known));
  await Promise.all(
    imports
      .filter(({ name }) => !loaded.has(name))
      .map(async (imported) => {
        loaded.set(imported.name, await load(imported, findLoader));
      }),
  );
  return (name) => {
    const module = loaded.get(name);
    if (!module) {
      throw new Error(`"${name}" isn't imported at the top of the code.`);
    }
    return module;
  };
}
