import type { ReactElement } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { PageSummary } from '../../runtime/static-pages/types';

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
