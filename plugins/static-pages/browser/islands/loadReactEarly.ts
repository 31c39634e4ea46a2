import { mayPrefetch } from '../pages/connection';
import { loadReact } from './controlIsland';
import { whenIdle } from './whenNeeded';
import { whenReaderActs } from './whenReaderActs';

/**
 * Loads React at the first sign that a reader is there, because what they press next may need it. Not on metered
 * connections: there, it comes with the press.
 */
export function loadReactEarly(): void {
  whenReaderActs(() => {
    if (mayPrefetch()) {
      whenIdle(() => void loadReact().catch(() => undefined));
    }
  });
}
