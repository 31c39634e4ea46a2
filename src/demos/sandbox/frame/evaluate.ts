import { GUARD } from '../compile/guardLoops';

type Exports = Record<string, unknown>;
type Factory = (require: unknown, exports: Exports, guard: () => void) => void;

/** The name of the script, by which the lines of its errors are found. */
const SCRIPT = 'demo.tsx';

const CALLBACK = '__evaluate';

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
    const handleError = ({ message }: ErrorEvent) => reject(new SyntaxError(message));
    // What the browser refuses to parse is an error of the window, before the script has loaded.
    window.addEventListener('error', handleError, { once: true });
    element.addEventListener('load', () => {
      window.removeEventListener('error', handleError);
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
 * Runs a CommonJS script from a `blob:` URL, because the frame's security policy forbids `eval`.
 * Returns its exports. Rejects with what the script throws.
 */
export async function evaluate(
  script: string,
  require: (name: string) => unknown,
  guard: () => void,
): Promise<Exports> {
  let factory: Factory | undefined;
  const target = window as unknown as Record<string, unknown>;
  target[CALLBACK] = (received: Factory) => {
    factory = received;
  };
  await loadScript(
    `${CALLBACK}(function(require,exports,${GUARD}){${script}\n});\n//# sourceURL=${SCRIPT}`,
  );
  const exports: Exports = {};
  factory?.(require, exports, guard);
  return exports;
}
