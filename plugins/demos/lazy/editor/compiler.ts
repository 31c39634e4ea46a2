import type {
  CompileResult,
  CompilerRequest,
  CompilerResponse,
  CompilerTask,
  NamedFile,
} from '@component-docs/sandbox/shared/types';
import type { DemoSource } from '../../shared/types';

/** How long an answer may take, in ms. Short code can take a parser of types any time. */
const LIMIT_MS = 5000;

class TooSlowError extends Error {}

interface Waiting {
  request: CompilerRequest;
  resolve: (response: CompilerResponse) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
/** Requests, oldest first: the worker is at the first one. */
const waiting = new Map<number, Waiting>();
let lastId = 0;
/** Runs while a worker whose script has loaded owes an answer. */
let timer: number | undefined;
let isReady = false;

function endWorker(): void {
  window.clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  isReady = false;
}

/** Gives up the request that the worker is at, and has another worker answer the others. */
function giveUp(url: string): void {
  endWorker();
  const [first, ...others] = waiting.values();
  if (first) {
    waiting.delete(first.request.id);
    first.reject(new TooSlowError());
    worker = startWorker(url);
    others.forEach(({ request }) => worker?.postMessage(request));
  }
}

function limitTime(url: string): void {
  window.clearTimeout(timer);
  if (isReady && waiting.size > 0) {
    timer = window.setTimeout(() => giveUp(url), LIMIT_MS);
  }
}

function startWorker(url: string): Worker {
  const started = new Worker(url);
  started.addEventListener('message', ({ data }: MessageEvent<CompilerResponse>) => {
    isReady = true;
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
    limitTime(url);
  });
  started.addEventListener('error', () => {
    // Its script couldn't be loaded. The next request tries again.
    endWorker();
    waiting.forEach(({ reject }) => reject(new Error('The compiler could not be loaded.')));
    waiting.clear();
  });
  return started;
}

function ask(url: string, task: CompilerTask): Promise<CompilerResponse> {
  worker ??= startWorker(url);
  const id = (lastId += 1);
  const request: CompilerRequest = { ...task, id };
  return new Promise((resolve, reject) => {
    waiting.set(id, { request, resolve, reject });
    worker?.postMessage(request);
    if (waiting.size === 1) {
      limitTime(url);
    }
  });
}

/** Starts the compiler, so that it is there when the reader types. */
export function prepareCompiler(url: string): void {
  worker ??= startWorker(url);
}

/**
 * Compiles an edited demo in a worker, which all demos of the page share. Code that takes too long counts as
 * endless. Rejects if the worker can't be loaded.
 *
 * @param url URL of the worker's script
 * @param modules the modules that the demo can import from its folder
 */
export async function compile(
  url: string,
  source: string,
  modules: readonly NamedFile<string>[],
): Promise<CompileResult> {
  try {
    const response = await ask(url, { task: 'compile', source, modules });
    return response.task === 'compile' ? response.result : { problem: { kind: 'no-component' } };
  } catch (error) {
    if (error instanceof TooSlowError) {
      return { problem: { kind: 'endless' } };
    }
    throw error;
  }
}

/** Removes the types of an edited demo. Resolves to the source itself if it doesn't parse. */
export async function toJavaScript(url: string, source: string): Promise<string> {
  const response = await ask(url, { task: 'to-javascript', source });
  return response.task === 'to-javascript' ? response.text : source;
}

const MODULE = /\.ts$/;

/** Returns the modules of a demo's folder by the names that its code imports: `./people`. */
export function modulesOf({ files = [] }: Pick<DemoSource, 'files'>): NamedFile<string>[] {
  return files
    .filter(({ name }) => MODULE.test(name))
    .map(({ name, TS }) => ({ name: `./${name.replace(MODULE, '')}`, file: TS.code }));
}
