import { useCallback, useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { areSingleKeysOn, hasOwnKeys } from '@component-docs/preferences/browser/singleKeys';
import styles from './SearchButton.module.css';
import { shortcutKey } from '@component-docs/kit/browser/keys';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Returns whether a key press opens the search: Ctrl+K or ⌘K anywhere, `/` where keys have no other meaning.
 *
 * @param target the element with focus
 * @param areSingleKeysOn whether the reader wants shortcuts of a single key
 */
export function opensSearch(
  event: Keys,
  target: EventTarget | null,
  areSingleKeysOn: boolean,
): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = shortcutKey(event);
  if (ctrlKey || metaKey) {
    return !altKey && !shiftKey && /^k$/i.test(key);
  }
  return areSingleKeysOn && key === '/' && !altKey && !hasOwnKeys(target);
}

/** Returns what a key press types; empty for other keys and for those that press a button. */
export function typedCharacter(event: Keys): string {
  const isText = [...event.key].length === 1 && event.key !== ' ';
  return isText && !event.ctrlKey && !event.metaKey && !event.altKey ? event.key : '';
}

const loadDialog = () =>
  import(/* webpackChunkName: "search" */ './lazy/SearchDialog').then(
    (module) => module.SearchDialog,
  );

/**
 * Opens the search, whose code is loaded when a reader is about to use it: on a click, with Ctrl+K,
 * ⌘K, or `/`, and by typing while the button has focus.
 */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [shortcut, setShortcut] = useState('');
  const { Component: Dialog, prepare, request } = useOnDemand(loadDialog);
  const open = useCallback(() => request(() => setIsOpen(true)), [request]);
  const close = useCallback(() => {
    setIsOpen(false);
    setQuery('');
  }, []);

  useEffect(() => {
    // The server doesn't know the platform: its HTML reserves the space.
    setShortcut(/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K');
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && opensSearch(event, event.target, areSingleKeysOn())) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  const label = translate({
    id: 'search.button',
    message: 'Search…',
    description: 'Button that opens the search',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={(event) => {
          const typed = event.key === '/' ? '' : typedCharacter(event);
          if (typed) {
            event.preventDefault();
            setQuery((before) => before + typed);
            open();
          }
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </svg>
        <span>{label}</span>
        <kbd aria-hidden="true" translate="no">
          {shortcut}
        </kbd>
      </button>
      {Dialog && <Dialog isOpen={isOpen} query={query} onQuery={setQuery} onClose={close} />}
    </>
  );
}
