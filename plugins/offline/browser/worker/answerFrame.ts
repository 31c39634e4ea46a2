import { frameDocument, FRAME_SANDBOX, framePolicy } from '../../shared/frameDocument';
import { scriptOfKeptFrame } from '../frame/keptFrame';
import { readKept } from '../kept/keptFiles';
import { readSaved } from '../saved/readSaved';
import type { FetchEvent } from './scope';

const randomText = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');

/**
 * Answers with the document that runs edited demos without a network. No worker may serve a frame whose
 * element has `sandbox`, so the response has it instead, which makes the document's origin opaque as well.
 * What such a document loads doesn't come here: its script is in it, and the page hands over the rest.
 */
export async function answerFrame({ request }: FetchEvent): Promise<Response> {
  const path = scriptOfKeptFrame(new URL(request.url));
  const kept = path && ((await readKept('assets', path)) ?? (await readSaved(path)));
  if (!kept) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return new Response('The script of this frame is not on your device.\n', {
      status: 503,
      headers,
    });
  }
  const nonce = randomText();
  return new Response(frameDocument(await kept.text(), { nonce }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox ${FRAME_SANDBOX}; frame-ancestors 'self'; ${framePolicy(`'nonce-${nonce}'`)}`,
      'x-content-type-options': 'nosniff',
    },
  });
}
