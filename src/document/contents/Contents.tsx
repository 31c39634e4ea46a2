import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { isPlainClick } from '../../site/navigation/isPlainClick';
import { SPONSOR_SLOTS } from '../../services/sponsors/sponsors';
import { Sponsors } from '../../services/sponsors/Sponsors';
import { TocBanner } from '../../services/sponsors/TocBanner';
import { ContentsList, useHeadingLevels } from './ContentsList';
import type { ContentsListProps } from './ContentsList';
import styles from './Contents.module.css';
import { useActiveHeading } from './useActiveHeading';

interface Props extends ContentsListProps {
  className?: string;
}

/** The contents of a page beside it, with the entry marked that the reader is at. */
export function Contents({ className, toc, ...listProps }: Props) {
  const { minHeadingLevel, maxHeadingLevel } = useHeadingLevels(listProps);
  const ids = useMemo(
    () =>
      toc
        .filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
        .map(({ id }) => id),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
  const { activeId, choose } = useActiveHeading(ids);
  const chooseByClick = (event: MouseEvent, id: string) => {
    if (isPlainClick(event)) {
      choose(id);
    }
  };
  return (
    <nav
      className={clsx(styles.contents, 'thin-scrollbar', className)}
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
      <ContentsList {...listProps} toc={toc} activeId={activeId} onEntryClick={chooseByClick} />
      <Sponsors {...SPONSOR_SLOTS} />
    </nav>
  );
}
