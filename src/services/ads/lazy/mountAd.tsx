import { createRoot } from 'react-dom/client';
import { IslandProviders } from '../../../runtime/islands/IslandProviders';
import { AdSlot } from './AdSlot';

/**
 * Renders a page's ad, which adds itself to the description.
 *
 * @param place the container of the React root, in which nothing is visible
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
