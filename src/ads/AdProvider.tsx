import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

/** How often ads are counted (behaviours §1; the name is the reference's). */
export interface AdSettings {
  /** The share of displays that are reported, from 0 to 1. */
  GADisplayRatio: number;
}

const DEFAULTS: AdSettings = { GADisplayRatio: 0.1 };

const AdContext = createContext<AdSettings | null>(null);

interface Props {
  config?: Partial<AdSettings>;
  children: ReactNode;
}

/** Settings of ads, laid over the defaults. */
export function AdProvider({ config, children }: Props) {
  const settings = useMemo(() => ({ ...DEFAULTS, ...config }), [config]);
  return <AdContext.Provider value={settings}>{children}</AdContext.Provider>;
}

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
  return { GADisplayRatio: settings.GADisplayRatio ?? DEFAULTS.GADisplayRatio };
}
