import * as React from 'react';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

export default function RoundButton<Root extends React.ElementType = 'button'>(
  props: ButtonProps<Root, { component?: Root }>,
) {
  return <Button sx={{ borderRadius: 5 }} {...props} />;
}

export const buttons = (
  <React.Fragment>
    <RoundButton onClick={(event) => event.currentTarget.blur()}>Close</RoundButton>
    <RoundButton component={Link} to="/orders">
      Orders
    </RoundButton>
  </React.Fragment>
);
