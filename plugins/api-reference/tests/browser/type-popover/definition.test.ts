/** @jest-environment jsdom */
import { definitionHtml, nameIn, pressedType } from '../../../browser/type-popover/definition';

const PAGE = `
  <code><b>Partial</b>&lt;<a id="name" href="#type-SxProps"><span>SxProps</span></a>&gt;</code>
  <code><a id="own" href="#props">ButtonProps</a></code>
  <code><a id="elsewhere" href="/x/api/data-grid/grid-col-def#type-Other">GridColDef</a></code>
  <a id="contents" href="#type-SxProps">SxProps</a>
  <figure><h3 id="type-SxProps">SxProps</h3><pre><code>type SxProps = object;</code></pre></figure>
  <h2 id="type-safety">Type safety</h2>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

const click = (selector: string) => pressedType({ target: document.querySelector(selector) });

test('a click on any part of the name of a type returns the type', () => {
  const link = document.querySelector('#name');
  expect(click('#name')).toEqual({ link, name: 'SxProps' });
  expect(click('#name span')).toEqual({ link, name: 'SxProps' });
});

test.each(['#own', '#elsewhere', '#contents', 'b'])(
  '%s is not the name of a defined type',
  (selector) => {
    expect(click(selector)).toBeNull();
  },
);

test('returns null for a click that is not on an element', () => {
  expect(pressedType({ target: document })).toBeNull();
});

test('returns the listing of the Types section unchanged', () => {
  expect(definitionHtml('SxProps')).toBe('<pre><code>type SxProps = object;</code></pre>');
});

test('returns undefined for a type without a section', () => {
  expect(definitionHtml('Unknown')).toBeUndefined();
  expect(definitionHtml('safety')).toBeUndefined();
});

test('finds a name in a definition', () => {
  expect(nameIn(document.body, 'SxProps')?.id).toBe('name');
  expect(nameIn(document.body, 'Unknown')).toBeNull();
});
