import { onDemand } from '@component-docs/static-pages/browser/on-demand/onDemand';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { areSingleKeysOn, hasOwnKeys } from '@component-docs/preferences/browser/singleKeys';
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

/** Returns the character that a key press types; empty for other keys and for keys that press a button. */
export function typedCharacter(event: Keys): string {
  const isText = [...event.key].length === 1 && event.key !== ' ';
  return isText && !event.ctrlKey && !event.metaKey && !event.altKey ? event.key : '';
}

const BUTTON = '[data-search]';

const search = onDemand(() =>
  import(/* webpackChunkName: "search" */ './lazy/openSearch').then((module) => module.openSearch),
);

const buttonAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(BUTTON) : null;

/** Whether the reader has asked for the search, whose field doesn't have the focus yet. */
let isAwaited = false;

function open(typed = ''): void {
  isAwaited = true;
  search.request((openSearch) => {
    const button = document.querySelector(BUTTON);
    if (button) {
      openSearch(button, typed);
    }
  });
}

function prepare({ target }: Event): void {
  if (buttonAround(target)) {
    search.prepare();
  }
}

const stopWaiting = () => {
  isAwaited = false;
};

/** Whether the field of the search, which may be open already, has the focus. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * Adds a key to the query while the search is on its way: shortcuts, links, and fields that had the focus
 * aren't meant. Returns whether the key is answered.
 */
function answerAwaited(event: KeyboardEvent): boolean {
  const typed = event.key === ' ' ? event.key : typedCharacter(event);
  if (typed) {
    open(typed);
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    stopWaiting();
  }
  return typed !== '' || event.key === 'Enter';
}

function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) {
    return;
  }
  if (isAwaited && !isInDialog(event.target) && answerAwaited(event)) {
    event.preventDefault();
    return;
  }
  if (opensSearch(event, event.target, areSingleKeysOn())) {
    event.preventDefault();
    open();
    return;
  }
  const typed = buttonAround(event.target) && event.key !== '/' ? typedCharacter(event) : '';
  if (typed) {
    event.preventDefault();
    open(typed);
  }
}

/**
 * Opens the search, whose code is loaded when a reader is about to use it: on a click, with Ctrl+K,
 * ⌘K, or `/`, and by typing while the button has focus.
 */
export const answerSearch: Behavior = {
  attach(body) {
    body.addEventListener('pointerover', prepare, { passive: true });
    body.addEventListener('focusin', (event) => {
      prepare(event);
      stopWaiting();
    });
    body.addEventListener('pointerdown', stopWaiting);
    body.addEventListener('click', ({ target }) => {
      if (buttonAround(target)) {
        open();
      }
    });
    // Before the shortcuts of a single key, which are answered on the document.
    body.addEventListener('keydown', answerKey);
  },
  enter() {
    // The server doesn't know the platform: its HTML reserves the space.
    const shortcut = document.querySelector(`${BUTTON} kbd`);
    if (shortcut) {
      shortcut.textContent = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
    }
    return undefined;
  },
};
