import { parseCode } from './parseCode';

self.addEventListener('message', ({ data }: MessageEvent<string>) =>
  self.postMessage(parseCode(data)),
);
// Loading takes as long as the network does; only then is the time of the parsing limited.
self.postMessage('ready');
