import { createRoot } from 'react-dom/client';
import { IslandProviders } from '@component-docs/static-pages/browser/islands/IslandProviders';
import { AdSlot } from './AdSlot';

/**
 * Renders a page's ad, which adds itself to the description. If it crashes, its box disappears, too.
 *
 * @param place the container of the React root, in which nothing is visible
 * @returns a function that removes the ad
 */
export function mountAd(place: HTMLElement): () => void {
  const removeBox = () => place.removeAttribute('data-ad-placement');
  const root = createRoot(place);
  root.render(
    <IslandProviders>
      <AdSlot onCrash={removeBox} />
    </IslandProviders>,
  );
  return () => root.unmount();
}
