import { readKept } from '../kept/keptFiles';
import { languageRoot } from '../languageRoot';

/** Name of the page in each language (src/pages/offline.tsx). */
const NAME = 'offline';

/** Returns the site path of a language's offline page. */
export const offlinePath = (root: string): string => root + NAME;

/** What is shown when not even the offline page is kept. */
const PLAIN_TEXT =
  'You are offline, and this page is not on your device.\n你已离线，此页面未保存在设备上。\n';

/** Returns the page that says that a path isn't on the device, in the path's language if it is kept. */
export async function readOfflinePage(path: string): Promise<Response> {
  const page =
    (await readKept('pages', offlinePath(languageRoot(path)))) ??
    (await readKept('pages', offlinePath('/')));
  // Whoever wants the page at the path must not take this one for it.
  const status = 503;
  return page
    ? new Response(await page.text(), { status, headers: page.headers })
    : new Response(PLAIN_TEXT, {
        status,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
}
