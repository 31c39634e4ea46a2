import { useEffect, useRef, useState } from 'react';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import type { ShownCode } from '../../shared/shownCode';

/** How long the check mark is shown after copying, in ms. */
const COPIED_MS = 1000;

/** Returns a function that copies the shown file of a demo's code, and whether it was copied a moment ago. */
export function useCopySource(readCode: () => Promise<ShownCode>) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    let code: string;
    try {
      ({ selected: code } = await readCode());
    } catch {
      sayLoadFailed();
      return;
    }
    try {
      await copyToClipboard(code);
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    } catch (error) {
      console.error('The code could not be copied.', error);
    }
  };
  return { copy: () => void copy(), isCopied };
}
