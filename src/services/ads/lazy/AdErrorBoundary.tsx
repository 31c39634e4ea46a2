import { Component } from 'react';
import type { ReactNode } from 'react';
import { track } from '../../analytics/track';

interface Props {
  /** The label of the slot, for the event. */
  label: string | null;
  children: ReactNode;
}

/** Removes an ad that throws and sends an event; the rest of the page isn't affected. */
export class AdErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    track('ad', { eventAction: 'crash', eventLabel: String(this.props.label) });
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
