import { useCallback, useEffect, useRef, useState } from 'react';
import { COPIED_MS, copyToClipboard } from '@component-docs/kit/browser/clipboard';

/**
 * Returns a function that copies text, and whether it has just succeeded: `isCopied` is true for
 * 1200 ms after a successful copy, and another copy restarts the timer. `copy` rejects if copying
 * fails.
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
