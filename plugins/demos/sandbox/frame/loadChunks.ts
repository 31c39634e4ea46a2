import { loadScript, SCRIPTS_FOLDER } from './loadFiles';

/** What the bundler's runtime tells of a script that has loaded or failed. */
interface LoadEvent {
  type: 'load' | 'error';
  target: { src: string };
}

declare const __webpack_require__: {
  /** Where chunks are. */
  p: string;
  /** Loads a script. */
  l: (url: string, done: (event: LoadEvent) => void) => void;
};

// Imported before everything that loads chunks.
__webpack_require__.p = SCRIPTS_FOLDER;
__webpack_require__.l = (url, done) => {
  const end = (type: LoadEvent['type']) => () => done({ type, target: { src: url } });
  loadScript(url).then(end('load'), end('error'));
};
