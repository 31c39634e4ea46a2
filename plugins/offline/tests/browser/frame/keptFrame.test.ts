import { keptFrameAddress, scriptOfKeptFrame } from '../../../browser/frame/keptFrame';

const scriptOf = (address: string) =>
  scriptOfKeptFrame(new URL(address, 'https://docs.example.org'));

test.each(['/', '/zh/'])('the address in %s names the script of the page’s release', (root) => {
  const script = '/assets/sandbox/frame.0a1b2c3d.js';
  expect(keptFrameAddress(root, script)).toBe(`${root}demo-frame-kept?script=frame.0a1b2c3d.js`);
  expect(scriptOf(keptFrameAddress(root, script))).toBe(script);
});

test.each([
  '',
  '?script=',
  '?script=other.js',
  '?script=../js/frame.0a1b2c3d.js',
  '?script=frame.js',
])('an address with %j names no script', (query) => {
  expect(scriptOf(`/demo-frame-kept${query}`)).toBeUndefined();
});
