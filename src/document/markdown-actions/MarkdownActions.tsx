import { useState } from 'react';
import Translate from '@docusaurus/Translate';
import { useClipboardCopy } from '../code-copy/useClipboardCopy';
import styles from './MarkdownActions.module.css';

/** Gives the text of a file of the site. Rejects when the file can't be had. */
async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}.`);
  }
  return answer.text();
}

function copyLabel(isCopied: boolean, hasFailed: boolean) {
  if (isCopied) {
    return (
      <Translate id="markdown.copied" description="After copying">
        Copied
      </Translate>
    );
  }
  return hasFailed ? (
    <Translate id="markdown.failed" description="When copying failed">
      Couldn’t copy
    </Translate>
  ) : (
    <Translate id="markdown.copy" description="Button: copy as Markdown">
      Copy page as Markdown
    </Translate>
  );
}

/**
 * The page as Markdown, to copy or to look at. Its file is beside the page in every built site
 * (plugins/output/markdown); the development server has none, so nothing is shown there.
 */
export function MarkdownActions({ permalink }: { permalink: string }) {
  const { copy, isCopied } = useClipboardCopy();
  const [hasFailed, setHasFailed] = useState(false);
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const address = `${permalink.replace(/\/$/, '')}.md`;
  const copyPage = () => {
    setHasFailed(false);
    void fetchText(address)
      .then(copy)
      .catch(() => setHasFailed(true));
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} aria-live="polite" onClick={copyPage}>
        {copyLabel(isCopied, hasFailed)}
      </button>
      <a href={address}>
        <Translate id="markdown.view" description="Link to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
    </div>
  );
}
