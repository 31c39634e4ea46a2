import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { ApiDocument } from './ApiDocument';
import { apiDescription, apiTitle } from './labels';
import { tocOf } from './tocOf';
import type { ApiPageData } from './types';

/**
 * Dresses an API page as a document, so that Docusaurus' layout (breadcrumbs, contents, metadata)
 * takes it as one.
 */
export function apiDocContent(api: ApiPageData, permalink: string): PropDocContent {
  const title = apiTitle(api);
  const content = () => <ApiDocument api={api} />;
  return Object.assign(content, {
    frontMatter: {},
    assets: {},
    contentTitle: title,
    toc: tocOf(api),
    metadata: {
      id: `api/${api.slug}`,
      title,
      description: apiDescription(api),
      permalink,
      previous: api.previous,
      next: api.next,
      source: '',
      sourceDirName: '.',
      slug: `/api/${api.slug}`,
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
