// New: a product in one line, for the product menu. None, unless the site describes its products.
import type { ReactNode } from 'react';

export default function ProductDescription(_props: { id: string }): ReactNode {
  return null;
}
