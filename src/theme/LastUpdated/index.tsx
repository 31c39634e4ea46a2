// Ejected: the original creates an Intl.DateTimeFormat on every page, which takes 5 ms of each load
// and navigation on a fast machine. Here, the build formats the date; authors are not shown.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/LastUpdated';

/** Added to a document's metadata by plugins/products/product-docs. */
interface FormattedDate {
  lastUpdatedText?: string;
}

/** The date when the page's source was last changed. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const { lastUpdatedText } = useDoc().metadata as FormattedDate;
  return lastUpdatedAt ? (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="page.lastUpdated"
        description="At the end of a page: when its source was last changed"
        values={{
          date: (
            <b>
              <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
                {lastUpdatedText}
              </time>
            </b>
          ),
        }}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  ) : null;
}
