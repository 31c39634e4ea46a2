import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { takeTypedText } from './typedAhead';

/** Where a reader was in a listing when an editor took its place. */
export interface CodePlace {
  /** Index of the character before which the reader has clicked; undefined for readers with a keyboard. */
  caret: number | undefined;
  scrollTop: number;
  scrollLeft: number;
  /** The text that the reader has typed there since the click. */
  typed: string;
}

/** Returns the place in the text that a pointer is at. Not all supported browsers have the first function. */
function pointedPlace(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/**
 * Returns the index of the character in a listing before which the reader has clicked: where the pointer is,
 * or, of a click before this code had loaded, where it has left the selection. Undefined for readers with a
 * keyboard, who have no selection there.
 */
function caretIn(
  listing: HTMLElement,
  pointer: { clientX: number; clientY: number } | undefined,
): number | undefined {
  const { anchorNode, anchorOffset } = window.getSelection() ?? {};
  const place = pointer
    ? pointedPlace(pointer.clientX, pointer.clientY)
    : anchorNode && { node: anchorNode, offset: anchorOffset ?? 0 };
  if (!place || !listing.contains(place.node)) {
    return undefined;
  }
  const before = document.createRange();
  before.setStart(listing, 0);
  before.setEnd(place.node, place.offset);
  return before.toString().length;
}

/**
 * Returns where the reader is in a listing, or undefined if it must stay: the reader has gone on, or has
 * selected a part of it.
 */
function placeIn(listing: HTMLElement, caret: number | undefined): CodePlace | undefined {
  const selection = window.getSelection();
  const isSelecting =
    selection?.isCollapsed === false &&
    (listing.contains(selection.anchorNode) || listing.contains(selection.focusNode));
  const { scrollTop, scrollLeft } = listing;
  return document.activeElement === listing && !isSelecting
    ? { caret, scrollTop, scrollLeft, typed: caret === undefined ? '' : takeTypedText() }
    : undefined;
}

interface Options {
  isEditable: boolean;
  /** Loads the editor. */
  prepare: () => void;
  /** Tells the reader if that fails. */
  request: (then: () => void) => void;
  /** Whether the editor has loaded. */
  isReady: boolean;
  /** Whether the reader has changed the code. */
  isEdited: boolean;
}

/**
 * Says when a listing becomes an editor: once it has focus by keyboard, or has been clicked without selecting
 * a part of it, or its code was changed elsewhere. Returns the handlers of the element around the listing, and
 * the place that the editor takes over.
 */
export function useEditor({ isEditable, prepare, request, isReady, isEdited }: Options) {
  const place = useRef<CodePlace>();
  const isPressing = useRef(false);
  const isHeld = useRef(false);
  const [asked, setAsked] = useState<{ listing: HTMLElement; caret: number | undefined }>();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isEdited) {
      prepare();
      setShown(true);
    }
  }, [isEdited, prepare]);
  useEffect(() => {
    if (asked && isReady && isEditable) {
      // A reader who holds the button may be about to select something: the click that follows asks again.
      place.current = isHeld.current ? undefined : placeIn(asked.listing, asked.caret);
      setAsked(undefined);
      setShown((shown) => shown || place.current !== undefined);
    }
  }, [asked, isReady, isEditable]);

  const ask = useCallback(
    (listing: HTMLElement, pointer?: MouseEvent) => {
      if (isEditable) {
        const caret = caretIn(listing, pointer);
        prepare();
        setAsked({ listing, caret });
        // Readers with a keyboard may only be passing.
        if (caret !== undefined) {
          request(() => {});
        }
      }
    },
    [isEditable, prepare, request],
  );
  const handlers = {
    onPointerDown() {
      isHeld.current = true;
      const release = () => {
        isHeld.current = false;
      };
      ['pointerup', 'pointercancel'].forEach((type) =>
        window.addEventListener(type, release, { once: true }),
      );
    },
    onMouseDown() {
      // The focus event of this press comes before the timer.
      isPressing.current = true;
      setTimeout(() => {
        isPressing.current = false;
      });
    },
    onFocus({ target }: FocusEvent) {
      // Not for the copy button.
      if (!isEditable || !(target instanceof HTMLPreElement)) {
        return;
      }
      // A press may begin a selection: the click says whether it has.
      if (isPressing.current) {
        prepare();
      } else {
        ask(target);
      }
    },
    onClick(event: MouseEvent) {
      const { target } = event;
      const listing = target instanceof Element && target.closest('pre');
      if (listing) {
        // Browsers drop an earlier selection only after the click.
        setTimeout(() => ask(listing, event));
      }
    },
  };
  return { isShown: isEditable && isShown, place, ask, handlers };
}
