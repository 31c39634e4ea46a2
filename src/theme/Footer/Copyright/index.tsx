import type { ReactNode } from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import { PrivacyChoices } from '@site/src/services/analytics/PrivacyChoices';

/** The footer's last line, with the way back to the reader's choice. */
export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <PrivacyChoices />
    </>
  );
}
