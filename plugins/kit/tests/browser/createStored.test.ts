/** @jest-environment jsdom */
import fc from 'fast-check';
import { createStored } from '../../browser/createStored';

type List = readonly string[];

function parse(text: string | null): List {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return Array.isArray(json) ? json.map(String) : [];
  } catch {
    return [];
  }
}

/** Each test has its own: stores live as long as the document, and so they would write for each other. */
let key = 'list';

const open = () => createStored<List>({ key, parse, print: JSON.stringify });
const withItem = (item: string) => (list: List) => [...list, item];
const stored = () => localStorage.getItem(key);

/** Tells the document that another tab has changed the storage. */
const tell = (changed: string | null = key) =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed }));

/** Has the browser store nothing more. */
function fill(): jest.SpyInstance {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

function renew(): void {
  localStorage.clear();
  key += '-';
}

beforeEach(renew);
afterEach(() => jest.restoreAllMocks());

test('nothing is written before a change, whatever is stored', () => {
  for (const text of ['["a"]', '{"version":2}', 'damaged', '{}']) {
    localStorage.setItem(key, text);
    open().subscribe(() => {});
    open().change((list) => list);
    expect(stored()).toBe(text);
  }
});

test('a tab that has not heard of another tab keeps its items', () => {
  const [first, second] = [open(), open()];
  first.change(withItem('a'));
  second.change(withItem('b'));
  first.change(withItem('c'));
  expect(parse(stored())).toEqual(['a', 'b', 'c']);
});

test('a tab follows another one, and the removal of everything', () => {
  const store = open();
  const heard = jest.fn();
  store.subscribe(heard);
  open().change(withItem('a'));
  tell('other');
  expect(store.get()).toEqual([]);
  tell();
  expect(store.get()).toEqual(['a']);
  expect(heard).toHaveBeenCalledTimes(1);
  localStorage.clear();
  tell(null);
  expect(store.get()).toEqual([]);
});

test('what a full storage does not take is shown, said, and stored with the next change', () => {
  const store = open();
  const full = fill();
  store.change(withItem('a'));
  expect([store.get(), store.problem(), stored()]).toEqual([['a'], 'notStored', null]);
  full.mockRestore();
  open().change(withItem('b'));
  store.change(withItem('c'));
  expect(parse(stored())).toEqual(['b', 'a', 'c']);
  expect([store.get(), store.problem()]).toEqual([['b', 'a', 'c'], undefined]);
});

test('what could not be stored is added to what another tab stores', () => {
  const store = open();
  const full = fill();
  store.change(withItem('a'));
  full.mockRestore();
  localStorage.setItem(key, '["b"]');
  tell();
  expect(store.problem()).toBeUndefined();
  expect(parse(stored())).toEqual(['b', 'a']);
});

test('without storage, a value lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  fill();
  const store = open();
  store.change(withItem('a'));
  store.change(withItem('b'));
  expect([store.get(), store.problem()]).toEqual([['a', 'b'], 'notStored']);
});

test('data of a later version stays as it is, and the store says so', () => {
  const later = '{"version":2,"items":{}}';
  localStorage.setItem(key, later);
  const store = open();
  expect(store.problem()).toBe('laterVersion');
  store.change(withItem('a'));
  expect([store.get(), store.problem(), stored()]).toEqual([['a'], 'laterVersion', later]);
});

test('a later version that another tab brings leaves the value of this one', () => {
  const store = open();
  store.change(withItem('a'));
  localStorage.setItem(key, '{"version":2}');
  tell();
  store.change(withItem('b'));
  expect([store.get(), store.problem()]).toEqual([['a', 'b'], 'laterVersion']);
  expect(stored()).toBe('{"version":2}');
});

test('no item is lost, whichever tabs add them, hear of them, or find the storage full', () => {
  const step = fc.record({ tab: fc.nat(2), isFull: fc.boolean(), isTold: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      renew();
      const tabs = [open(), open(), open()];
      steps.forEach(({ tab, isFull, isTold }, index) => {
        const full = isFull ? fill() : undefined;
        tabs[tab]?.change(withItem(String(index)));
        if (isTold) {
          tell();
        }
        full?.mockRestore();
      });
      tabs.forEach((store) => store.change(withItem('last')));
      const kept = parse(stored()).filter((item) => item !== 'last');
      expect([...kept].sort()).toEqual(steps.map((_, index) => String(index)).sort());
    }),
  );
});
