import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { apiTitle } from '../component-page/labels';
import { asDocument } from '../component-page/asDocument';
import { ReferenceContent } from '../component-page/ReferenceContent';
import { SymbolDocument } from './SymbolDocument';
import { symbolDescription, symbolLabels } from './labels';
import { symbolToc } from './sections';
import type { SymbolPageData } from '../../shared/symbol-page/types';

/** The page of an interface or a hook as a document. */
export function symbolDocContent(api: SymbolPageData, permalink: string): PropDocContent {
  return asDocument(
    () => (
      <ReferenceContent>
        <SymbolDocument api={api} />
      </ReferenceContent>
    ),
    {
      ...api,
      permalink,
      title: apiTitle(api),
      description: symbolDescription(api),
      toc: symbolToc(api, symbolLabels()),
    },
  );
}
