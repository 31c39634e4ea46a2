import { compactText, quotesMessage } from '../../../browser/query/queryText';

const PASTED =
  'Warning: MUI: The page prop of a Field is out of range (0 to 4, but page is 7). at Field (webpack-internal:///./src/Field.tsx:12:34)';

test.each([
  ['The page prop of a Field is out of range (0 to …, but page is …).', true],
  ['The page prop of a Field is out …', true],
  ['but page is … The page prop of a Field', false],
  ['The page prop of a Table is out of range', false],
  ['… page …', false],
])('a message with values and a stack has %s: %s', (message, isIn) => {
  expect(quotesMessage(compactText(PASTED), message)).toBe(isIn);
});
