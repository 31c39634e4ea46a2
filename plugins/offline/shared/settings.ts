import { parseUrl } from '@component-docs/kit/shared/address';

/** The hosts on which the service worker may run. */
export interface ServiceWorkerSettings {
  /** The public host of the docs, such as `docs.example.org`, including its subdomains. */
  docsHost: string;
  /** Whether loopback addresses are included, for tests. */
  onLoopback: boolean;
}

/** Name of the `<meta>` that passes the build's settings to its pages. Without it, there is no worker. */
export const SETTINGS_META = 'docs-service-worker';

const HOST = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
/** Written into pages only, so that the code of other builds names no such address. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the maintainers' settings from the environment: `DOCS_HOST`, a host name without protocol or
 * port, by default the host of `SITE_URL`, and `SERVICE_WORKER_ON_LOOPBACK=1`. Returns null if none is
 * set; then there is no worker. Throws an Error that names the variable when its value is invalid.
 * (`SITE_URL` itself is checked by plugins/kit/node/siteUrl.ts.)
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServiceWorkerSettings | null {
  const docsHost = environment.DOCS_HOST ?? parseUrl(environment.SITE_URL ?? '')?.hostname ?? '';
  const onLoopback = environment.SERVICE_WORKER_ON_LOOPBACK ?? '';
  if (docsHost && !HOST.test(docsHost)) {
    throw new Error(
      `DOCS_HOST is "${docsHost}". Set it to a host name only, such as docs.example.org.`,
    );
  }
  if (!['', '0', '1'].includes(onLoopback)) {
    throw new Error(`SERVICE_WORKER_ON_LOOPBACK is "${onLoopback}". Set it to 1 or 0.`);
  }
  return docsHost || onLoopback === '1' ? { docsHost, onLoopback: onLoopback === '1' } : null;
}

/** Returns the content of the `<meta>`: the hosts, separated by spaces. */
export function writeSettings({ docsHost, onLoopback }: ServiceWorkerSettings): string {
  return [...(docsHost ? [docsHost] : []), ...(onLoopback ? LOOPBACK_HOSTS : [])].join(' ');
}

/**
 * Returns whether a page registers the worker, which is only allowed on the hosts of the `<meta>` and
 * their subdomains. A host must match as a whole, so that somebody else's `not-docs.example.org` doesn't.
 *
 * @param content Content of the settings' `<meta>`.
 * @param hostname Host name of the page, without a port.
 */
export function mayRegister(content: string, hostname: string): boolean {
  return content
    .split(' ')
    .some((host) => host !== '' && `.${hostname}`.endsWith(`.${host.toLowerCase()}`));
}
