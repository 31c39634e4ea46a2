import { useRef } from 'react';
import { useReferenceBehavior } from '../../reference/behavior/useReferenceBehavior';
import { useArrival } from '../first-screen/useArrival';
import { TypePopover } from '../../reference/type-popover/TypePopover';
import styles from './PreparedContent.module.css';

/** A page's content as the server printed it (`PreparedSource`). */
export function PreparedContent({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null);
  useReferenceBehavior(content);
  const isArriving = useArrival();
  return (
    <div ref={content}>
      <div
        data-prepared-page=""
        data-rest={isArriving ? '' : undefined}
        className={isArriving ? styles.arriving : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <template data-prepared-end="" />
      <TypePopover content={content} />
    </div>
  );
}
