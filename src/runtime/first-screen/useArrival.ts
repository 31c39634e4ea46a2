import { startTransition, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { afterPaint } from './afterPaint';

/** The contents list of the development server looks for every heading at once. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/**
 * Whether no more than a page's first screen is to be shown yet. When a link leads to a page, title and
 * first screen are painted first. All is there at once in the server's HTML, on the way back, whose
 * scroll position it holds, and for a fragment, which may be in it.
 */
export function useArrival(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const canWait = isBrowser && !IS_DEVELOPMENT && action === 'PUSH' && !location.hash;
  const [isArriving, setIsArriving] = useState(canWait);
  useEffect(() => afterPaint(() => startTransition(() => setIsArriving(false))), []);
  return isArriving;
}
