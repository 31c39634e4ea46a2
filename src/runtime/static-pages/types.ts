import type { ApiPageData, TocEntry } from '../../reference/component-page/types';

/** What the layout of a document needs to know of a page, beside its content. */
export interface PageSummary extends Pick<ApiPageData, 'slug' | 'previous' | 'next'> {
  title: string;
  description: string;
  permalink: string;
  toc: TocEntry[];
}

/** A page whose content was printed at build. */
export interface PreparedPage extends PageSummary {
  html: string;
}
