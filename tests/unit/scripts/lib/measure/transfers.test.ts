import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import {
  countBytes,
  recordTransfers,
  transferType,
} from '../../../../../scripts/lib/measure/transfers';

test('counts a prefetch separately, whatever it fetches', () => {
  expect(transferType('Script', {})).toBe('script');
  expect(transferType('Other', { 'Sec-Purpose': 'prefetch' })).toBe('prefetch');
  expect(transferType('Script', { Purpose: 'prefetch' })).toBe('prefetch');
  expect(transferType('Fetch', {})).toBe('other');
  expect(transferType(undefined, {})).toBe('other');
});

/** The part of a DevTools session that recording uses: events come in, one command goes out. */
function fakeSession() {
  const events = new EventEmitter();
  const session = Object.assign(events, { send: () => Promise.resolve() });
  const begin = (requestId: string, url: string, type = 'Script', rest: object = {}) =>
    events.emit('Network.requestWillBeSent', {
      requestId,
      type,
      request: { url, headers: {} },
      ...rest,
    });
  const finish = (requestId: string, encodedDataLength: number) =>
    events.emit('Network.loadingFinished', { requestId, encodedDataLength });
  return { session: session as unknown as CDPSession, begin, finish, events };
}

test('records transfers from the network, including redirects, but not cached and embedded files', async () => {
  const { session, begin, finish, events } = fakeSession();
  const log = await recordTransfers(session);
  begin('1', 'http://localhost/foo/', 'Document');
  const redirectResponse = { encodedDataLength: 90 };
  begin('1', 'http://localhost/foo', 'Document', { redirectResponse });
  finish('1', 5000);
  begin('2', 'data:image/png;base64,AAAA', 'Image');
  finish('2', 4);
  begin('3', 'http://localhost/cached.js');
  finish('3', 0);
  begin('4', 'http://localhost/gone.js');
  events.emit('Network.loadingFailed', { requestId: '4' });

  expect(log.transfers).toEqual([
    { url: 'http://localhost/foo/', type: 'document', bytes: 90 },
    { url: 'http://localhost/foo', type: 'document', bytes: 5000 },
  ]);
  expect(countBytes(log.transfers)).toMatchObject({ document: 5090, script: 0, total: 5090 });
});

test('returns no quiet time while a request is open', async () => {
  const { session, begin } = fakeSession();
  const log = await recordTransfers(session);
  begin('1', 'http://localhost/a.js');
  expect(log.quietFor()).toBe(0);
});
