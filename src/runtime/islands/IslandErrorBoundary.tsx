import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What is shown in place of an island that threw. */
export type IslandFallback = ComponentType<{ error: Error; tryAgain: () => void }>;

interface Props {
  fallback: IslandFallback;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/** An island that throws says so in its own place; the page around it goes on. */
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
