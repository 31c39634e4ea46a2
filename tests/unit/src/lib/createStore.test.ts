import { createStore } from '../../../../src/lib/createStore';

test('tells every listener of a change, after it', () => {
  const store = createStore('a');
  const seen: string[] = [];
  store.subscribe(() => seen.push(`1 ${store.get()}`));
  store.subscribe(() => seen.push(`2 ${store.get()}`));
  store.set('b');
  expect(seen).toEqual(['1 b', '2 b']);
});

test('says nothing when the value stays', () => {
  const store = createStore(NaN);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('forgets a listener that left', () => {
  const store = createStore(1);
  const listener = jest.fn();
  store.subscribe(listener)();
  store.set(2);
  expect(listener).not.toHaveBeenCalled();
});
