import { fetchText } from '../../lib/fetchInTime';
import { createAnswerer } from './createAnswerer';
import { createIndexStore } from './createIndexStore';
import type { PrepareRequest, WorkerRequest } from './messages';

// A separate thread: typing stays smooth while an index is opened and searched.
const store = createIndexStore(fetchText);
const answer = createAnswerer(store, (message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<PrepareRequest | WorkerRequest>) => {
  if (data.type === 'prepare') {
    store.prepare(data.baseUrl);
  } else {
    void answer(data);
  }
});
