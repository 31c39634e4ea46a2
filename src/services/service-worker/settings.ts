/** Where the service worker may run. */
export interface ServiceWorkerSettings {
  /** The public host of the docs, such as `docs.example.org`; its subdomains count too. */
  docsHost: string;
  /** Whether this machine's own addresses count as well, for tests. */
  onLoopback: boolean;
}

/** The `<meta>` through which a build tells its pages the settings. No such tag, no worker. */
export const SETTINGS_META = 'docs-service-worker';

const HOST = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const LOOPBACK_WORD = 'loopback';

/**
 * Reads the maintainers' settings from the environment: `DOCS_HOST`, a host name without protocol or
 * port, and `SERVICE_WORKER_ON_LOOPBACK=1`. Gives null when neither is set: there is no worker then.
 * Throws an Error that names the variable when one cannot be understood.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServiceWorkerSettings | null {
  const docsHost = environment.DOCS_HOST ?? '';
  const onLoopback = environment.SERVICE_WORKER_ON_LOOPBACK ?? '';
  if (docsHost && !HOST.test(docsHost)) {
    throw new Error(
      `DOCS_HOST is "${docsHost}". Give a host name alone, such as docs.example.org.`,
    );
  }
  if (!['', '0', '1'].includes(onLoopback)) {
    throw new Error(`SERVICE_WORKER_ON_LOOPBACK is "${onLoopback}". Give 1 or 0.`);
  }
  return docsHost || onLoopback === '1' ? { docsHost, onLoopback: onLoopback === '1' } : null;
}

/** What the `<meta>` holds: the host, and one word more where loopback counts. */
export function writeSettings({ docsHost, onLoopback }: ServiceWorkerSettings): string {
  return [docsHost, ...(onLoopback ? [LOOPBACK_WORD] : [])].join(' ');
}

/**
 * Whether a page registers the worker (behaviours §22: on the docs host only). A host counts by
 * its whole name, not by what it contains, so that nobody else's `not-docs.example.org` does.
 *
 * @param content of the settings' `<meta>`
 * @param hostname of the page, without a port
 */
export function mayRegister(content: string, hostname: string): boolean {
  const [docsHost = '', word] = content.split(' ');
  return (
    (docsHost !== '' && `.${hostname}`.endsWith(`.${docsHost.toLowerCase()}`)) ||
    (word === LOOPBACK_WORD && LOOPBACK.test(hostname))
  );
}
