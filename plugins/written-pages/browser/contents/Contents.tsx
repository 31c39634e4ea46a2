import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ContentsList } from './ContentsList';
import type { ContentsListProps } from './ContentsList';
import styles from './Contents.module.css';

interface Props extends ContentsListProps {
  className?: string;
  /** What the site shows above and below the list. */
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
      aria-label={translate({
        id: 'contents.label',
        message: 'Page table of contents',
        description: 'Name of the contents',
      })}
    >
      {above}
      <p className={styles.heading}>
        <Translate id="contents.heading" description="Heading of the contents">
          Contents
        </Translate>
      </p>
      <ContentsList {...listProps} />
      {below}
    </nav>
  );
}
