import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { createAnswerer } from './createAnswerer';
import { createIndexStore } from './createIndexStore';
import type { WorkerRequest } from './messages';

// A separate thread: typing stays smooth while an index is opened and searched.
const answer = createAnswerer(createIndexStore(fetchText), (message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data));
