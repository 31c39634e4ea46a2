import Translate from '@docusaurus/Translate';

/** Marks a product that this site has no pages of yet. */
export function PlannedChip() {
  return (
    <span className="sidebar-chip sidebar-chip--neutral">
      <Translate id="product.planned" description="Mark of a product without pages">
        Planned
      </Translate>
    </span>
  );
}
