import { mayPrefetch } from '../pages/prefetchLinks';
import { loadReact } from './controlIsland';
import { whenIdle } from './whenNeeded';

/** Signs of a reader who may press something next. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Loads React at the first sign that a reader is there, because what they press next may need it. Not on metered
 * connections: there, it comes with the press.
 */
export function loadReactEarly(): void {
  const load = () => {
    SIGNS.forEach((type) => window.removeEventListener(type, load));
    if (mayPrefetch()) {
      whenIdle(() => void loadReact().catch(() => undefined));
    }
  };
  SIGNS.forEach((type) => window.addEventListener(type, load, { passive: true }));
}
