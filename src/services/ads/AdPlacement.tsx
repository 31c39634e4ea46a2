import './AdPlacement.module.css';

/**
 * The place of a page's one ad: right before the content, which CSS needs to reserve the ad's box at
 * the end of the description before there is any script. `showAd` brings the ad.
 */
export function AdPlacement() {
  return <span data-ad-placement hidden />;
}
