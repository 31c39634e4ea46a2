/** A component of the site's theme. */
declare module '@theme/ProductDescription' {
  import type { ReactNode } from 'react';

  /** A product in one line. */
  export default function ProductDescription(props: { id: string }): ReactNode;
}
