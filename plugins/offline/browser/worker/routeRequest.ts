import { KEPT_FRAME } from '../frame/keptFrame';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** How a request is answered. `none`: the browser sends it as if there were no worker. */
export type Route = 'page' | 'asset' | 'file' | 'frame' | 'none';

/** The facts about a request that decide who answers it. */
export interface RequestFacts {
  method: string;
  url: string;
  /** `navigate` for documents. */
  mode: string;
  /** The `Accept` header: pages that are fetched to be put into a document ask for HTML. */
  accept: string;
  /** Whether only a part of the file is wanted. */
  isPartial: boolean;
  /** The request's cache mode: `no-store` asks for the network's answer only. */
  cache: string;
}

const ROOT = `^/(?:(?:${LANGUAGES.slice(1).join('|')})/)?`;
/** Files whose names change with their content. */
const ASSET = new RegExp(`${ROOT}assets/`);
/** Workers and lists of files describe a release: only the network knows the current one. */
const RELEASE_FILE = new RegExp(`${ROOT}(?:(?:\\d+\\.)?sw\\.js|offline\\.json)$`);
/** The frame of edited demos as the worker prints it. */
const KEPT = new RegExp(`${ROOT}${KEPT_FRAME}$`);
/** The same frame as the network has it: no worker may serve it. */
const FRAME = new RegExp(`${ROOT}demo-frame(?:\\.html)?$`);
const FILE = /\.(?!html$)[a-z\d]+$/i;

/**
 * Decides how a request is answered.
 *
 * @param origin the site's origin
 */
export function routeRequest(request: RequestFacts, origin: string): Route {
  const url = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const isOurs = request.method === 'GET' && url.origin === origin && !request.isPartial;
  const isFresh = request.cache === 'no-store' && !isNavigation;
  if (!isOurs || isFresh || RELEASE_FILE.test(url.pathname) || FRAME.test(url.pathname)) {
    return 'none';
  }
  if (KEPT.test(url.pathname)) {
    return isNavigation ? 'frame' : 'none';
  }
  if (ASSET.test(url.pathname)) {
    return 'asset';
  }
  if (FILE.test(url.pathname)) {
    return 'file';
  }
  const wantsHtml = isNavigation || request.accept.startsWith('text/html');
  return wantsHtml ? 'page' : 'none';
}
