import { createContext, useMemo } from 'react';
import type { ReactNode } from 'react';

/** How often displays of ads are reported. */
export interface AdSettings {
  /** The share of displays that are reported, from 0 to 1. */
  GADisplayRatio: number;
}

export const DEFAULT_SETTINGS: AdSettings = { GADisplayRatio: 0.1 };

/** Read by `useAdSettings`, which is loaded only with an ad. */
export const AdContext = createContext<AdSettings | null>(null);

interface Props {
  config?: Partial<AdSettings>;
  children: ReactNode;
}

/** Provides the settings of ads, merged over the defaults. */
export function AdProvider({ config, children }: Props) {
  const settings = useMemo(() => ({ ...DEFAULT_SETTINGS, ...config }), [config]);
  return <AdContext.Provider value={settings}>{children}</AdContext.Provider>;
}
