import { compileTexts } from '../../../../../helpers/compileTexts';
import { titledCode } from '../../../../../helpers/titledCode';
import { readPages } from '../../readPages';

const IMPORTS = `import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import SaveButton from './SaveButton';
const WithoutCast = styled(Button)({ minWidth: 160 });
export const all = [SaveButton, WithoutCast, Link];
`;

/** What the Composition guide says the types reject, and what they accept beside it. */
const ELEMENTS = [
  ["a router's link without `to`", '<Button component={Link}>Orders</Button>', 1],
  ["a router's link", '<Button component={Link} to="/orders">Orders</Button>', 0],
  ['a link of HTML with `to`', '<Button component="a" to="/orders">Orders</Button>', 1],
  ['`component` for ButtonProps', '<SaveButton component={Link} to="/orders" />', 1],
  ['`component` after styled()', '<WithoutCast component={Link} to="/orders" />', 1],
] as const;

const messages = compileTexts({
  'SaveButton.tsx': titledCode(readPages('guides/composition')[0] ?? '')['SaveButton.tsx'] ?? '',
  ...Object.fromEntries(
    ELEMENTS.map(([name, code]) => [`${name}.tsx`, `${IMPORTS}export const element = ${code};\n`]),
  ),
});

test.each(ELEMENTS)('%s', (name, _code, count) => {
  expect(messages['SaveButton.tsx']).toEqual([]);
  expect(messages[`${name}.tsx`]).toHaveLength(count);
});
