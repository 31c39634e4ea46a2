import { describeError } from '../../../../src/error-reports/lazy/reportErrors';

const PLACE = {
  origin: 'https://docs.example.org',
  page: '/zh/material-ui/react-button',
  version: '1a2b3c',
  language: 'zh-CN',
};

function errorWith(stack: string, message = 'x is not a function'): Error {
  return Object.assign(new TypeError(message), { stack });
}

/** As Chromium and Firefox write it. */
const CHROMIUM = `TypeError: x is not a function
    at open (https://docs.example.org/assets/js/main.1a2b3c.js:1:234)
    at https://ads.example.com/tag.js?user=7:1:9
    at chrome-extension://abcdef/content.js:3:4`;
const FIREFOX = `open@https://docs.example.org/assets/js/main.1a2b3c.js:1:234
moz-extension://abcdef/content.js:3:4`;

test.each([
  [CHROMIUM, 'at open (/assets/js/main.1a2b3c.js:1:234)'],
  [FIREFOX, 'open@/assets/js/main.1a2b3c.js:1:234'],
])('says where in the site’s own files an error was thrown', (stack, line) => {
  expect(describeError(errorWith(stack), PLACE)).toEqual({
    message: 'TypeError: x is not a function',
    stack: [line],
    page: '/zh/material-ui/react-button',
    version: '1a2b3c',
    language: 'zh-CN',
  });
});

test.each([
  ['an extension', errorWith('Error\n at chrome-extension://abcdef/content.js:3:4')],
  ['a third party', errorWith('Error\n at https://ads.example.com/tag.js:1:1')],
  ['a host that starts like ours', errorWith('at https://docs.example.org.evil/a.js:1:1')],
  ['a script that browsers tell nothing of', null],
  ['text', 'Script error.'],
])('an error of %s is not reported', (_name, thrown) => {
  expect(describeError(thrown, PLACE)).toBeNull();
});

test('what a reader has typed into an address is left out', () => {
  const stack = 'at load (https://docs.example.org/page?q=my+name#part:1:2)';
  const report = describeError(
    errorWith(stack, 'Failed to load https://docs.example.org/a?q=my+name#me here'),
    PLACE,
  );
  expect(report?.message).toBe('TypeError: Failed to load https://docs.example.org/a here');
  expect(report?.stack).toEqual(['at load (/page)']);
});

test('a report is short, however long the error is', () => {
  const report = describeError(errorWith(`${CHROMIUM}\n`.repeat(500), 'x'.repeat(10_000)), PLACE);
  expect(report?.message).toHaveLength(300);
  expect(report?.stack).toHaveLength(20);
});
