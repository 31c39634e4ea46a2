// New: the reader's choices about analytics and cookies, in the footer. None, unless the site has some.
import type { ReactNode } from 'react';

export default function PrivacyChoices(): ReactNode {
  return null;
}
