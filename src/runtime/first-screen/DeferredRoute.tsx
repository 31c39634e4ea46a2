import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import type { RouteComponentProps } from 'react-router';
import { usePaintedValue } from './usePaintedValue';

const CurrentContext = createContext<RouteComponentProps | null>(null);

/**
 * What is the same on every page but for links that name the address: it learns of a new address once
 * the page there is painted. Takes an element that stays the same one, which React then leaves alone.
 */
export function DeferredRoute({ children }: { children: ReactNode }) {
  const current = useContext(RouterContext);
  return (
    <CurrentContext.Provider value={current}>
      <RouterContext.Provider value={usePaintedValue(current)}>{children}</RouterContext.Provider>
    </CurrentContext.Provider>
  );
}

/** What follows the address at once, also where what is around it does not. */
export function CurrentRoute({ children }: { children: ReactNode }) {
  const around = useContext(RouterContext);
  const current = useContext(CurrentContext) ?? around;
  return <RouterContext.Provider value={current}>{children}</RouterContext.Provider>;
}
