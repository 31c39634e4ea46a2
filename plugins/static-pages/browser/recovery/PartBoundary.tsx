import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * Returns whether React failed because an element or a text isn't where React put it: the translator of a
 * browser or an extension has replaced it. Rendering from scratch works then.
 */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Shown in place of a part that threw. */
export type CrashFallback = ComponentType<{ error: Error; tryAgain: () => void }>;

interface Props {
  fallback: CrashFallback;
  /** Tells the reader that the part is rendered again. */
  onRestart: () => void;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/** How often a part is rendered again before the reader is asked: something may break it each time. */
const MAX_RESTARTS = 5;

/**
 * Keeps the page around a part that throws. If a translator or an extension has changed the part's
 * elements, it is rendered again from scratch, and the reader is told. Otherwise the fault is its own, and
 * the fallback is shown.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null };

  private restarts = 0;

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (this.restarts < MAX_RESTARTS && isForeignChange(error)) {
      this.restarts += 1;
      this.props.onRestart();
      this.setState({ error: null });
    }
  }

  private readonly tryAgain = () => {
    this.restarts = 0;
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    const { fallback: Fallback, children } = this.props;
    if (!error) {
      return children;
    }
    // Nothing for now: `componentDidCatch` renders it again before the browser draws.
    return this.restarts < MAX_RESTARTS && isForeignChange(error) ? null : (
      <Fallback error={error} tryAgain={this.tryAgain} />
    );
  }
}
