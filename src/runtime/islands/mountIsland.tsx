import { startTransition, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Starts React in an island's element: takes over the server's markup where there is some, renders
 * anew where there is none (client-side navigation, development server). Runs in a transition so
 * that React may interrupt it for input. Gives the function that unmounts it.
 */
export function mountIsland(
  container: HTMLElement,
  id: string,
  element: ReactElement,
  onCommit: () => void,
): () => void {
  const content = <Committed onCommit={onCommit}>{element}</Committed>;
  let root: Root | undefined;
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, content, { identifierPrefix: id });
    } else {
      root = createRoot(container, { identifierPrefix: id });
      root.render(content);
    }
  });
  // The shell may be rendering when it lets go of the island, and React refuses to unmount a root
  // meanwhile.
  return () => void setTimeout(() => root?.unmount());
}
