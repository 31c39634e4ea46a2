import Translate from '@docusaurus/Translate';
import styles from './MarkdownActions.module.css';

/**
 * A button that copies the page as Markdown, and a link to view it. `copyMarkdown` handles the
 * button. The Markdown file is next to the page in every built site (plugins/output/markdown), but
 * the development server has none, so nothing is shown there.
 */
export function MarkdownActions({ permalink }: { permalink: string }) {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const address = `${permalink.replace(/\/$/, '')}.md`;
  return (
    <div className={styles.actions}>
      {/* All labels are in the markup; `data-state` determines which one is visible. */}
      <button type="button" className={styles.copy} aria-live="polite" data-copy-markdown={address}>
        <span data-label="idle">
          <Translate id="markdown.copy" description="Button: copy as Markdown">
            Copy page as Markdown
          </Translate>
        </span>
        <span data-label="copied">
          <Translate id="markdown.copied" description="After copying">
            Copied
          </Translate>
        </span>
        <span data-label="failed">
          <Translate id="markdown.failed" description="When copying failed">
            Couldn’t copy
          </Translate>
        </span>
      </button>
      <a href={address}>
        <Translate id="markdown.view" description="Link to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
    </div>
  );
}
