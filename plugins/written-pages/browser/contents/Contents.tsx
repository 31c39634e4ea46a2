import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Contents.module.css';
import type { TOCItem } from '@docusaurus/mdx-loader';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@component-docs/static-pages/browser/docusaurus/internals';
import type { TOCTreeNode } from '@component-docs/static-pages/browser/docusaurus/internals';
import { useContentLanguage } from '@component-docs/labels/browser/useContentLanguage';

export interface ContentsListProps {
  toc: readonly TOCItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

interface EntriesProps {
  entries: readonly TOCTreeNode[];
  className?: string;
  lang?: string;
}

function Entries({ entries, className, lang }: EntriesProps) {
  return (
    <ul className={className} lang={lang}>
      {entries.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="table-of-contents__link"
            // The heading's own HTML, generated from the page at build.
            dangerouslySetInnerHTML={{ __html: value }}
          />
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Returns the heading levels to list: the page's choice, or the site's default. */
function useHeadingLevels({
  minHeadingLevel,
  maxHeadingLevel,
}: Pick<ContentsListProps, 'minHeadingLevel' | 'maxHeadingLevel'>) {
  const { tableOfContents } = useThemeConfig();
  return {
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  };
}

/** The headings of a document as nested links, marked with the document's language. */
export function ContentsList({ toc, minHeadingLevel, maxHeadingLevel }: ContentsListProps) {
  const levels = useHeadingLevels({ minHeadingLevel, maxHeadingLevel });
  const entries = useFilteredAndTreeifiedTOC({ toc, ...levels });
  const { lang } = useContentLanguage();
  return (
    <Entries
      entries={entries}
      lang={lang}
      className="table-of-contents table-of-contents__left-border"
    />
  );
}

interface Props extends ContentsListProps {
  className?: string;
  /** The site's elements above and below the list. */
  above?: ReactNode;
  below?: ReactNode;
}

/**
 * The table of contents next to a page. `followHeadings` marks the entry of the current section.
 */
export function Contents({ className, above, below, ...listProps }: Props) {
  return (
    <nav
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      data-contents=""
      aria-label={translate({ id: 'contents.label', message: 'Page table of contents' })}
    >
      {above}
      <p className={styles.heading}>
        <Translate id="contents.heading">Contents</Translate>
      </p>
      <ContentsList {...listProps} />
      {below}
    </nav>
  );
}
