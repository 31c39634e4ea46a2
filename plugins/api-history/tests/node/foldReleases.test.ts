import type { ItemFacts, ReleaseFacts } from '@component-docs/react-api-model/facts/model';
import { foldRelease, resumeFold, startFold } from '../../node/foldReleases';
import type { PackageRecord } from '../../node/readRecord';

interface Props {
  documented?: readonly string[];
  undocumented?: readonly string[];
  attributes?: readonly string[];
}

function component({ documented = [], ...others }: Props): ItemFacts {
  const facts = Object.fromEntries(documented.map((name) => [name, { type: 'string' }]));
  return {
    kind: 'component',
    documented: true,
    members: { prop: { documented: facts, ...others } },
  };
}

function release(version: string, items: ReleaseFacts['items'], unreadable = {}): ReleaseFacts {
  return { version, items, unreadable };
}

function fold(...releases: ReleaseFacts[]): PackageRecord {
  return releases.reduce(foldRelease, startFold('@mui/material')).record;
}

/** Folds releases 1.0.0, 2.0.0, … of a package with one component; undefined: it isn't exported. */
function chip(...releases: (Props | undefined)[]) {
  const all = releases.map((props, index) =>
    release(`${index + 1}.0.0`, props ? { Chip: component(props) } : {}),
  );
  return fold(...all).items.Chip;
}

const prop = (kind: 'added' | 'removed', name: string) => ({ subject: 'prop', kind, name });
const item = (kind: 'added' | 'removed', name = 'Chip') => ({ subject: 'component', kind, name });

test('knows nothing before the first release, and dates what comes later', () => {
  expect(chip({ documented: ['a'] }, { documented: ['a', 'b'] })).toEqual({
    kind: 'component',
    documented: true,
    members: { prop: { b: '2.0.0' } },
    changes: { '2.0.0': [prop('added', 'b')] },
  });
});

test('lists a removed prop, and dates one that returns from its return', () => {
  const found = chip({ documented: ['a', 'b'] }, { documented: ['a'] }, { documented: ['a', 'b'] });
  expect(found?.members).toEqual({ prop: { b: '3.0.0' } });
  expect(found?.changes).toEqual({
    '2.0.0': [prop('removed', 'b')],
    '3.0.0': [prop('added', 'b')],
  });
});

test('does not take lost documentation for a removal', () => {
  const found = chip(
    { documented: ['a', 'color', 'className'] },
    { documented: ['a'], undocumented: ['color'], attributes: ['className'] },
  );
  expect(found?.changes).toEqual({});
});

test('dates a prop from the release whose types accept it, even if it is documented later', () => {
  const found = chip(
    { documented: ['a'] },
    { documented: ['a'], undocumented: ['slots'] },
    { documented: ['a', 'slots'] },
  );
  expect(found?.members).toEqual({ prop: { slots: '2.0.0' } });
  expect(found?.changes).toEqual({ '2.0.0': [prop('added', 'slots')] });
});

test('does not date a prop that the first release accepts without documenting it', () => {
  const found = chip(
    { undocumented: ['slots'], attributes: ['title'] },
    { documented: ['slots', 'title'] },
  );
  expect(found).toMatchObject({ members: {}, changes: {} });
});

test('dates a new component, but not the props that came with it', () => {
  expect(chip(undefined, { documented: ['a'] }, { documented: ['a', 'b'] })).toEqual({
    kind: 'component',
    documented: true,
    since: '2.0.0',
    members: { prop: { b: '3.0.0' } },
    changes: { '2.0.0': [item('added')], '3.0.0': [prop('added', 'b')] },
  });
});

test('keeps the changes of a component that is removed and added again', () => {
  const found = chip({ documented: ['a'] }, { documented: ['a', 'b'] }, undefined, {
    documented: ['a', 'b'],
  });
  expect(found).toMatchObject({ since: '4.0.0', members: {} });
  expect(found?.changes).toEqual({
    '2.0.0': [prop('added', 'b')],
    '3.0.0': [item('removed')],
    '4.0.0': [item('added')],
  });
});

test('shows a renamed component as one removal and one addition', () => {
  const { items } = fold(
    release('5.0.0', { TrapFocus: component({ documented: ['open'] }) }),
    release('6.0.0', { FocusTrap: component({ documented: ['open'] }) }),
  );
  expect(items.TrapFocus?.changes).toEqual({ '6.0.0': [item('removed', 'TrapFocus')] });
  expect(items.FocusTrap?.changes).toEqual({ '6.0.0': [item('added', 'FocusTrap')] });
});

test('does not take a component for a new one when only its package changes', () => {
  // Exported all along, but documented and implemented by another package at first.
  const moved: ItemFacts = {
    kind: 'component',
    members: { prop: { documented: {}, undocumented: ['open'] } },
  };
  const { items } = fold(
    release('5.0.0', { Portal: moved }),
    release('6.0.0', { Portal: component({ documented: ['open'] }) }),
  );
  expect(items.Portal).toEqual({ kind: 'component', documented: true, members: {}, changes: {} });
});

test('compares with the last readable release', () => {
  const { items } = fold(
    release('5.0.0-beta.0', { Chip: component({ documented: ['a', 'b'] }) }),
    release('5.0.0-beta.1', {}, { Chip: 'prop "a": unknown' }),
    release('5.0.0-beta.2', { Chip: component({ documented: ['a', 'c'] }) }),
  );
  expect(items.Chip?.changes).toEqual({
    '5.0.0-beta.2': [prop('removed', 'b'), prop('added', 'c')],
  });
});

test('does not date a component that was unreadable when it came', () => {
  const { items } = fold(
    release('5.0.0', {}),
    release('5.0.1', {}, { Chip: 'prop "a": unknown' }),
    release('5.0.2', { Chip: component({ documented: ['a'] }) }),
  );
  expect(items.Chip).toEqual({ kind: 'component', documented: true, members: {}, changes: {} });
});

test('continues a record as if all releases were folded at once', () => {
  const releases = [
    release('1.0.0', { Chip: component({ documented: ['a'] }) }),
    release('2.0.0', { Chip: component({ documented: ['a'], undocumented: ['b'] }) }),
    release('3.0.0', { Chip: component({ documented: ['a', 'b'] }), Tab: component({}) }),
  ] as const;
  const kept = fold(releases[0], releases[1]);
  const resumed = foldRelease(resumeFold(kept, releases[1]), releases[2]);
  expect(resumed.record).toEqual(fold(...releases));
});
