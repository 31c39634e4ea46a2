import { useMemo } from 'react';
import type { ReactNode } from 'react';
import DocItem from '@theme/DocItem';
import type { Props as DocItemProps } from '@theme/DocItem';
import { asDocument } from '../../reference/component-page/asDocument';
import { PreparedContent } from './PreparedContent';
import './styleSheets';
import type { PreparedPage } from './types';

interface Props extends Pick<DocItemProps, 'route'> {
  page: PreparedPage;
}

/**
 * A page of the API reference in the browser: what its React components printed at build, in the
 * layout of a document (plugins/bundling/static-pages).
 */
export default function PreparedItem({ page, route }: Props): ReactNode {
  const content = useMemo(
    () => asDocument(() => <PreparedContent html={page.html} />, page),
    [page],
  );
  return <DocItem content={content} route={route} />;
}
