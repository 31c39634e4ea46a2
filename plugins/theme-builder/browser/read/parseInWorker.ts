import type { ReadProblem } from './parseCode';
import type { Literal } from './readLiteral';

/** How long parsing may take, in ms. A theme takes less than a tenth of it on a slow phone. */
const LIMIT_MS = 5000;

type Answer = Literal | ReadProblem | 'notLoaded';

/** Parses code in a worker, within a limit. Resolves to 'notLoaded' without a network. */
export function parseInWorker(code: string): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(
      /* webpackChunkName: "theme-reader" */ new URL('./codeWorker.ts', import.meta.url),
    );
    let timer = 0;
    const end = (answer: Answer) => {
      window.clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('error', () => end('notLoaded'));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) => {
      if (data === 'ready') {
        timer = window.setTimeout(() => end('tooComplex'), LIMIT_MS);
        worker.postMessage(code);
      } else {
        end(data);
      }
    });
  });
}
