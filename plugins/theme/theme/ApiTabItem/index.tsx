// New: a route of generated data in the layout of a document.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { tabContent } from '@component-docs/api-reference/browser/tabs/tabContent';
import type { ApiTabData } from '@component-docs/api-reference/shared/pages';

interface Props extends DocItemProps {
  api: ApiTabData;
}

/** A tab of a component page, which has its own URL. */
export default function ApiTabItem({ content, api, route }: Props): ReactNode {
  const tab = useMemo(() => tabContent(content, api, route.path), [content, api, route.path]);
  return <DocItem content={tab} route={route} />;
}
