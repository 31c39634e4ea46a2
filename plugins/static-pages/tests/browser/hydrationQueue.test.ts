import { hydrateInTurn } from '../../browser/islands/controlIsland';

test('islands hydrate in order, each in a separate macrotask, also after one that fails', async () => {
  const log: string[] = [];
  const task = (name: string) => () => {
    log.push(name);
    queueMicrotask(() => log.push(`${name}, then its microtask`));
    if (name === 'b') {
      throw new Error('broken');
    }
  };
  const runs = ['a', 'b', 'c'].map((name) =>
    hydrateInTurn(task(name)).then(
      () => log.push(`${name} done`),
      (error: unknown) => log.push(String(error)),
    ),
  );
  expect(log).toEqual([]);
  await Promise.all(runs);
  expect(log).toEqual([
    'a',
    'a, then its microtask',
    'a done',
    'b',
    'b, then its microtask',
    'Error: broken',
    'c',
    'c, then its microtask',
    'c done',
  ]);
});
