import type { CompiledCode, CompiledFile, FindModule, Module } from '../types';
import { evaluate, SCRIPT } from './evaluate';
import { requireModules } from './requireModules';

interface Options {
  findLoader: FindModule;
  /** Modules that are there already. */
  known: Readonly<Record<string, Module>>;
  isEndless: () => boolean;
}

/**
 * Runs the modules of a demo's folder, then the demo. Returns the demo's exports. Rejects with what a
 * script throws, and with a ProblemError for an import that can't be resolved.
 */
export async function evaluateDemo(
  { modules, ...main }: CompiledCode,
  { findLoader, known, isEndless }: Options,
): Promise<Module> {
  const own = new Map<string, Module>();
  const findAny: FindModule = (imported) => {
    const module = own.get(imported.name);
    return module ? () => Promise.resolve(module) : findLoader(imported);
  };
  const run = async (name: string, { script, imports }: CompiledFile): Promise<Module> =>
    evaluate(name, script, await requireModules(imports, findAny, known), isEndless);
  for (const { name, file } of modules) {
    own.set(name, await run(`${name}.ts`, file));
  }
  return run(SCRIPT, main);
}
