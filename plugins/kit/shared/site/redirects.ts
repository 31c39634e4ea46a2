import { redirectRules } from '../redirects';
import { keptSite } from './facts';

/** All redirects of the site, for the 404 page. */
export const REDIRECT_RULES = redirectRules(keptSite());

/** The paths whose pages only the official sites have. */
export const OFFICIAL_PATHS = keptSite().redirects.official ?? [];
