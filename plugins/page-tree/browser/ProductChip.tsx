import Translate from '@docusaurus/Translate';
import { stateOfProduct } from '../shared/catalogue';
import type { CatalogueEntry } from '../shared/catalogue';

/** The mark of what isn't written yet. */
export function PlannedChip() {
  return (
    <span className="sidebar-chip sidebar-chip--neutral">
      <Translate id="product.planned" description="Mark of a product without pages">
        Planned
      </Translate>
    </span>
  );
}

/** Marks a product that this site doesn't describe. */
export function ProductChip({ product }: { product: CatalogueEntry }) {
  switch (stateOfProduct(product)) {
    case 'written':
      return null;
    case 'planned':
      return <PlannedChip />;
    case 'elsewhere':
      return (
        <span className="sidebar-chip sidebar-chip--neutral">
          <Translate
            id="product.elsewhere"
            description="Mark of a product that only the official site describes"
          >
            Official site only
          </Translate>
        </span>
      );
  }
}
