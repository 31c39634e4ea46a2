import Translate from '@docusaurus/Translate';

/** Marks a product that has no pages on this site yet. */
export function PlannedChip() {
  return (
    <span className="sidebar-chip sidebar-chip--neutral">
      <Translate id="product.planned" description="Mark of a product without pages">
        Planned
      </Translate>
    </span>
  );
}
