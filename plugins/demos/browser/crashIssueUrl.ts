/** What a report about a demo that threw is about, and where it goes. */
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
