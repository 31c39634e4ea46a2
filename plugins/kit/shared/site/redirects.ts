import { redirectRules } from '../redirects';
import { keptSite } from './facts';

/** All redirects of the site, for the 404 page. */
export const REDIRECT_RULES = redirectRules(keptSite());
