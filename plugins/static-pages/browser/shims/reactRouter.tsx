import { createContext, createElement, useContext, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserHistory } from './browserHistory';
import type { BrowserHistory, HistoryLocation } from './browserHistory';

/*
 * Replaces react-router-dom and react-router-config for Docusaurus' client in the built site, where one
 * route takes all addresses (plugins/static-pages/node/generated-files) and links are followed by plugins/static-pages/browser/pages.
 */

const history = createBrowserHistory();
const LocationContext = createContext<HistoryLocation>(history.loaded);

const getLocation = () => history.location;
const getLoaded = () => history.loaded;

/** Hydrates what the server printed for the document's page; if the address is another one, it follows then. */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const location = useSyncExternalStore(history.listen, getLocation, getLoaded);
  return <LocationContext.Provider value={location}>{children}</LocationContext.Provider>;
}

/** Docusaurus' client names it, and renders it only where the site's configuration asks for it. */
export { BrowserRouter as HashRouter };

interface RouteProps {
  location: HistoryLocation;
  render: () => ReactNode;
}

/** Shows its content as if the reader were at an address: the last page, while the next one loads. */
export function Route({ location, render }: RouteProps): ReactNode {
  return <LocationContext.Provider value={location}>{render()}</LocationContext.Provider>;
}

export function useHistory(): BrowserHistory {
  return history;
}

export function useLocation(): HistoryLocation {
  return useContext(LocationContext);
}

/** Docusaurus' docs name it; nothing in this browser asks which of several routes an address matches. */
export function matchPath(): null {
  return null;
}

interface OnlyRoute {
  path: string;
  component: ComponentType;
}

/** Returns the routes that match an address: all there are. */
export function matchRoutes(routes: readonly OnlyRoute[]): { route: OnlyRoute }[] {
  return routes.map((route) => ({ route }));
}

export function renderRoutes(routes: readonly OnlyRoute[]): ReactNode {
  return routes.map(({ path, component }) => createElement(component, { key: path }));
}
