import path from 'node:path';
import { extractMessages, readMessages } from '../../node/errors/readMessages';

test.each([
  ["console.error('MUI: The value is not valid.')", ['MUI: The value is not valid.']],
  ["console.warn(['It is `${a}`.', 'Use b.'].join('\\n'))", ['It is `${a}`. Use b.']],
  ['throw new TypeError(`The ${a} is missing here.`)', ['The … is missing here.']],
  ["warnOnce(['It has no rows.', a, 'Add some.'])", ['It has no rows. … Add some.']],
  ["console.error('The value of ' + a + ' is lost.')", ['The value of … is lost.']],
  ["console.error(a ? 'It is not valid here.' : b)", ['It is not valid here.']],
  [
    "const lines = () => ['Both props are', 'not valid.'].join('\\n')",
    ['Both props are not valid.'],
  ],
  ["console.error(error); new Error('short'); other('It is not printed here.')", []],
  ["query(['a', 'b[href]', 'c'].join(','))", []],
])('%s prints %j', (source, messages) => {
  expect(extractMessages(source)).toEqual(messages);
});

test('the installed packages print messages', async () => {
  const messages = await readMessages(path.join(__dirname, '../../../..'));
  expect(messages.length).toBeGreaterThan(200);
  expect(messages).toContainEqual({
    packageName: '@mui/material',
    file: 'Card/Card.js',
    message: 'MUI: Combining `raised={true}` with `variant="outlined"` has no effect.',
  });
});
