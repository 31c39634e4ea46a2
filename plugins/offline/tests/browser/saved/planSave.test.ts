import type { OfflineManifest } from '../../../shared/manifest';
import {
  completePlan,
  hasAllFiles,
  isOutdated,
  planSave,
  unneededFiles,
  withoutSets,
  withShells,
} from '../../../browser/saved/planSave';
import { findSaved, NOTHING_SAVED, savedKeys, storedPath } from '../../../browser/saved/savedState';
import type { SavedState } from '../../../browser/saved/savedState';

const FIRST: OfflineManifest = {
  release: 'first',
  main: '/assets/js/main.1.js',
  sets: {
    shell: { '/': [10, 'home1'], '/assets/js/main.1.js': [100, 'main1'] },
    'material-ui': {
      '/material-ui/react-button': [20, 'button1'],
      '/assets/demo.js': [30, 'demo'],
    },
    system: { '/system/a': [40, 'a'] },
  },
};

/** The button page has changed, and one product is gone. */
const SECOND: OfflineManifest = {
  ...FIRST,
  release: 'second',
  sets: {
    shell: FIRST.sets.shell ?? {},
    'material-ui': { ...FIRST.sets['material-ui'], '/material-ui/react-button': [25, 'button2'] },
  },
};

const DATE = '2030-01-31T00:00:00Z';

function stored(state: SavedState): Set<string> {
  return new Set(
    Object.values(state.sets).flatMap((set) =>
      Object.entries(set?.files ?? {}).map(([path, entry]) => storedPath(path, entry)),
    ),
  );
}

function save(...keys: Parameters<typeof planSave>[2]): SavedState {
  return completePlan(NOTHING_SAVED, planSave(NOTHING_SAVED, { en: FIRST }, keys, new Set()), DATE);
}

test('a product comes with the shell of its language', () => {
  expect(withShells(['zh/system', 'en/system', 'en/x'])).toEqual([
    'zh/shell',
    'en/shell',
    'zh/system',
    'en/system',
    'en/x',
  ]);
});

test('a first save fetches everything', () => {
  const plan = planSave(NOTHING_SAVED, { en: FIRST }, ['en/material-ui'], new Set());
  expect(plan).toMatchObject({ total: 160, present: 0 });
  expect(plan.missing.map(({ path }) => path)).toEqual([
    '/',
    '/assets/js/main.1.js',
    '/material-ui/react-button',
    '/assets/demo.js',
  ]);
});

test('a save that was interrupted continues with what is missing', () => {
  const plan = planSave(
    NOTHING_SAVED,
    { en: FIRST },
    ['en/material-ui'],
    new Set(['/?home1', '/assets/demo.js?demo']),
  );
  expect(plan).toMatchObject({ total: 160, present: 40 });
  expect(plan.missing.map(({ path }) => path)).toEqual([
    '/assets/js/main.1.js',
    '/material-ui/react-button',
  ]);
});

test('a new release is fetched by what has changed, and what it lacks is given up', () => {
  const state = save('en/material-ui', 'en/system');
  const plan = planSave(state, { en: SECOND }, [], stored(state));
  expect(plan.missing.map(({ path }) => path)).toEqual(['/material-ui/react-button']);
  const next = completePlan(state, plan, DATE);
  expect(savedKeys(next)).toEqual(['en/shell', 'en/material-ui']);
  expect(unneededFiles(next, stored(state))).toEqual([
    '/material-ui/react-button?button1',
    '/system/a?a',
  ]);
  expect(findSaved(next, '/material-ui/react-button')).toEqual([25, 'button2']);
});

test('back to the release before, the same way', () => {
  const state = save('en/material-ui');
  const second = completePlan(state, planSave(state, { en: SECOND }, [], stored(state)), DATE);
  const back = planSave(second, { en: FIRST }, [], stored(second));
  expect(back.missing.map(({ path }) => path)).toEqual(['/material-ui/react-button']);
});

test('sets that are saved already keep their date when others are added', () => {
  const state = save('en/material-ui');
  const plan = planSave(state, { en: FIRST }, ['en/system'], stored(state));
  const next = completePlan(state, plan, '2031-01-01T00:00:00Z');
  expect(next.sets['en/material-ui']?.savedAt).toBe(DATE);
  expect(next.sets['en/system']?.savedAt).toBe('2031-01-01T00:00:00Z');
});

test('what the reader has asked for is pending until it is complete', () => {
  const pending: SavedState = { sets: {}, pending: ['en/system', 'zh/system'] };
  const plan = planSave(pending, { en: FIRST }, ['en/system'], new Set());
  expect(completePlan(pending, plan, DATE).pending).toEqual(['zh/system']);
});

test('the shell goes with the last product of its language', () => {
  const state = save('en/material-ui', 'en/system');
  const one = withoutSets(state, ['en/system']);
  expect(savedKeys(one)).toEqual(['en/shell', 'en/material-ui']);
  expect(withoutSets(one, ['en/material-ui'])).toEqual(NOTHING_SAVED);
  expect(withoutSets(state, ['zh/system'])).toEqual(state);
});

test('a release is new when its list differs, also back to an earlier one', () => {
  const state = save('en/material-ui');
  expect(isOutdated(state, { en: FIRST })).toBe(false);
  expect(isOutdated(state, { en: SECOND })).toBe(true);
  expect(isOutdated(state, {})).toBe(false);
  expect(isOutdated(NOTHING_SAVED, { en: SECOND })).toBe(false);
});

test('a file that the browser has removed is missed', () => {
  const state = save('en/material-ui');
  const places = stored(state);
  expect(hasAllFiles(state, places)).toBe(true);
  places.delete('/?home1');
  expect(hasAllFiles(state, places)).toBe(false);
});
