import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { symbolDocContent } from '@site/src/api-symbols/symbolDocContent';
import type { SymbolPageData } from '@site/src/api-symbols/types';

interface Props extends Pick<DocItemProps, 'route'> {
  api: SymbolPageData;
}

/** The page of an interface or a hook in the API reference, in the layout of a document. */
export default function SymbolItem({ api, route }: Props): ReactNode {
  const content = useMemo(() => symbolDocContent(api, route.path), [api, route.path]);
  return <DocItem content={content} route={route} />;
}
