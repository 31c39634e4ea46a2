// Ejected: the original makes an Intl.DateTimeFormat on every page, 5 ms of each load and navigation on a fast machine. Here the date comes formatted from the build; authors are not shown.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/LastUpdated';

/** What plugins/products/product-docs adds to a document's metadata. */
interface FormattedDate {
  lastUpdatedText?: string;
}

/** When the page's source last changed. */
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
