import * as React from 'react';

export interface DriveItem {
  /** The whole path, such as `Concerts/Spring/Program.pdf`. */
  id: string;
  /** The path of the folder, which is empty on the first level. */
  folder: string;
  name: string;
  /** The number of items in a folder, and 0 for a file. */
  count: number;
}

const paths = [
  'Concerts',
  'Concerts/Spring',
  'Concerts/Spring/Posters',
  'Concerts/Spring/Posters/Draft.svg',
  'Concerts/Spring/Posters/Print.pdf',
  'Concerts/Spring/Program.pdf',
  'Concerts/Summer',
  'Concerts/Summer/Stage plan.pdf',
  'Contracts',
  'Contracts/Caterer.pdf',
  'Contracts/Sound engineer.pdf',
  'Photos',
  'Photos/Choir.jpg',
  'Photos/Rehearsal.jpg',
  'Guide for guests.pdf',
];

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

const items = paths.map((path): DriveItem => {
  const inside = paths.filter((other) => folderOf(other) === path);
  return { id: path, folder: folderOf(path), name: path.split('/').at(-1)!, count: inside.length };
});

let isFailing = false;

/** Makes the next request fail, as a lost connection would. */
export function failNext() {
  isFailing = true;
}

/** Returns the items of one folder after a while, as a server would. The path of the first level is empty. */
function fetchFolder(path: string, signal: AbortSignal): Promise<DriveItem[]> {
  const shouldFail = isFailing;
  isFailing = false;
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (signal.aborted || shouldFail) {
        reject(new Error('The server did not answer.'));
      } else {
        resolve(items.filter(({ folder }) => folder === path));
      }
    }, 400);
  });
}

interface Branch {
  isOpen: boolean;
  state: 'loading' | 'done' | 'failed';
  items: DriveItem[];
}

export interface TreeRow extends DriveItem {
  depth: number;
  branch?: Branch;
}

export interface FolderCache {
  get: (path: string) => DriveItem[] | undefined;
  set: (path: string, items: DriveItem[]) => unknown;
}

/** Returns what is inside of open folders, each item with its depth. */
function flatten(branches: Record<string, Branch | undefined>, path = '', depth = 0): TreeRow[] {
  const branch = branches[path];
  return branch?.isOpen
    ? branch.items.flatMap((item) => [
        { ...item, depth, branch: branches[item.id] },
        ...flatten(branches, item.id, depth + 1),
      ])
    : [];
}

/**
 * Loads the first level, and each folder when it opens. Both arguments must be the same objects on
 * each render.
 */
export function useTree(cache: FolderCache, isOpenAtStart?: (folder: DriveItem) => boolean) {
  const [branches, setBranches] = React.useState<Record<string, Branch | undefined>>({});
  const [message, setMessage] = React.useState('');
  const [answerCount, setAnswerCount] = React.useState(0);
  const signal = React.useRef(AbortSignal.abort());

  const change = (path: string, changes: Partial<Branch>) =>
    setBranches((all) => ({
      ...all,
      [path]: { isOpen: true, state: 'loading', items: [], ...all[path], ...changes },
    }));

  const open = React.useCallback(
    async function openFolder(path: string) {
      const known = cache.get(path);
      if (known) {
        change(path, { isOpen: true, state: 'done', items: known });
        return;
      }
      change(path, { isOpen: true, state: 'loading' });
      const { current } = signal;
      try {
        const items = await fetchFolder(path, current);
        cache.set(path, items);
        change(path, { state: 'done', items });
        setAnswerCount((count) => count + 1);
        setMessage(path && `${path}: ${items.length} loaded`);
        for (const item of items) {
          if (item.count > 0 && isOpenAtStart?.(item)) {
            void openFolder(item.id);
          }
        }
      } catch {
        if (!current.aborted) {
          change(path, { isOpen: false, state: 'failed' });
          setMessage(`${path || 'The first level'} didn’t load`);
        }
      }
    },
    [cache, isOpenAtStart],
  );

  React.useEffect(() => {
    const controller = new AbortController();
    signal.current = controller.signal;
    void open('');
    return () => controller.abort();
  }, [open]);

  const toggle = ({ id, count, branch }: TreeRow) => {
    if (count === 0) {
      return;
    }
    if (branch?.isOpen || branch?.state === 'loading') {
      change(id, { isOpen: !branch.isOpen });
    } else {
      void open(id);
    }
  };

  return {
    rows: flatten(branches),
    isLoading: branches['']?.state === 'loading',
    message,
    answerCount,
    toggle,
  };
}
