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
 * What is shown in place of a demo that threw: its error at once, and the rest, which few readers
 * ever see, once its code and labels are there.
 */
export function CrashReport({ error, language, onReset }: Props) {
  const [details, setDetails] = useState<ReactElement | null>(null);
  useEffect(() => {
    let current = true;
    loadDetails({ error, language, onReset }).then(
      (element) => current && setDetails(element),
      () => {
        // Offline: the error alone has to do.
      },
    );
    return () => {
      current = false;
    };
  }, [error, language, onReset]);
  return <div role="alert">{details ?? <pre>{error.message}</pre>}</div>;
}
