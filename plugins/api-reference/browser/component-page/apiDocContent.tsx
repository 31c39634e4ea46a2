import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { ApiDocument } from './ApiDocument';
import { asDocument } from './asDocument';
import { apiDescription, apiTitle, sectionLabels } from './labels';
import { ReferenceContent } from './ReferenceContent';
import { tocEntries } from '../../shared/component-page/sections';
import type { ApiPageData } from '../../shared/component-page/types';

/** Returns the API page of a component as a document. */
export function apiDocContent(api: ApiPageData, permalink: string): PropDocContent {
  return asDocument(
    () => (
      <ReferenceContent>
        <ApiDocument api={api} />
      </ReferenceContent>
    ),
    {
      ...api,
      permalink,
      title: apiTitle(api),
      description: apiDescription(api),
      toc: tocEntries(api, sectionLabels()),
    },
  );
}
