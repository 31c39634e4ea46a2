import { mayPrefetch } from '../pages/prefetchLinks';
import { loadReact } from './controlIsland';
import { readerActs } from './readerActs';
import { whenIdle } from './whenNeeded';

/**
 * Loads React at the first sign that a reader is there, because the control that they press next may need it. On
 * metered connections, React loads with the press.
 */
export async function loadReactEarly(): Promise<void> {
  await readerActs();
  if (mayPrefetch()) {
    whenIdle(() => void loadReact().catch(() => undefined));
  }
}
