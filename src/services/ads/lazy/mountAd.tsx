import { createRoot } from 'react-dom/client';
import { IslandProviders } from '../../../runtime/islands/IslandProviders';
import { AdSlot } from './AdSlot';

/**
 * Draws a page's ad, which finds its own way into the description.
 *
 * @param place where React's root is; nothing shows there
 * @returns a function that removes the ad
 */
export function mountAd(place: HTMLElement): () => void {
  const root = createRoot(place);
  root.render(
    <IslandProviders>
      <AdSlot />
    </IslandProviders>,
  );
  return () => root.unmount();
}
