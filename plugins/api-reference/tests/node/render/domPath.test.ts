/** @jest-environment jsdom */
import { elementAt, pathOf } from '../../../node/render/mount';

test('finds an element again in the same place', () => {
  document.body.innerHTML = '<div><p></p><p><i></i></p></div>';
  const path = pathOf(document.querySelector('i') as Element);
  document.body.innerHTML = '<div><p></p><p><b></b></p></div>';
  expect(elementAt(document.body, path)?.tagName).toBe('B');
});

test('finds nothing where an element is missing, since the others are elsewhere then', () => {
  document.body.innerHTML = '<div><i></i><p></p></div>';
  const path = pathOf(document.querySelector('i') as Element);
  document.body.innerHTML = '<div><p></p></div>';
  expect(elementAt(document.body, path)).toBeUndefined();
  document.body.innerHTML = '';
  expect(elementAt(document.body, path)).toBeUndefined();
});
