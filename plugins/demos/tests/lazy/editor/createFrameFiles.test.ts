/** @jest-environment jsdom */
import { createFrameFiles } from '../../../lazy/editor/createFrameFiles';
import { keepFiles } from '../../../lazy/editor/keepFiles';

jest.mock('../../../lazy/editor/keepFiles', () => ({ keepFiles: jest.fn() }));

const FOLDER = 'https://docs.example/assets/sandbox/';
const OWN = {
  script: `${FOLDER}frame.js`,
  folder: FOLDER,
  stylesheets: ['https://docs.example/theme.css'],
};

function setUp(respond: (address: string) => Promise<Response>) {
  globalThis.fetch = jest.fn((address) => respond(address as string));
  const sent: [string, string | undefined][] = [];
  let asks = 0;
  const files = createFrameFiles({
    own: () => OWN,
    send: (url, text) => void sent.push([url, text]),
    onAsk: () => {
      asks += 1;
    },
  });
  return { files, sent, asks: () => asks };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const respondWith = (text: string) => (address: string) =>
  Promise.resolve({
    ok: true,
    headers: { get: () => (address.endsWith('.css') ? 'text/css' : 'text/javascript') },
    text: () => Promise.resolve(text),
  } as unknown as Response);

test('hands over scripts and stylesheets of the frame, and counts each file once', async () => {
  const { files, sent, asks } = setUp(respondWith('text'));
  files.hand(`${FOLDER}mui-joy.js`);
  files.hand(`${FOLDER}mui-joy.js`);
  files.hand('https://docs.example/theme.css');
  await settle();
  expect(sent).toHaveLength(3);
  expect(sent[0]).toEqual([`${FOLDER}mui-joy.js`, 'text']);
  expect(asks()).toBe(2);
});

test('hands over nothing else', async () => {
  const { files, sent, asks } = setUp(respondWith('secret'));
  files.hand('https://docs.example/account.json');
  files.hand(`${FOLDER}../secret.js`);
  await settle();
  expect([sent, asks()]).toEqual([[], 0]);
  expect(fetch).not.toHaveBeenCalled();
});

test('says that a file can’t be had', async () => {
  const { files, sent } = setUp(() => Promise.reject(new Error('offline')));
  files.hand(`${FOLDER}mui-joy.js`);
  await settle();
  expect(sent).toEqual([[`${FOLDER}mui-joy.js`, undefined]]);
});

test('keeps its own files, not others that the frame names', () => {
  const { files } = setUp(respondWith(''));
  files.keep([`${FOLDER}mui-joy.js`, 'https://evil.example/a.js']);
  expect(keepFiles).toHaveBeenCalledWith([OWN.script, `${FOLDER}mui-joy.js`, ...OWN.stylesheets]);
});
