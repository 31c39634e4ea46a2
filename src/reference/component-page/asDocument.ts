import type { ReactElement } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { ApiPageData, TocEntry } from './types';

/** What the layout of a document needs to know of a page, beside its content. */
export interface PageSummary extends Pick<ApiPageData, 'slug' | 'previous' | 'next'> {
  title: string;
  description: string;
  permalink: string;
  toc: TocEntry[];
}

/**
 * Dresses a page of the API reference as a document, so that Docusaurus' layout (breadcrumbs,
 * contents, metadata) takes it as one. Takes a component of its own, to which it adds.
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
