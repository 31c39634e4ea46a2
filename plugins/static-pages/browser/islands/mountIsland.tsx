// This module and its imports are React's chunk: code that every page loads imports it only dynamically.
import { createElement, startTransition, useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { PagePart } from '../recovery/PagePart';
import type { CrashFallback } from '../recovery/PartBoundary';
import { IslandProviders } from './IslandProviders';

/**
 * Returns the element that is rendered for an island: its component with the contexts of all islands.
 *
 * @param fallback is shown if the component throws; by default, the reader can try again
 */
export function frameIsland<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  fallback?: CrashFallback,
): ReactElement {
  return (
    <IslandProviders>
      <PagePart fallback={fallback}>{createElement(component, props)}</PagePart>
    </IslandProviders>
  );
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Starts React in an island's element. Hydrates the server's markup if there is any; otherwise
 * (client-side navigation, development server) renders from scratch. Runs in a transition, so that
 * React may interrupt it for input.
 *
 * @returns a function that unmounts the island
 */
export function mountIsland(
  container: HTMLElement,
  id: string,
  element: ReactElement,
  onCommit: () => void,
): () => void {
  const content = <Committed onCommit={onCommit}>{element}</Committed>;
  let root: Root | undefined;
  let isRemoved = false;
  // React also reports an error when a root is removed before hydration, or when a translator changed the HTML
  // before: it renders the island from scratch then. The `font` elements of translators show that there is one.
  const onRecoverableError = (error: unknown) => {
    if (!isRemoved && !document.querySelector('font')) {
      reportError(error);
    }
  };
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, content, { identifierPrefix: id, onRecoverableError });
    } else {
      root = createRoot(container, { identifierPrefix: id });
      root.render(content);
    }
  });
  // The shell may be rendering when it removes the island, and React refuses to unmount a root
  // during rendering. A microtask runs after it, and before observers hear that the island has no size any
  // more: a grid would log that its parent is empty.
  return () => {
    isRemoved = true;
    queueMicrotask(() => root?.unmount());
  };
}
