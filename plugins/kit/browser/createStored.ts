import { createStore } from './createStore';
import type { Store } from './createStore';

/** Why a value isn't stored: the browser can't, or a later version of the site has stored another form of it. */
export type StoreProblem = 'notStored' | 'laterVersion';

/** A value that the browser keeps, for all tabs. `set` shows a value without storing it. */
export interface Stored<Value> extends Store<Value> {
  /**
   * Changes the value that is stored by then, which may be another tab's, and stores it. An update that
   * returns the same value stores nothing. It runs again when other tabs change the value before it is stored.
   */
  change: (update: (value: Value) => Value) => void;
  /** Why the last changes aren't stored; undefined if they are. Listeners are called when it changes, too. */
  problem: () => StoreProblem | undefined;
}

interface Format<Value> {
  key: string;
  /** Parses the stored text, which may be anything; null if nothing is stored. Never throws. */
  parse: (text: string | null) => Value;
  print: (value: Value) => string;
}

/** The version of the stored format. Data without a version has this one. */
const VERSION = 1;

function isLaterVersion(text: string | null): boolean {
  try {
    const json = JSON.parse(text ?? 'null') as { version?: unknown } | null;
    return typeof json?.version === 'number' && json.version > VERSION;
  } catch {
    return false;
  }
}

/**
 * Creates a store for a value that local storage keeps, one for each key of a document. It follows other tabs.
 * Nothing is written before a change. A change that can't be stored lasts as long as the page, and a value
 * that a later version of the site has stored is left as it is: see `problem`.
 */
export function createStored<Value>({ key, parse, print }: Format<Value>): Stored<Value> {
  let known: string | null = null;
  /** Changes that aren't stored. */
  let waiting: ((value: Value) => Value)[] = [];
  const values = createStore(parse(null));
  const problems = createStore<StoreProblem | undefined>(undefined);

  function follow(): void {
    let text = known;
    try {
      text = localStorage.getItem(key);
    } catch {
      // Storage is blocked, or there is none.
    }
    if (text === known) {
      return;
    }
    known = text;
    if (isLaterVersion(text)) {
      problems.set('laterVersion');
      return;
    }
    values.set(waiting.reduce((value, update) => update(value), parse(text)));
    store();
  }

  /** Stores the value if there are changes to store. */
  function store(): void {
    if (isLaterVersion(known)) {
      return;
    }
    try {
      if (waiting.length > 0) {
        const text = print(values.get());
        localStorage.setItem(key, text);
        known = text;
        waiting = [];
      }
      problems.set(undefined);
    } catch {
      problems.set('notStored');
    }
  }

  follow();
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      // Without a key, all was removed.
      if (event.key === key || event.key === null) {
        follow();
      }
    });
  }
  return {
    get: values.get,
    set: values.set,
    problem: problems.get,
    change(update) {
      follow();
      const value = update(values.get());
      if (!Object.is(value, values.get())) {
        waiting.push(update);
        values.set(value);
        store();
      }
    },
    subscribe(listener) {
      const endings = [values.subscribe(listener), problems.subscribe(listener)];
      return () => endings.forEach((end) => end());
    },
  };
}
