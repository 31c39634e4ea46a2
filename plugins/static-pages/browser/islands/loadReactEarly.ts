import { mayPrefetch } from '../pages/prefetchLinks';
import { loadReact } from './controlIsland';
import { readerActs } from './readerActs';
import { whenIdle } from './whenNeeded';

/**
 * Loads React at the first sign that a reader is there, because what they press next may need it. Not on metered
 * connections: there, it comes with the press.
 */
export async function loadReactEarly(): Promise<void> {
  await readerActs();
  if (mayPrefetch()) {
    whenIdle(() => void loadReact().catch(() => undefined));
  }
}
