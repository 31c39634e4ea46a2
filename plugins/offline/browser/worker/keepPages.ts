import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { pathKey } from '@component-docs/static-pages/shared/pages';
import { filesOfPage } from '../../shared/manifest';
import { isKept, keep, readKept } from '../kept/keptFiles';
import { languageRoot } from '../paths';
import type { ShownMessage } from '../messages';
import { routeRequest } from './routeRequest';

/** Name of the page in each language (src/pages/offline.tsx). */
const NAME = 'offline';

/** Returns the site path of a language's offline page. */
const offlinePath = (root: string): string => root + NAME;

/** The text that is shown when not even the offline page is kept. */
const PLAIN_TEXT =
  'You are offline, and this page is not on your device.\n你已离线，此页面未保存在设备上。\n';

/** Returns the page that says that a path isn't on the device, in the path's language if it is kept. */
export async function readOfflinePage(path: string): Promise<Response> {
  const page =
    (await readKept('pages', offlinePath(languageRoot(path)))) ??
    (await readKept('pages', offlinePath('/')));
  // A program that wants the page at the path must not take this page for it.
  const status = 503;
  return page
    ? new Response(await page.text(), { status, headers: page.headers })
    : new Response(PLAIN_TEXT, {
        status,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
}

/** Requests at a time, so that the reader's next action isn't held up. */
const AT_A_TIME = 4;

async function fetchAndKeep(
  kind: 'pages' | 'assets',
  path: string,
  init?: Pick<RequestInit, 'cache'>,
): Promise<void> {
  await fetchInTime(
    path,
    (response) => {
      if (!response.ok) {
        throw new Error(`${path} answered with status ${response.status}.`);
      }
      return keep(kind, path, response);
    },
    init,
  );
}

/** Keeps the files that aren't kept yet. Skips files that can't be fetched. */
async function keepAssets(paths: readonly string[]): Promise<void> {
  const next = new Set(paths).values();
  const work = async () => {
    for (const path of next) {
      if (!(await isKept('assets', path))) {
        await fetchAndKeep('assets', path).catch(() => undefined);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function filesOfKeptPage(path: string): Promise<string[]> {
  const page = await readKept('pages', pathKey(path));
  return page ? filesOfPage(await page.text(), languageRoot(path)) : [];
}

/** Keeps the page that is shown for all pages that aren't on the device. Rejects when it can't be fetched. */
export async function keepOfflinePage(root: string): Promise<void> {
  const path = offlinePath(root);
  await fetchAndKeep('pages', path, { cache: 'reload' });
  await keepAssets(await filesOfKeptPage(path));
}

/** Keeps a page that a reader sees, with the files that it names and the files that it has loaded. */
export async function keepShownPage({ path, files }: ShownMessage): Promise<void> {
  const { origin } = self.location;
  const isAsset = (file: string) => {
    const request = { method: 'GET', mode: '', cache: '', accept: '', isPartial: false };
    return ['asset', 'file'].includes(routeRequest({ ...request, url: origin + file }, origin));
  };
  try {
    if (!(await isKept('pages', pathKey(path)))) {
      await fetchAndKeep('pages', pathKey(path));
    }
    await keepAssets([...(await filesOfKeptPage(path)), ...files.filter(isAsset)]);
  } catch {
    // Without a network, or without storage: the page is kept at its next visit.
  }
}
