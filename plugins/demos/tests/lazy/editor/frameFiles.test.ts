/** @jest-environment jsdom */
import { createFrameFiles } from '../../../lazy/editor/frameFiles';

const FOLDER = 'https://docs.example/zh/assets/sandbox/';
const OWN = {
  script: `${FOLDER}frame.js`,
  folder: FOLDER,
  stylesheets: ['https://docs.example/zh/assets/css/styles.0a1b2c3d.css'],
};

/** Answers requests with a text; rejects them without one. */
function setUp(text?: string) {
  const fetch = jest.fn((address: string) =>
    text === undefined
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({
          ok: true,
          headers: { get: () => (address.endsWith('.css') ? 'text/css' : 'text/javascript') },
          text: () => Promise.resolve(text),
          arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
        }),
  );
  Object.assign(globalThis, { fetch });
  const sent: [string, string | undefined][] = [];
  const onAsk = jest.fn();
  const files = createFrameFiles({
    own: () => OWN,
    send: (url, received) => void sent.push([url, received]),
    onAsk,
  });
  const requested = () => fetch.mock.calls.map(([address]) => address);
  return { files, sent, onAsk, requested };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  [`${FOLDER}icons-Ac.js`, true],
  [`${FOLDER}mui-material.0a1b2c3d.js`, true],
  [OWN.stylesheets[0] ?? '', true],
  [FOLDER, false],
  [`${FOLDER}../../offline.json`, false],
  [`${FOLDER}a/b.js`, false],
  [`${FOLDER}a.js?b`, false],
  ['https://docs.example/zh/assets/js/main.0a1b2c3d.js', false],
  ['https://other.example/zh/assets/sandbox/a.js', false],
  ['', false],
])('hands the frame %s: %s', async (url, isHanded) => {
  const { files, sent, onAsk, requested } = setUp('text');
  files.hand(url);
  await settle();
  expect(sent).toEqual(isHanded ? [[url, 'text']] : []);
  expect([requested().length, onAsk.mock.calls.length]).toEqual(isHanded ? [1, 1] : [0, 0]);
});

test('hands over a file each time, and counts it once', async () => {
  const { files, sent, onAsk } = setUp('text');
  files.hand(`${FOLDER}mui-joy.js`);
  files.hand(`${FOLDER}mui-joy.js`);
  await settle();
  expect([sent.length, onAsk.mock.calls.length]).toEqual([2, 1]);
});

test('says that a file can’t be had', async () => {
  const { files, sent } = setUp();
  files.hand(`${FOLDER}mui-joy.js`);
  await settle();
  expect(sent).toEqual([[`${FOLDER}mui-joy.js`, undefined]]);
});

test('has the worker keep the frame’s own files once, not others that the frame names', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} } });
  const { files, requested } = setUp('');
  const loaded = [`${FOLDER}mui-joy.js`, 'https://evil.example/a.js'];
  files.keep(loaded);
  await settle();
  files.keep(loaded);
  expect(requested()).toEqual([OWN.script, `${FOLDER}mui-joy.js`, ...OWN.stylesheets]);
});
