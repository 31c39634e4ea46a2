import { useTranslate } from '@component-docs/labels/browser/useTranslate';

/** The subject of a report about a demo that threw, and the repository that it goes to. */
export interface CrashSubject {
  repositoryUrl: string;
  /** `<product>/<page>/<Name>`, with the styling if the demo has several. */
  demoId: string;
}

interface Crash extends CrashSubject {
  message: string;
  /** The page's URL. */
  address: string;
  /** The browser's name for itself. */
  browser: string;
}

/** Maximum length of the error in a prefilled issue, in characters: its URL must stay below 8 kB. */
const MAX_MESSAGE = 700;

/**
 * Returns the URL of a new issue about a demo that threw, prefilled in English. It says nothing about
 * the reader: of the page's address, query and hash are left out.
 */
export function crashIssueUrl({ repositoryUrl, demoId, message, address, browser }: Crash): string {
  const { origin, pathname } = new URL(address);
  const name = demoId.split('/')[2] ?? demoId;
  const body = [
    `Demo: ${demoId}`,
    `Page: ${origin}${pathname}`,
    `Browser: ${browser}`,
    `Error:\n\n\`\`\`\n${message.slice(0, MAX_MESSAGE)}\n\`\`\``,
    'What I did before the error:',
  ];
  const issue = new URL(`${repositoryUrl}/issues/new`);
  issue.searchParams.set('title', `[docs] Demo ${name} crashes`);
  issue.searchParams.set('body', body.join('\n\n'));
  return issue.href;
}

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
  const { message } = error;
  const place = { address: window.location.href, browser: navigator.userAgent };
  const issue = subject && crashIssueUrl({ ...subject, message, ...place });
  return (
    <>
      <strong>{translate('demos.crash')}</strong>
      <pre translate="no">{message}</pre>
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
