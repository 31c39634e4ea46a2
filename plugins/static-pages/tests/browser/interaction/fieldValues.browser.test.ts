/** @jest-environment jsdom */
import { takeFieldValues } from '../../../browser/interaction/fieldValues';

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
  const fillAgain = takeFieldValues(element);
  expect([input.value, area.value]).toEqual(['a', '']);
  const heard: string[] = [];
  element.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  fillAgain();
  expect(heard).toEqual(['abc', 'words']);
});

function selectOf(html: string): { element: HTMLDivElement; select: HTMLSelectElement } {
  document.body.innerHTML = `<div>${html}</div>`;
  const element = document.querySelector('div');
  const select = document.querySelector('select');
  if (!element || !select) {
    throw new Error('The select is missing.');
  }
  return { element, select };
}

test('chooses again what was chosen before React was there', () => {
  const { element, select } = selectOf(
    '<select><option value="a">A</option><option value="b" selected>B</option></select>',
  );
  select.value = 'a';
  const fillAgain = takeFieldValues(element);
  expect(select.value).toBe('b');
  const heard: string[] = [];
  element.addEventListener('change', () => heard.push(select.value));
  fillAgain();
  expect(heard).toEqual(['a']);
});

test.each([
  '<select><option>A</option><option>B</option></select>',
  '<select><option disabled>Choose one</option><option>B</option></select>',
])('chooses nothing where the reader has chosen nothing: %s', (html) => {
  const { element } = selectOf(html);
  const heard: Event[] = [];
  element.addEventListener('change', (event) => heard.push(event));
  takeFieldValues(element)();
  expect(heard).toEqual([]);
});

test('leaves a field alone that is gone by then', () => {
  const { element, select } = selectOf('<select><option>A</option><option>B</option></select>');
  select.value = 'B';
  const fillAgain = takeFieldValues(element);
  select.remove();
  fillAgain();
  expect(select.value).toBe('A');
});

test('types into the field that React has put in the place of the printed one', () => {
  document.body.innerHTML = '<div><input value="" /></div>';
  const element = document.querySelector('div') as HTMLDivElement;
  (element.firstChild as HTMLInputElement).value = 'words';
  const fillAgain = takeFieldValues(element);
  element.innerHTML = '<input value="" />';
  fillAgain();
  expect((element.firstChild as HTMLInputElement).value).toBe('words');
});
