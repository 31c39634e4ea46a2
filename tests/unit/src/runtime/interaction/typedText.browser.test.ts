/** @jest-environment jsdom */
import { takeTypedText } from '../../../../../src/runtime/interaction/typedText';

test('types again what was typed before React was there', () => {
  document.body.innerHTML =
    '<div><input value="a" /><textarea></textarea><input type="checkbox" /></div>';
  const element = document.querySelector('div') as HTMLDivElement;
  const [input, box] = element.querySelectorAll('input');
  const area = element.querySelector('textarea');
  if (!input || !area || !box) {
    throw new Error('The fields are missing.');
  }
  input.value = 'abc';
  area.value = 'words';
  const typeAgain = takeTypedText(element);
  expect([input.value, area.value]).toEqual(['a', '']);
  const heard: string[] = [];
  element.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  typeAgain();
  expect(heard).toEqual(['abc', 'words']);
});
