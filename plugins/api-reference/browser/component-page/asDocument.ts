import type { ReactElement } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { ApiPageData, TocEntry } from '../../shared/component-page/types';

/** The data about a page that the layout of a document needs, besides its content. */
export interface PageSummary extends Pick<ApiPageData, 'slug' | 'previous' | 'next'> {
  title: string;
  description: string;
  permalink: string;
  toc: TocEntry[];
}

/**
 * Returns a page of the API reference as a document, so that Docusaurus' layout (breadcrumbs,
 * contents, metadata) accepts it.
 *
 * @param content a component that is used only for this page, because properties are added to it
 */
export function asDocument(
  content: () => ReactElement,
  { slug, title, description, permalink, toc, previous, next }: PageSummary,
): PropDocContent {
  return Object.assign(content, {
    frontMatter: {},
    assets: {},
    contentTitle: title,
    toc,
    metadata: {
      id: `api/${slug}`,
      title,
      description,
      permalink,
      previous,
      next,
      source: '',
      sourceDirName: '.',
      slug: `/api/${slug}`,
      draft: false,
      unlisted: false,
      version: 'current',
      tags: [],
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
      frontMatter: {},
    },
  });
}
