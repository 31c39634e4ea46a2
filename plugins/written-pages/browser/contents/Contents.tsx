import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { SPONSOR_SLOTS } from '../../../../src/sponsors/sponsors';
import { Sponsors } from '../../../../src/sponsors/Sponsors';
import { TocBanner } from '../../../../src/sponsors/TocBanner';
import { ContentsList } from './ContentsList';
import type { ContentsListProps } from './ContentsList';
import styles from './Contents.module.css';

interface Props extends ContentsListProps {
  className?: string;
}

/**
 * The table of contents next to a page. `followHeadings` marks the entry of the current section.
 */
export function Contents({ className, ...listProps }: Props) {
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
      {SPONSOR_SLOTS.banner && <TocBanner {...SPONSOR_SLOTS.banner} />}
      <p className={styles.heading}>
        <Translate id="contents.heading" description="Heading of the contents">
          Contents
        </Translate>
      </p>
      <ContentsList {...listProps} />
      <Sponsors {...SPONSOR_SLOTS} />
    </nav>
  );
}
