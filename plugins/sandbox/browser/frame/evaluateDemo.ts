import type {
  CompiledCode,
  CompiledFile,
  FindModule,
  Module,
  CodeProblem,
  ImportedModule,
} from '../../shared/types';
import { GUARD } from '../../shared/types';

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

/**
 * Runs the modules of a demo's folder, then the demo. Returns the demo's exports. Rejects with the error that
 * a script throws, and with a ProblemError for an import that can't be resolved.
 *
 * @param known modules that are there already
 */
export async function evaluateDemo(
  { modules, ...main }: CompiledCode,
  findLoader: FindModule,
  known: Readonly<Record<string, Module>>,
  isEndless: () => boolean,
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

/** How long the loops of one task of the browser may run, in ms. */
const LOOP_LIMIT = 1000;

/**
 * Returns a function for every turn of a loop: whether loops have blocked the page for too long.
 *
 * @param afterTask calls back when the browser's current task is over
 * @param now returns the time in ms
 */
export function createLoopGuard(
  afterTask: (callback: () => void) => void,
  now: () => number,
): () => boolean {
  let started: number | undefined;
  return () => {
    const time = now();
    if (started === undefined) {
      started = time;
      afterTask(() => {
        started = undefined;
      });
    }
    return time - started > LOOP_LIMIT;
  };
}
