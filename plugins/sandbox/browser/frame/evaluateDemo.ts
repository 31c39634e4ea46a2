import type { CompiledCode, CompiledFile, FindModule, Module } from '../../shared/types';
import { requireModules, ProblemError } from './requireModules';
import { GUARD } from '../../shared/constants';

type Exports = Record<string, unknown>;
type Factory = (require: unknown, exports: Exports, isEndless: () => boolean) => void;

/** The name of the demo's own script, by which the lines of its errors are found. */
const SCRIPT = 'demo.tsx';

const CALLBACK = '__evaluate';

/** The message of the error that ends a loop. */
export const ENDLESS = 'A loop did not end.';

/** Throws in the demo's own script: browsers hide errors from scripts of another origin. */
const PRELUDE = `function ${GUARD}(){if(isEndless())throw new Error('${ENDLESS}')}`;

/** Returns the line of the demo's script that an error comes from. */
export function lineOfError(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = new RegExp(`(?:${SCRIPT.replace('.', '\\.')}|blob:[^\\s)]+?):(\\d+):\\d+`).exec(
    stack,
  );
  return line ? Number(line[1]) : undefined;
}

function loadScript(text: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const element = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    // Code that the browser refuses to parse causes an error of the window, before the script has loaded.
    const handleError = (event: ErrorEvent) => {
      event.stopImmediatePropagation();
      const message = event.message.replace(/^Uncaught SyntaxError: /, '');
      reject(new ProblemError({ kind: 'syntax', message, line: event.lineno }));
    };
    window.addEventListener('error', handleError, { capture: true, once: true });
    element.addEventListener('load', () => {
      window.removeEventListener('error', handleError, { capture: true });
      resolve();
    });
    element.addEventListener('error', () => reject(new Error('The script was refused.')));
    element.src = url;
    document.head.append(element);
  }).finally(() => {
    element.remove();
    URL.revokeObjectURL(url);
  });
}

/**
 * Runs a CommonJS script from a `blob:` URL, because the frame's security policy forbids `eval`. Returns its
 * exports. Rejects with the error that the script throws.
 *
 * @param name the script's name in stacks of errors
 */
async function evaluate(
  name: string,
  script: string,
  require: (name: string) => unknown,
  isEndless: () => boolean,
): Promise<Exports> {
  let factory: Factory | undefined;
  const target = window as unknown as Record<string, unknown>;
  target[CALLBACK] = (received: Factory) => {
    factory = received;
  };
  await loadScript(
    `${CALLBACK}(function(require,exports,isEndless){${PRELUDE}${script}\n});\n//# sourceURL=${name}`,
  );
  const exports: Exports = {};
  factory?.(require, exports, isEndless);
  return exports;
}

interface Options {
  findLoader: FindModule;
  /** Modules that are there already. */
  known: Readonly<Record<string, Module>>;
  isEndless: () => boolean;
}

/**
 * Runs the modules of a demo's folder, then the demo. Returns the demo's exports. Rejects with the error that
 * a script throws, and with a ProblemError for an import that can't be resolved.
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
