import { createPageCache } from '../../browser/pages/navigation';

const page = (name: string) => ({ head: '', content: name, htmlClass: '' });

function cacheOf(maxPages?: number) {
  const fetched: string[] = [];
  const fetchPage = (path: string) => {
    fetched.push(path);
    return path === '/broken' ? Promise.reject(new Error('broken')) : Promise.resolve(page(path));
  };
  return { fetched, cache: createPageCache(fetchPage, maxPages) };
}

test('fetches a page once, whichever way its path is written', async () => {
  const { fetched, cache } = cacheOf();
  const [first, second] = await Promise.all([cache.get('/a'), cache.get('/a/')]);
  expect(second).toBe(first);
  await cache.get('/a.html');
  expect(fetched).toEqual(['/a']);
});

test('keeps the pages that were used last', async () => {
  const { fetched, cache } = cacheOf(2);
  await cache.get('/a');
  await cache.get('/b');
  await cache.get('/a');
  await cache.get('/c');
  expect([cache.has('/a'), cache.has('/b'), cache.has('/c')]).toEqual([true, false, true]);
  await cache.get('/b');
  expect(fetched).toEqual(['/a', '/b', '/c', '/b']);
});

test('asks again for a page that failed', async () => {
  const { fetched, cache } = cacheOf();
  await expect(cache.get('/broken')).rejects.toThrow('broken');
  expect(cache.has('/broken')).toBe(false);
  await expect(cache.get('/broken')).rejects.toThrow('broken');
  expect(fetched).toHaveLength(2);
});
