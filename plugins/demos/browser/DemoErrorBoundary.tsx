import { Component, Fragment, useEffect, useState } from 'react';
import type { ReactNode, ReactElement } from 'react';
import { isForeignChange } from '@component-docs/static-pages/browser/recovery/PartBoundary';
import type { CrashSubject } from './CrashDetails';

interface Props {
  /** Absent if the component isn't a demo of a page: its crash can't be reported. */
  subject: CrashSubject | undefined;
  /** The reader's language. */
  language: string;
  children: ReactNode;
}

interface ReportProps extends Omit<Props, 'children'> {
  error: Error;
  onReset: () => void;
}

async function loadDetails({ language, ...props }: ReportProps): Promise<ReactElement> {
  const [{ CrashDetails }, { withLabels }] = await Promise.all([
    import(/* webpackChunkName: "demo-crash" */ './CrashDetails'),
    import(/* webpackChunkName: "demo-crash" */ '@component-docs/labels/browser/withLabels'),
  ]);
  return withLabels(language, <CrashDetails {...props} />);
}

/**
 * Shown in place of a demo that threw: its error immediately, and the details once their code and
 * labels have loaded. They are separate because few readers ever see them.
 */
function CrashReport({ subject, error, language, onReset }: ReportProps) {
  const [details, setDetails] = useState<ReactElement | null>(null);
  useEffect(() => {
    let current = true;
    loadDetails({ subject, error, language, onReset }).then(
      (element) => current && setDetails(element),
      () => {
        // Offline: only the error is shown.
      },
    );
    return () => {
      current = false;
    };
  }, [subject, error, language, onReset]);
  return <div role="alert">{details ?? <pre translate="no">{error.message}</pre>}</div>;
}

/** How often a demo is reset before the reader is asked: something may break it each time. */
const MAX_RESETS = 5;

interface State {
  error: Error | null;
  /** Number of resets, used as a key: a new key mounts the demo again. */
  resets: number;
}

/** Shows the error in place of a demo that throws, without affecting the rest of the page. */
export class DemoErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resets: 0 };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  /** If a translator or an extension has changed the demo's elements, renders it again from scratch. */
  override componentDidCatch(error: Error) {
    if (this.state.resets < MAX_RESETS && isForeignChange(error)) {
      // Imported on demand: every page in a browser has this code already, and the server, which renders
      // demos, too, doesn't need it.
      void import('@component-docs/static-pages/browser/notice/notices').then(
        ({ sayStartedAgain }) => sayStartedAgain(),
      );
      this.reset();
    }
  }

  /** A demo that gets other props or another look is tried again. */
  override componentDidUpdate(previous: Props, { error }: State) {
    if (error && error === this.state.error && previous.children !== this.props.children) {
      this.reset();
    }
  }

  private readonly reset = () => {
    this.setState(({ resets }) => ({ error: null, resets: resets + 1 }));
  };

  override render() {
    const { error, resets } = this.state;
    if (error) {
      const { subject, language } = this.props;
      return <CrashReport {...{ subject, error, language }} onReset={this.reset} />;
    }
    return <Fragment key={resets}>{this.props.children}</Fragment>;
  }
}
