import { keptAt, openEntry, toEntry } from '../../../browser/kept/keptFiles';

const NOW = new Date('2030-01-31T00:00:00Z');

function respond(text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'self'",
    },
  });
}

test('a kept response is as it was, with its policy, but not compressed', async () => {
  const opened = await openEntry(await toEntry(respond('你好'), NOW));
  expect(await opened?.text()).toBe('你好');
  expect(opened?.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(opened?.headers.has('content-encoding')).toBe(false);
});

test('a response that was cut short is damaged', async () => {
  const entry = await toEntry(respond('complete'), NOW);
  expect(await openEntry(new Response('compl', { headers: entry.headers }))).toBeUndefined();
  expect(await openEntry(new Response('complete'))).toBeUndefined();
});

test('a body that breaks off is not kept', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('begin'));
      controller.error(new Error('broken'));
    },
  });
  await expect(toEntry(new Response(body), NOW)).rejects.toThrow('broken');
});

test('it says when it was kept', async () => {
  expect(keptAt(await toEntry(respond(''), NOW))).toBe(NOW.getTime());
  expect(keptAt(new Response(''))).toBe(0);
});
