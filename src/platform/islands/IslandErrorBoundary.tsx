import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Shown in place of an island that threw. */
export type IslandFallback = ComponentType<{ error: Error; tryAgain: () => void }>;

interface Props {
  fallback: IslandFallback;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/** Shows a fallback in place of an island that throws, without affecting the page around it. */
export class IslandErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  private readonly tryAgain = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    const { fallback: Fallback, children } = this.props;
    return error ? <Fallback error={error} tryAgain={this.tryAgain} /> : children;
  }
}
