/** @jest-environment jsdom */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PagePart } from '../../browser/recovery/PagePart';
import { DemoErrorBoundary } from '@component-docs/demos/browser/DemoErrorBoundary';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Its first button shows and hides a word; the second one makes it throw. */
function Part() {
  const [isShown, setShown] = useState(false);
  const [isFaulty, setFaulty] = useState(false);
  if (isFaulty) {
    throw new Error('a fault of its own');
  }
  return (
    <p>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </button>
      <button type="button" onClick={() => setFaulty(true)}>
        Break
      </button>
      {isShown && 'word'}
    </p>
  );
}

const button = (name: string) =>
  [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === name);
const press = (name: string) =>
  act(() => button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
const notice = () => document.querySelector('[role="alert"]')?.textContent;

/** Shows a word, translates it, and hides it, which React can't. */
async function translateAndHide() {
  await press('Show');
  document.querySelector('main p')?.lastChild?.replaceWith(document.createElement('font'));
  await press('Hide');
}

const main = document.createElement('main');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.replaceChildren(main);
  root = createRoot(main);
});
afterEach(() => act(() => root.unmount()));

const renderPart = () =>
  act(() =>
    root.render(
      <PagePart>
        <Part />
      </PagePart>,
    ),
  );
const renderDemo = () =>
  act(() =>
    root.render(
      <DemoErrorBoundary subject={undefined} language="en">
        <Part />
      </DemoErrorBoundary>,
    ),
  );

test.each([
  ['part', renderPart],
  ['demo', renderDemo],
])('a %s whose text was replaced is rendered again, and the reader is told', async (_, render) => {
  render();
  await translateAndHide();
  expect(main.textContent).toBe('ShowBreak');
  await act(async () => {});
  expect(notice()).toContain('has started again');
  await press('Show');
  expect(main.textContent).toBe('HideBreakword');
});

test('a part that breaks each time shows its fallback, and is tried again when the reader asks', async () => {
  renderPart();
  for (let time = 0; time < 6; time += 1) {
    await translateAndHide();
  }
  expect(main.textContent).toBe('Try again');
  await press('Try again');
  await translateAndHide();
  expect(main.textContent).toBe('ShowBreak');
});

test('a fault of its own shows the fallback', async () => {
  renderPart();
  await press('Break');
  expect(main.textContent).toBe('Try again');
  expect(notice()).toBeUndefined();
  await press('Try again');
  expect(main.textContent).toBe('ShowBreak');
});
