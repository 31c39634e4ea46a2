import './AdPlacement.module.css';

/**
 * Marks a page's ad. It is right before the content, because CSS needs it there to reserve the ad's
 * box at the end of the description before any script runs. `showAd` loads the ad.
 */
export function AdPlacement() {
  return <span data-ad-placement hidden />;
}
