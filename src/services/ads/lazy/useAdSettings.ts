import { useContext } from 'react';
import { AdContext, DEFAULT_SETTINGS } from '../AdProvider';
import type { AdSettings } from '../AdProvider';

/**
 * The settings of ads.
 *
 * Throws without an `<AdProvider>` around.
 */
export function useAdSettings(): AdSettings {
  const settings = useContext(AdContext);
  if (!settings) {
    throw new Error(
      'The ad config was read without its provider. Put an <AdProvider> around this component.',
    );
  }
  return { GADisplayRatio: settings.GADisplayRatio ?? DEFAULT_SETTINGS.GADisplayRatio };
}
