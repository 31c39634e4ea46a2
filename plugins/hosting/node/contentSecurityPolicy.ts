import { EDITOR_ORIGINS } from '@component-docs/demos/shared/export/onlineEditors';
import type { ThirdParties } from '@component-docs/third-parties/shared/types';

/** The scripts and services that the pages of a site use, besides the site's own files. */
export interface PolicySources {
  /** Hashes of inline scripts, as in a policy: `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** The hashes of the frame that runs edited demos. */
  frameHashes: readonly string[];
  thirdParties: ThirdParties;
}

/** Hosts that Google's tracking script sends events to. */
const ANALYTICS_HOSTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const originsOf = (...urls: readonly (string | undefined)[]): string[] =>
  urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));

/** Directives that fall back to `default-src` where they are missing. */
const FETCHES = /^(?:connect|frame|font|img)-src$/;

/** Serializes directives, without directives that say the same as `default-src 'self'`. */
function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([name, sources]) => !(FETCHES.test(name) && sources.join(' ') === "'self'"))
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Returns the Content-Security-Policy of all pages: scripts are files of the site, known inline scripts, and
 * scripts of configured third parties. Styles may be inline, because demos insert `<style>` elements and
 * `style` attributes that no build can know.
 */
export function pagePolicy({
  scriptHashes,
  thirdParties,
}: Omit<PolicySources, 'frameHashes'>): string {
  const { analytics, ads, feedback, errors } = thirdParties;
  // A network's script shows pictures and frames of advertisers, which nobody can list.
  const advertisers =
    ads?.script || ads?.feed ? ['https:', ...originsOf(ads.script, ads.feed)] : [];
  const frames = ads?.script ? advertisers : [];
  const trackers = analytics ? [...originsOf(analytics.script), ...ANALYTICS_HOSTS] : [];
  return serialize({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...originsOf(analytics?.script, ads?.script)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...trackers, ...advertisers],
    'connect-src': [
      "'self'",
      ...originsOf(feedback, errors?.address, ads?.script, ads?.feed),
      ...trackers,
    ],
    'frame-src': ["'self'", ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Demos open in online editors by forms.
    'form-action': ["'self'", ...EDITOR_ORIGINS],
    'frame-ancestors': ["'self'"],
  });
}

/**
 * Returns the Content-Security-Policy of the frame that runs code which readers write, as a script from
 * a `blob:` URL. Its origin is opaque, so that the code reaches neither the site's storage nor its
 * pages, and WebKit takes no file of the site for its `'self'`. The frame's own policy
 * (plugins/sandbox/node), for hosts without headers, is stricter.
 */
export function framePolicy(frameHashes: readonly string[]): string {
  return serialize({
    sandbox: ['allow-scripts', 'allow-forms', 'allow-modals', 'allow-popups'],
    'default-src': ["'self'"],
    'script-src': ["'self'", ...frameHashes, 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}
