// New: a route of generated data in the layout of a document.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { apiDocContent, symbolDocContent } from '@component-docs/api-reference/browser/documents';
import type { ApiPageData } from '@component-docs/api-reference/shared/component-page/types';
import type { SymbolPageData } from '@component-docs/api-reference/shared/pages';

type Data = { api: ApiPageData; symbol?: never } | { symbol: SymbolPageData; api?: never };
type Props = Pick<DocItemProps, 'route'> & Data;

/** A page of the API reference. In the built site's browser, `PreparedItem` replaces it. */
export default function ReferenceItem({ api, symbol, route }: Props): ReactNode {
  const { path } = route;
  const content = useMemo(
    () => (api ? apiDocContent(api, path) : symbolDocContent(symbol, path)),
    [api, symbol, path],
  );
  return <DocItem content={content} route={route} />;
}
