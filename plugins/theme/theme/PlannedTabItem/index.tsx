// New: a route of generated data in the layout of a document.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { plannedTabContent } from '@component-docs/api-reference/browser/tabs/tabContent';
import type { PlannedTabData } from '@component-docs/api-reference/shared/tabs';

interface Props extends Pick<DocItemProps, 'route'> {
  api: PlannedTabData;
}

/** An API tab of a page that isn't written yet: it stands alone, at the same address. */
export default function PlannedTabItem({ api, route }: Props): ReactNode {
  const content = useMemo(() => plannedTabContent(api, route.path), [api, route.path]);
  return <DocItem content={content} route={route} />;
}
