/** @jest-environment jsdom */
import {
  definitionHtml,
  nameIn,
  pressedType,
} from '../../../../../src/reference/type-popover/definition';

const PAGE = `
  <code><b>Partial</b>&lt;<a id="name" href="#type-SxProps"><span>SxProps</span></a>&gt;</code>
  <code><a id="own" href="#props">ButtonProps</a></code>
  <code><a id="elsewhere" href="/x/api/data-grid/grid-col-def#type-Other">GridColDef</a></code>
  <a id="contents" href="#type-SxProps">SxProps</a>
  <section><h3 id="type-SxProps">SxProps</h3><pre><code>type SxProps = object;</code></pre></section>
  <h2 id="type-safety">Type safety</h2>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

const press = (selector: string) => pressedType({ target: document.querySelector(selector) });

test('a press on the name of a type tells the type, whatever part of the name it hits', () => {
  const link = document.querySelector('#name');
  expect(press('#name')).toEqual({ link, name: 'SxProps' });
  expect(press('#name span')).toEqual({ link, name: 'SxProps' });
});

test.each(['#own', '#elsewhere', '#contents', 'b'])('%s is no such name', (selector) => {
  expect(press(selector)).toBeNull();
});

test('a press that hits no element is none', () => {
  expect(pressedType({ target: document })).toBeNull();
});

test('gives the listing of the page’s section as it is', () => {
  expect(definitionHtml('SxProps')).toBe('<pre><code>type SxProps = object;</code></pre>');
});

test('gives nothing for a type that has no section, or none yet', () => {
  expect(definitionHtml('Unknown')).toBeUndefined();
  expect(definitionHtml('safety')).toBeUndefined();
});

test('finds a name in a definition', () => {
  expect(nameIn(document.body, 'SxProps')?.id).toBe('name');
  expect(nameIn(document.body, 'Unknown')).toBeNull();
});
