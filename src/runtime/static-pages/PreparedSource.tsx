import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useReferenceBehavior } from '../../reference/behavior/useReferenceBehavior';
import { ViewsScript } from '../../reference/component-page/ViewsScript';
import { TypePopover } from '../../reference/type-popover/TypePopover';
import { SUMMARY_TYPE, printSummary } from './preparedHtml';
import type { PageSummary } from './types';

interface Props {
  page: PageSummary;
  children: ReactNode;
}

/**
 * Prints the content that `PreparedContent` shows in the browser: on the server, and in the
 * development server, which has no HTML to take it from.
 */
export function PreparedSource({ page, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useReferenceBehavior(content);
  return (
    <div ref={content}>
      <div data-prepared-page="">
        <script type={SUMMARY_TYPE} dangerouslySetInnerHTML={{ __html: printSummary(page) }} />
        <ViewsScript />
        {children}
      </div>
      <template data-prepared-end="" />
      <TypePopover content={content} />
    </div>
  );
}
