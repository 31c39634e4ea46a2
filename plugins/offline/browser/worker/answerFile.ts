import { keep, readKept } from '../kept/keptFiles';
import { DATA_FILES } from '../../../static-pages/shared/dataFiles';
import { readSaved } from '../saved/readSaved';
import { readOfflinePage } from './offlinePage';
import { sendRequest } from './sendRequest';
import type { FetchEvent } from './scope';

/** Returns whether a file is kept once it was used: pages show it, or load it as data. */
const isToKeep = ({ destination }: Request, pathname: string) =>
  destination === 'image' || DATA_FILES.some((file) => pathname.endsWith(`/${file}`));

/** Answers with a file beside the pages, such as an image: the network's, or a kept one without it. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  try {
    const response = await sendRequest(request);
    if (response.ok && isToKeep(request, pathname)) {
      event.waitUntil(keep('assets', pathname, response.clone()).catch(() => undefined));
    }
    return response;
  } catch (error) {
    const kept = (await readKept('assets', pathname)) ?? (await readSaved(pathname));
    if (kept) {
      return kept;
    }
    if (request.mode === 'navigate') {
      return readOfflinePage(pathname);
    }
    throw error;
  }
}
