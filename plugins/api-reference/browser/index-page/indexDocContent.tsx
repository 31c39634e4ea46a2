import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { ApiIndex } from './ApiIndex';
import { indexDescription, indexTitle } from './labels';
import type { ApiIndexData } from '../../shared/index-page/types';

/** Returns the index page of an API reference as a document, for Docusaurus' layout. */
export function indexDocContent(data: ApiIndexData, permalink: string): PropDocContent {
  const title = indexTitle(data);
  const content = () => <ApiIndex data={data} />;
  return Object.assign(content, {
    frontMatter: {},
    assets: {},
    contentTitle: title,
    toc: [],
    metadata: {
      id: 'api/index',
      title,
      description: indexDescription(data),
      permalink,
      previous: data.previous,
      next: data.next,
      source: '',
      sourceDirName: '.',
      slug: '/api',
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
