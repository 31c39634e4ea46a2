import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { CrashSubject } from './crashIssueUrl';

interface Props {
  /** Absent for what isn't a demo of a page: it can't be reported. */
  subject: CrashSubject | undefined;
  error: Error;
  language: string;
  onReset: () => void;
}

async function loadDetails({ language, ...props }: Props): Promise<ReactElement> {
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
export function CrashReport({ subject, error, language, onReset }: Props) {
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
