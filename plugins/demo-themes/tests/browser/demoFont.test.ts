/** @jest-environment jsdom */
import { addFont } from '../../browser/demoFont';

jest.mock('@generated/demo-fonts/default/faces', () => ({}), { virtual: true });

const FACE = {
  family: 'Roboto',
  url: '/zh/assets/fonts/roboto-1.woff2',
  weight: '300 700',
};

/** How the next file ends. */
let load: () => Promise<void>;
let requests: unknown[][];

/** A document whose fonts can be seen; jsdom has none. */
function createTarget() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const target = frame.contentDocument as Document;
  const added: unknown[] = [];
  class Face {
    constructor(...args: unknown[]) {
      requests.push(args);
    }

    load() {
      return load();
    }
  }
  Object.assign(target.defaultView as Window, { FontFace: Face });
  Object.defineProperty(target, 'fonts', { value: { add: (face: unknown) => added.push(face) } });
  return { target, added };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  load = () => Promise.resolve();
  requests = [];
});

test('adds a font once it has loaded, from its absolute address', async () => {
  const { target, added } = createTarget();
  let finish = () => {};
  load = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  addFont(FACE, target);
  await settled();
  expect(added).toEqual([]);
  finish();
  await settled();
  expect(added).toHaveLength(1);
  expect(requests).toEqual([
    [
      'Roboto',
      'url("http://localhost/zh/assets/fonts/roboto-1.woff2") format("woff2")',
      { weight: '300 700' },
    ],
  ]);
});

test('tries again after a failure', async () => {
  const { target, added } = createTarget();
  load = () => Promise.reject(new Error('A network error occurred.'));
  addFont(FACE, target);
  await settled();
  load = () => Promise.resolve();
  addFont(FACE, target);
  await settled();
  expect(requests).toHaveLength(2);
  expect(added).toHaveLength(1);
});

test('loads nothing for readers who save data', async () => {
  const { target } = createTarget();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  addFont(FACE, target);
  await settled();
  Reflect.deleteProperty(navigator, 'connection');
  expect(requests).toEqual([]);
});
