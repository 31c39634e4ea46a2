import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import SaveButton from './snippets/SaveButton';

/** What the Composition guide says the types reject. The compiler reports a line that they accept. */

const WithoutCast = styled(Button)({ minWidth: 160 });

export const rejected = [
  // @ts-expect-error A router's link needs `to`.
  <Button key={1} component={Link}>
    Orders
  </Button>,
  // @ts-expect-error A link of HTML has no `to`.
  <Button key={2} component="a" to="/orders">
    Orders
  </Button>,
  // @ts-expect-error ButtonProps has the props of a button, whatever `component` is.
  <SaveButton key={3} component={Link} to="/orders" />,
  // @ts-expect-error styled() doesn't keep the prop `component`.
  <WithoutCast key={4} component={Link} to="/orders" />,
];
