import { planRelease } from '../../../../../scripts/lib/release/releaseSite';

const release = (name: string) => [
  'a.html',
  `assets/js/main.${name}.js`,
  `zh/assets/js/${name}.js`,
];

test('copies assets before pages', () => {
  expect(planRelease(release('1'), [], 3)).toEqual({
    copied: ['assets/js/main.1.js', 'zh/assets/js/1.js', 'a.html'],
    removed: [],
    history: [release('1')],
  });
});

test('keeps the assets of the last releases, and removes older ones', () => {
  const plans = ['1', '2', '3', '4'].reduce<ReturnType<typeof planRelease>[]>(
    (all, name) => [...all, planRelease(release(name), all.at(-1)?.history ?? [], 3)],
    [],
  );
  expect(plans.map(({ removed }) => removed)).toEqual([
    [],
    [],
    [],
    ['assets/js/main.1.js', 'zh/assets/js/1.js'],
  ]);
  expect(plans.at(-1)?.history).toEqual([
    release('4'),
    ['assets/js/main.3.js', 'zh/assets/js/3.js'],
    ['assets/js/main.2.js', 'zh/assets/js/2.js'],
  ]);
});

test('removes pages that are gone', () => {
  const { removed } = planRelease(['b.html'], [['a.html', 'assets/1.js', 'img/old.svg']], 2);
  expect(removed).toEqual(['a.html', 'img/old.svg']);
});

test('keeps an asset of an older release that a newer one has, too', () => {
  const { removed } = planRelease(['assets/same.js', 'b.html'], [['assets/same.js', 'a.html']], 1);
  expect(removed).toEqual(['a.html']);
});

test('a repeated release doesn’t push out the one before', () => {
  const first = planRelease(release('1'), [], 2);
  const second = planRelease(release('2'), first.history, 2);
  const again = planRelease(release('2'), second.history, 2);
  expect(again).toMatchObject({ removed: [], history: second.history });
});
