import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';

interface Props {
  error: Error;
  language: string;
  onReset: () => void;
}

async function loadDetails({ language, ...props }: Props): Promise<ReactElement> {
  const [{ CrashDetails }, { withLabels }] = await Promise.all([
    import(/* webpackChunkName: "demo-crash" */ './CrashDetails'),
    import(/* webpackChunkName: "demo-crash" */ '../reader/language/withLabels'),
  ]);
  return withLabels(language, <CrashDetails {...props} />);
}

/**
 * Shown in place of a demo that threw: its error immediately, and the details once their code and
 * labels have loaded. They are separate because few readers ever see them.
 */
export function CrashReport({ error, language, onReset }: Props) {
  const [details, setDetails] = useState<ReactElement | null>(null);
  useEffect(() => {
    let current = true;
    loadDetails({ error, language, onReset }).then(
      (element) => current && setDetails(element),
      () => {
        // Offline: only the error is shown.
      },
    );
    return () => {
      current = false;
    };
  }, [error, language, onReset]);
  return <div role="alert">{details ?? <pre>{error.message}</pre>}</div>;
}
