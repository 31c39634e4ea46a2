import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { apiDocContent } from '@site/src/api-reference/apiDocContent';
import type { ApiPageData } from '@site/src/api-reference/types';

interface Props extends Pick<DocItemProps, 'route'> {
  api: ApiPageData;
}

/** A page of the API reference: data of the build, shown in the layout of a document. */
export default function ApiItem({ api, route }: Props): ReactNode {
  const content = useMemo(() => apiDocContent(api, route.path), [api, route.path]);
  return <DocItem content={content} route={route} />;
}
