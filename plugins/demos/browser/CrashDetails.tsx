import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { crashIssueUrl } from './crashIssueUrl';
import type { CrashSubject } from './crashIssueUrl';

interface Props {
  subject: CrashSubject | undefined;
  error: Error;
  onReset: () => void;
}

/**
 * The error of a demo that threw, in the reader's language, with a link to report it and a button to
 * try again.
 */
export function CrashDetails({ subject, error, onReset }: Props) {
  const translate = useTranslate();
  const issue =
    subject &&
    crashIssueUrl({
      ...subject,
      message: error.message,
      address: window.location.href,
      browser: navigator.userAgent,
    });
  return (
    <>
      <strong>{translate('demos.crash')}</strong>
      <pre translate="no">{error.message}</pre>
      {issue && (
        <>
          <a href={issue} target="_blank" rel="noopener noreferrer">
            {translate('demos.report')}
          </a>{' '}
        </>
      )}
      <button type="button" onClick={onReset}>
        {translate('demos.resetDemo')}
      </button>
    </>
  );
}
