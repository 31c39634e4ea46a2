/** @jest-environment jsdom */
import {
  definitionHtml,
  nameIn,
  placeBeside,
  pressedType,
  follow,
  goBack,
  shownType,
} from '../../browser/type-popover/definition';
import type { Trail } from '../../browser/type-popover/definition';

describe('the name of a type', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <code><b>Partial</b>&lt;<a id="name" href="#type-SxProps"><span>SxProps</span></a>&gt;</code>
      <code><a id="own" href="#props">ButtonProps</a></code>
      <code><a id="elsewhere" href="/x/api/data-grid/grid-col-def#type-Other">GridColDef</a></code>
      <a id="contents" href="#type-SxProps">SxProps</a>
      <figure><h3 id="type-SxProps">SxProps</h3><pre><code>type SxProps = object;</code></pre></figure>
      <h2 id="type-safety">Type safety</h2>`;
  });

  test.each([
    ['#name', 'SxProps'],
    ['#name span', 'SxProps'],
    ['#own', undefined],
    ['#elsewhere', undefined],
    ['#contents', undefined],
    ['b', undefined],
    ['none', undefined],
  ])('pressed at %s is %s', (selector, name) => {
    const pressed = pressedType({ target: document.querySelector(selector) ?? document });
    expect(pressed?.name).toBe(name);
    expect(pressed?.link ?? null).toBe(name === undefined ? null : document.querySelector('#name'));
  });

  test('leads to the listing of the Types section, unchanged, and can be found in a definition', () => {
    expect(definitionHtml('SxProps')).toBe('<pre><code>type SxProps = object;</code></pre>');
    expect([definitionHtml('Unknown'), definitionHtml('safety')]).toEqual([undefined, undefined]);
    expect(nameIn(document.body, 'SxProps')?.id).toBe('name');
    expect(nameIn(document.body, 'Unknown')).toBeNull();
  });
});

describe('the place of a popover', () => {
  const PHONE = { inline: 390, block: 844 };
  const SMALL = { inline: 200, block: 100 };
  const TALL = { inline: 200, block: 2000 };
  const nameAt = (inlineStart: number, blockStart: number, blockEnd = blockStart + 20) => ({
    inlineStart,
    blockStart,
    blockEnd,
  });

  test.each([
    ['below the name, aligned with its start', nameAt(50, 100), SMALL, [50, 124]],
    ['above a name at the end of the viewport', nameAt(50, 780), SMALL, [50, 780 - 4 - 100]],
    ['below if it fits, even with more room above', nameAt(50, 700), SMALL, [50, 724]],
    ['inside the viewport at the end of a line', nameAt(350, 100), SMALL, [390 - 8 - 200, 124]],
    ['inside the viewport for a name outside', nameAt(-40, 100), SMALL, [8, 124]],
    [
      'at the start if it is wider than the viewport',
      nameAt(100, 100),
      { inline: 500, block: 100 },
      [8, 124],
    ],
    ['below if more room is there, limited to it', nameAt(8, 300), TALL, [8, 324, 844 - 324 - 8]],
    ['above if more room is there, limited to it', nameAt(8, 600), TALL, [8, 8, 600 - 4 - 8]],
  ])('is %s', (_, name, popover, [inlineStart, blockStart, maxBlock]) => {
    const place = placeBeside(name, popover, PHONE);
    expect([place.inlineStart, place.blockStart]).toEqual([inlineStart, blockStart]);
    expect(place.maxBlock).toBe(maxBlock ?? place.maxBlock);
  });

  test('never has a negative height, even if the name fills the viewport', () => {
    expect(placeBeside(nameAt(0, -10, 900), SMALL, PHONE).maxBlock).toBe(0);
  });
});

test('goes back one type at a time, and knows the type that was left', () => {
  const start: Trail<string> = { opener: 'sx', names: ['SxProps'] };
  const second = follow(start, 'SystemStyleObject');
  expect([shownType(start), shownType(second)]).toEqual(['SxProps', 'SystemStyleObject']);
  const back = goBack(follow(second, 'SxProps'));
  expect(back).toEqual({ ...second, left: 'SxProps' });
  expect(goBack(back)).toEqual({ ...start, left: 'SystemStyleObject' });
  expect(goBack(start)).toBe(start);
  // Following another type forgets the type that was left.
  expect(follow(goBack(second), 'CSSObject')).toEqual(follow(start, 'CSSObject'));
});
