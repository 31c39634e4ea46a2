import './AdPlacement.module.css';

/** Marks a page's ad right before the content, where CSS reserves its box before scripts run. */
export function AdPlacement() {
  return <span data-ad-placement hidden />;
}
