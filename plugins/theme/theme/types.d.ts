/** Components of this theme that the classic theme doesn't have: a site replaces them. */
declare module '@theme/PrivacyChoices' {
  import type { ReactNode } from 'react';

  export default function PrivacyChoices(): ReactNode;
}
