import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import menuStyles from '../menu/Menu.module.css';
import styles from './PageActions.module.css';

/** Assistants that readers can ask about a page, and where each starts a chat; a question follows `q=`. */
export const ASSISTANTS = [
  { name: 'ChatGPT', start: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', start: 'https://claude.ai/new?q=' },
] as const;

/** A button that copies the page as Markdown (answerPageActions.ts). */
function CopyMarkdown({ address }: { address: string }) {
  return (
    // All labels are in the markup; `data-state` determines which one is visible.
    <button
      type="button"
      className={clsx(menuStyles.item, styles.copy)}
      aria-live="polite"
      data-copy-markdown={address}
    >
      <span data-label="idle">
        <Translate id="markdown.copy">Copy page as Markdown</Translate>
      </span>
      <span data-label="copied">
        <Translate id="markdown.copied">Copied</Translate>
      </span>
      <span data-label="failed">
        <Translate id="markdown.failed">Couldn’t copy</Translate>
      </span>
    </button>
  );
}

/**
 * A menu of actions for the page: copy it as Markdown, view the Markdown, and ask an assistant about it. The
 * Markdown file is next to the page in every built site (plugins/markdown-output/node), but the development
 * server has none, so nothing is shown there.
 *
 * @param guide address of the page about such files, on sites that have one
 */
export function PageActions({ permalink, guide }: { permalink: string; guide?: string }) {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const address = `${permalink.replace(/\/$/, '')}.md`;
  const name = translate({ id: 'pageActions.title', message: 'Page actions' });
  return (
    <details
      className={clsx(menuStyles.menu, styles.menu)}
      data-page-actions=""
      // For programs that compare a page with its Markdown.
      data-markdown-ignore=""
      data-address={address}
      data-question={translate({
        id: 'pageActions.question',
        message: 'Read {address}. I have questions about this page.',
      })}
    >
      <summary className={menuStyles.button}>{name}</summary>
      <div role="group" aria-label={name} className={clsx(menuStyles.list, styles.list)}>
        <CopyMarkdown address={address} />
        <a href={address} className={menuStyles.item}>
          {translate({ id: 'markdown.view', message: 'View as Markdown' })}
        </a>
        {ASSISTANTS.map((assistant) => (
          // The browser adds the question (lazy/index.ts).
          <a
            key={assistant.name}
            href={assistant.start}
            className={clsx(menuStyles.item, styles.assistant)}
            data-assistant=""
            target="_blank"
            rel="noopener noreferrer"
          >
            {translate(
              { id: 'pageActions.ask', message: 'Open in {assistant}' },
              { assistant: assistant.name },
            )}
          </a>
        ))}
        {guide !== undefined && (
          <a href={guide} className={menuStyles.item}>
            {translate({ id: 'pageActions.agents', message: 'For coding agents' })}
          </a>
        )}
      </div>
    </details>
  );
}
