import { fetchInTime, fetchText } from '@component-docs/kit/browser/fetchInTime';
import { isSavingData } from '@component-docs/kit/browser/isSavingData';

/** URLs of the files that this page has kept or tried to. */
const done = new Set<string>();

/**
 * Has the worker keep the files that the frame of an edited demo has loaded, so that demos can be edited
 * offline. The frame's own requests don't reach the worker.
 */
function keepFiles(urls: readonly string[]): void {
  if (!navigator.serviceWorker?.controller || isSavingData()) {
    return;
  }
  for (const url of urls.filter((each) => !done.has(each))) {
    done.add(url);
    // The worker keeps each asset that a page fetches.
    fetchInTime(url, (response) => response.arrayBuffer(), { priority: 'low' }).catch(() => {
      done.delete(url);
    });
  }
}

const NAME = /^[\w.-]+\.js$/;

/**
 * Returns whether a page hands the text of a file to the frame of an edited demo: the frame's own scripts,
 * and the style sheets of the demo. All of them are public, but the code in the frame may be anybody's.
 *
 * @param folder URL of the folder with the frame's scripts
 * @param stylesheets URLs
 */
function isFrameFile(
  url: string,
  { folder, stylesheets }: { folder: string; stylesheets: readonly string[] },
): boolean {
  return (
    (url.startsWith(folder) && NAME.test(url.slice(folder.length))) || stylesheets.includes(url)
  );
}

interface Options {
  /** Returns the URLs of the files that the frame may have: its script and folder, and stylesheets. */
  own: () => { script: string; folder: string; stylesheets: readonly string[] };
  /** Sends the frame the text of a file; undefined if it can't be had. */
  send: (url: string, text: string | undefined) => void;
  /** Called when the frame asks for a file for the first time: it still loads. */
  onAsk: () => void;
}

/**
 * Hands files to the frame of an edited demo that has no network, and keeps files that a frame has loaded.
 */
export function createFrameFiles({ own, send, onAsk }: Options) {
  const asked = new Set<string>();
  return {
    /** Sends the frame a file that it asks for, if the frame may have it. */
    hand(url: string): void {
      if (!isFrameFile(url, own())) {
        return;
      }
      if (!asked.has(url)) {
        asked.add(url);
        onAsk();
      }
      fetchText(url)
        .catch(() => undefined)
        .then((text) => send(url, text), console.error);
    },
    /**
     * Keeps the scripts that the frame reports as loaded, if they are the frame's own, with its other files.
     */
    keep(scripts: readonly string[]): void {
      const { script, ...files } = own();
      const loaded = scripts.filter((url) => isFrameFile(url, files));
      keepFiles([script, ...loaded, ...files.stylesheets]);
    },
  };
}
