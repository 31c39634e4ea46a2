import type { ComponentProps } from 'react';
import items from '@generated/page-tree/default/docs-infra-navigation';
import { TreePage } from '../../site-pages/tree-page/TreePage';

type Props = Omit<ComponentProps<typeof TreePage>, 'tree' | 'items' | 'version'>;

/** A page of the manual of the docs infrastructure, which is released with the site. */
export function ManualPage(props: Props) {
  return <TreePage tree="docs-infra" items={items} version="0.0.0" {...props} />;
}
