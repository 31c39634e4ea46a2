import type { ReactElement } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { asDocument } from '../../reference/component-page/asDocument';
import { PreparedSource } from './PreparedSource';
import type { PageSummary } from './types';

/** A document whose content is printed to be shown as it stands. */
export function preparedDocument(content: ReactElement, page: PageSummary): PropDocContent {
  return asDocument(() => <PreparedSource page={page}>{content}</PreparedSource>, page);
}
