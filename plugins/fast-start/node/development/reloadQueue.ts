import { setTimeout } from 'node:timers/promises';

/** A unit that loads again: a plugin, as `name@id`, or the whole site. */
export type Reader = string;

/** The whole site as a reader. */
export const SITE: Reader = 'site';

/** Milliseconds in which changes come together: renaming a file removes one file and adds another. */
const DELAY = 100;

/** The error that kept a reader from loading. */
export interface Failure {
  reader: Reader;
  error: unknown;
}

interface ReloadQueue {
  /** Loads a reader again, soon and together with others. */
  add: (reader: Reader) => void;
  /** Loads the failed readers again: any saved file may be the correction. */
  retry: () => void;
}

/**
 * Creates a queue of readers that have to load again. One reload runs at a time, and readers that were added in
 * the meantime load together after it. A reader whose reload failed remains due.
 *
 * @param reload loads readers again. Resolves to the failures; rejects if nothing was taken over
 * @param report receives all errors of a reload, also an empty list, unless other changes have come in the
 *   meantime
 * @param delay milliseconds
 */
export function createReloadQueue(
  reload: (readers: readonly Reader[]) => Promise<readonly Failure[]>,
  report: (errors: readonly unknown[]) => void,
  delay = DELAY,
): ReloadQueue {
  const due = new Set<Reader>();
  let asked = false;
  let isRunning = false;

  async function reloadDue(): Promise<void> {
    const readers = [...due];
    due.clear();
    const errors: unknown[] = [];
    try {
      for (const { reader, error } of await reload(readers)) {
        due.add(reader);
        errors.push(error);
      }
    } catch (error) {
      readers.forEach((reader) => due.add(reader));
      errors.push(error);
    }
    if (!asked) {
      report(errors);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (asked) {
      await setTimeout(delay);
      asked = false;
      await reloadDue();
    }
    isRunning = false;
  }

  function ask(): void {
    asked = due.size > 0;
    if (asked && !isRunning) {
      void run();
    }
  }

  return {
    add: (reader) => {
      due.add(reader);
      ask();
    },
    retry: ask,
  };
}
