import { parseShownMessage } from '../../browser/messages';

test('a page that is shown, with the files that are paths', () => {
  expect(parseShownMessage({ type: 'shown', path: '/a', files: ['/b', 1] })).toEqual({
    type: 'shown',
    path: '/a',
    files: ['/b'],
  });
});

test.each([
  undefined,
  null,
  '',
  'skipWaiting',
  {},
  { type: 'shown' },
  { type: 'PING', path: '/', files: [] },
])('%j is not for us', (data) => {
  expect(parseShownMessage(data)).toBeUndefined();
});
