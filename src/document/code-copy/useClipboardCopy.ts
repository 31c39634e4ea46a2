import { useCallback, useEffect, useRef, useState } from 'react';
import { copyToClipboard } from './clipboard';

/** How long the label says "Copied", in ms (behaviours §15). */
export const COPIED_MS = 1200;

/**
 * Copying with feedback: `isCopied` is true for 1200 ms after a copy that succeeded, and a new
 * copy starts the time anew. A failure is passed on to the caller of `copy`.
 */
export function useClipboardCopy() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = useCallback(async (text: string) => {
    await copyToClipboard(text);
    if (!isMounted.current) {
      return;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
  }, []);

  return { copy, isCopied };
}
