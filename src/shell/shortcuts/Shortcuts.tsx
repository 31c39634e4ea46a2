import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../../../plugins/static-pages/browser/on-demand/useOnDemand';
import { sayLoadFailed } from '../../../plugins/static-pages/browser/notice/notices';
import { shortcutOf } from './shortcutKeys';
import { shortcutListStore } from './shortcutList';
import { areSingleKeysOn } from '../../../plugins/preferences/browser/singleKeys';

const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ './lazy');

const loadList = () => loadShortcuts().then((module) => module.ShortcutList);

/** Answers shortcuts of a single key. What they do, and their list, load with the first press. */
export function Shortcuts() {
  const { Component: List, request } = useOnDemand(loadList);
  const isOpen = useSyncExternalStore(
    shortcutListStore.subscribe,
    shortcutListStore.get,
    shortcutListStore.get,
  );
  const close = useCallback(() => shortcutListStore.set(false), []);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? undefined : shortcutOf(event, event.target);
      if (!shortcut || !areSingleKeysOn()) {
        return;
      }
      event.preventDefault();
      if (shortcut === 'list') {
        shortcutListStore.set(true);
      } else {
        loadShortcuts().then(({ runShortcut }) => runShortcut(shortcut), sayLoadFailed);
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  useEffect(() => {
    if (isOpen) {
      request(() => undefined);
    }
  }, [isOpen, request]);

  return List && <List isOpen={isOpen} onClose={close} />;
}
