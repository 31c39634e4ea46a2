// Wraps: leads to the changes of the page.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import LastUpdated from '@theme-init/LastUpdated';
import type { Props } from '@theme/LastUpdated';

/** The date of a page's last change. It leads to all changes of the page, where its host lists them. */
export default function LastUpdatedLink(props: Props): ReactNode {
  const editUrl = useDoc().metadata.editUrl ?? '';
  const history = editUrl.replace('/edit/', '/commits/');
  const date = <LastUpdated {...props} />;
  return history === editUrl ? (
    date
  ) : (
    <Link className="page-history" to={history}>
      {date}
    </Link>
  );
}
