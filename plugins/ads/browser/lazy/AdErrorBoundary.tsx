import { Component, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { countCrash } from '../countCrash';

interface Props {
  label: string | null;
  onCrash?: () => void;
  children: ReactNode;
}

/** Removes an ad that throws and sends an event; the rest of the page isn't affected. */
export class AdErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  private isCounted = false;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** React calls it once for each part that throws. */
  override componentDidCatch() {
    if (this.isCounted) {
      return;
    }
    this.isCounted = true;
    this.props.onCrash?.();
    countCrash(this.props.label);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

export type Guard = (callback: () => void) => () => void;

/** Returns a function by which the component throws errors of callbacks such as timers'. */
export function useGuard(): Guard {
  const [, update] = useState<void>();
  return useCallback<Guard>(
    (callback) => () => {
      try {
        callback();
      } catch (error) {
        update(() => {
          throw error;
        });
      }
    },
    [],
  );
}
