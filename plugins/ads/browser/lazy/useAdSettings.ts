import { useContext } from 'react';
import { AdContext, DEFAULT_SETTINGS } from '@component-docs/kit/browser/AdProvider';
import type { AdSettings } from '@component-docs/kit/browser/AdProvider';

/**
 * Returns the ad settings.
 *
 * Throws outside an `<AdProvider>`.
 */
export function useAdSettings(): AdSettings {
  const settings = useContext(AdContext);
  if (!settings) {
    throw new Error(
      'The ad config was read outside its provider. Wrap this component in an <AdProvider>.',
    );
  }
  return { GADisplayRatio: settings.GADisplayRatio ?? DEFAULT_SETTINGS.GADisplayRatio };
}
