import type { CompilerRequest, CompilerResponse } from '../../shared/types';
import { compile, withoutTypes } from './compile';

self.addEventListener('message', ({ data }: MessageEvent<CompilerRequest>) => {
  const { id, task, source } = data;
  const answer: CompilerResponse =
    task === 'compile'
      ? { id, task, result: compile(source, data.modules) }
      : { id, task, text: withoutTypes(source) };
  self.postMessage(answer);
});
self.postMessage({ id: 0, task: 'ready' } satisfies CompilerResponse);
