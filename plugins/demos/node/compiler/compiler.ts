import path from 'node:path';
import { Worker } from 'jest-worker';
import type { readDemos } from '../prop-index/readDemos';
import type { typeCheck } from './typeCheck';

/** The tasks of the thread (`thread.cjs`). */
interface Tasks {
  readDemos: typeof readDemos;
  typeCheck: typeof typeCheck;
}

type Compiler = {
  [Name in keyof Tasks]: (...args: Parameters<Tasks[Name]>) => Promise<ReturnType<Tasks[Name]>>;
};

type Thread = Compiler & Pick<Worker, 'end'>;

/**
 * The thread and the number of tasks that need it. Global because the development server loads this
 * module again with the site config, and would leave a thread behind each time.
 */
const SHARED = Symbol.for('demos.compiler');
interface State {
  thread?: Thread;
  users: number;
}
const shared = globalThis as { [SHARED]?: State };
const state: State = (shared[SHARED] ??= { users: 0 });

function startThread(): Thread {
  return new Worker(path.join(__dirname, 'thread.cjs'), {
    exposedMethods: ['readDemos', 'typeCheck'] satisfies (keyof Compiler)[],
    numWorkers: 1,
    enableWorkerThreads: true,
    maxRetries: 0,
  }) as unknown as Thread;
}

/** Whether this is `npm start`, which shows a changed demo before the compiler has read it. */
export const IS_SERVER = process.env.NODE_ENV === 'development';

/**
 * Runs a task with the compiler. Its thread starts with the first task. A build ends it after the
 * last one, because the build needs the memory; the development server keeps it with the parsed
 * declarations.
 */
export async function withCompiler<Value>(
  task: (compiler: Compiler) => Promise<Value>,
): Promise<Value> {
  const thread = (state.thread ??= startThread());
  state.users += 1;
  try {
    return await task(thread);
  } finally {
    state.users -= 1;
    if (state.users === 0 && !IS_SERVER) {
      delete state.thread;
      await thread.end();
    }
  }
}
