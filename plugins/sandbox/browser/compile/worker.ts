import type { CompilerRequest, CompilerResponse } from '../../shared/types';
import { compile, withoutTypes } from './compile';

function answer(request: CompilerRequest): CompilerResponse {
  const { id, task, source } = request;
  return task === 'compile'
    ? { id, task, result: compile(source, request.modules) }
    : { id, task, text: withoutTypes(source) };
}

self.addEventListener('message', ({ data }: MessageEvent<CompilerRequest>) => {
  self.postMessage(answer(data));
});
self.postMessage({ id: 0, task: 'ready' } satisfies CompilerResponse);
