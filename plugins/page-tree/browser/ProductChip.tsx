import Translate from '@docusaurus/Translate';
import { isDescribed } from '../shared/catalogue';
import type { CatalogueEntry } from '../shared/catalogue';

/** Marks a product that this site doesn't describe. */
export function ProductChip({ product }: { product: CatalogueEntry }) {
  return isDescribed(product) ? null : (
    <span className="sidebar-chip sidebar-chip--neutral">
      <Translate id="product.elsewhere">Official site only</Translate>
    </span>
  );
}
