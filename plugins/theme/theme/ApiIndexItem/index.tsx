// New: a route of generated data in the layout of a document.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { indexDocContent } from '@component-docs/api-reference/browser/documents';
import type { ApiIndexData } from '@component-docs/api-reference/shared/pages';

interface Props extends Pick<DocItemProps, 'route'> {
  api: ApiIndexData;
}

/** The index page of an API reference: generated data in the layout of a document. */
export default function ApiIndexItem({ api, route }: Props): ReactNode {
  const content = useMemo(() => indexDocContent(api, route.path), [api, route.path]);
  return <DocItem content={content} route={route} />;
}
