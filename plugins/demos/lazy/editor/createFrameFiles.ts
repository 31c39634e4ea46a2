import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { isFrameFile } from './frameFiles';
import { keepFiles } from './keepFiles';

interface Options {
  /** Returns the URLs of the files that the frame may have: its script and folder, and stylesheets. */
  own: () => { script: string; folder: string; stylesheets: readonly string[] };
  /** Sends the frame the text of a file; undefined if it can't be had. */
  send: (url: string, text: string | undefined) => void;
  /** Called when the frame asks for a file for the first time: it still loads. */
  onAsk: () => void;
}

/** Hands files to the frame of an edited demo that has no network, and keeps what one has loaded. */
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
    /** Keeps what the frame says it has loaded, as far as it is its own, with its other files. */
    keep(scripts: readonly string[]): void {
      const { script, ...files } = own();
      const loaded = scripts.filter((url) => isFrameFile(url, files));
      keepFiles([script, ...loaded, ...files.stylesheets]);
    },
  };
}
