import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { sayStartedAgain } from '../notice/notices';
import { PartBoundary } from './PartBoundary';
import type { CrashFallback } from './PartBoundary';

function TryAgain({ tryAgain }: { tryAgain: () => void }) {
  return (
    <button type="button" className="clean-btn" onClick={tryAgain}>
      <Translate id="crash.tryAgain">Try again</Translate>
    </button>
  );
}

interface Props {
  /** By default, the reader can have it tried again. */
  fallback?: CrashFallback;
  children: ReactNode;
}

/** A part of a page. Where it throws, the others stay. */
export function PagePart({ fallback = TryAgain, children }: Props) {
  return (
    <PartBoundary fallback={fallback} onRestart={sayStartedAgain}>
      {children}
    </PartBoundary>
  );
}
