/** @jest-environment jsdom */
import { skipRows } from '../../../browser/behavior/tables';

/** Says that boxes have other widths, which they don't have here. */
let resize: (widths: ReadonlyMap<Element, number>) => void;

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    ResizeObserver: class {
      constructor(
        onChange: (entries: { target: Element; contentRect: { width: number } }[]) => void,
      ) {
        resize = (widths) =>
          onChange([...widths].map(([target, width]) => ({ target, contentRect: { width } })));
      }
      observe() {}
      disconnect() {}
    },
  });
});

function prepare() {
  document.body.innerHTML =
    '<div id="open" data-scroller></div><div id="folded" data-scroller></div>';
  const boxOf = (id: string) => document.getElementById(id) as Element;
  const [open, folded] = [boxOf('open'), boxOf('folded')];
  const leaving = new AbortController();
  const drawAll = skipRows(document.body, leaving.signal);
  const marked = () => [...document.querySelectorAll('[data-laid-out]')].map(({ id }) => id);
  const settle = () => jest.advanceTimersByTime(1000);
  return { open, folded, leaving, drawAll, marked, settle };
}

test('marks boxes after a paint, and those that are unfolded later', () => {
  const { open, folded, marked, settle } = prepare();
  resize(
    new Map([
      [open, 300],
      [folded, 0],
    ]),
  );
  expect(marked()).toEqual([]);
  settle();
  expect(marked()).toEqual(['open']);
  resize(new Map([[folded, 300]]));
  settle();
  expect(marked()).toEqual(['open', 'folded']);
});

test('draws all rows again for another width only, and when it is told to', () => {
  const { open, drawAll, marked, settle } = prepare();
  resize(new Map([[open, 300]]));
  settle();
  resize(new Map([[open, 300]]));
  expect(marked()).toEqual(['open']);
  resize(new Map([[open, 500]]));
  expect(marked()).toEqual([]);
  settle();
  drawAll();
  expect(marked()).toEqual([]);
  settle();
  expect(marked()).toEqual(['open']);
});

test('marks nothing of a page that is gone', () => {
  const { open, leaving, marked, settle } = prepare();
  resize(new Map([[open, 300]]));
  leaving.abort();
  settle();
  expect(marked()).toEqual([]);
});
