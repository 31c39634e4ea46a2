import { createStore } from '../../browser/createStore';

test('calls every listener after a change', () => {
  const store = createStore('a');
  const seen: string[] = [];
  store.subscribe(() => seen.push(`1 ${store.get()}`));
  store.subscribe(() => seen.push(`2 ${store.get()}`));
  store.set('b');
  expect(seen).toEqual(['1 b', '2 b']);
});

test('does not call listeners when the value stays the same', () => {
  const store = createStore(NaN);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('does not call an unsubscribed listener', () => {
  const store = createStore(1);
  const listener = jest.fn();
  store.subscribe(listener)();
  store.set(2);
  expect(listener).not.toHaveBeenCalled();
});
