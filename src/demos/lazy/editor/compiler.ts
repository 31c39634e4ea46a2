import type {
  CompileResult,
  CompilerRequest,
  CompilerResponse,
  NamedFile,
} from '../../sandbox/types';

interface Waiting {
  resolve: (response: CompilerResponse) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let lastId = 0;

function startWorker(url: string): Worker {
  const started = new Worker(url);
  started.addEventListener('message', ({ data }: MessageEvent<CompilerResponse>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    // Its script couldn't be loaded. The next request tries again.
    worker = undefined;
    waiting.forEach(({ reject }) => reject(new Error('The compiler could not be loaded.')));
    waiting.clear();
  });
  return started;
}

/** A request before it is numbered. */
type Task<Request = CompilerRequest> = Request extends CompilerRequest
  ? Omit<Request, 'id'>
  : never;

function ask(url: string, task: Task): Promise<CompilerResponse> {
  worker ??= startWorker(url);
  const id = (lastId += 1);
  const request: CompilerRequest = { ...task, id };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage(request);
  });
}

/** Starts the compiler, so that it is there when the reader types. */
export function prepareCompiler(url: string): void {
  worker ??= startWorker(url);
}

/**
 * Compiles an edited demo in a worker, which all demos of the page share. Rejects if the worker can't
 * be loaded.
 *
 * @param url URL of the worker's script
 * @param modules what the demo can import from its folder
 */
export async function compile(
  url: string,
  source: string,
  modules: readonly NamedFile<string>[],
): Promise<CompileResult> {
  const response = await ask(url, { task: 'compile', source, modules });
  return response.task === 'compile' ? response.result : { problem: { kind: 'no-component' } };
}

/** Removes the types of an edited demo. Resolves to the source itself if it doesn't parse. */
export async function toJavaScript(url: string, source: string): Promise<string> {
  const response = await ask(url, { task: 'to-javascript', source });
  return response.task === 'to-javascript' ? response.text : source;
}
