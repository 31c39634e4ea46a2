import * as React from 'react';
import { fetchFolder } from './drive';
import type { DriveItem } from './drive';

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
