import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { PartBoundary } from '../../../plugins/static-pages/browser/recovery/PartBoundary';

function TryAgain({ tryAgain }: { tryAgain: () => void }) {
  return (
    <button type="button" className="clean-btn" onClick={tryAgain}>
      <Translate id="crash.tryAgain" description="Crash page">
        Try again
      </Translate>
    </button>
  );
}

/** A part of header or footer. Where it throws, the others stay, and the reader can have it tried again. */
export function ShellPart({ children }: { children: ReactNode }) {
  return <PartBoundary fallback={TryAgain}>{children}</PartBoundary>;
}
