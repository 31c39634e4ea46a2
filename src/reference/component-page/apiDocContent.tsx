import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { preparedDocument } from '../../runtime/static-pages/preparedDocument';
import { ApiDocument } from './ApiDocument';
import { apiDescription, apiTitle } from './labels';
import { tocOf } from './tocOf';
import type { ApiPageData } from './types';

/** The page of a component as a document. */
export function apiDocContent(api: ApiPageData, permalink: string): PropDocContent {
  return preparedDocument(<ApiDocument api={api} />, {
    ...api,
    permalink,
    title: apiTitle(api),
    description: apiDescription(api),
    toc: tocOf(api),
  });
}
