import * as React from 'react';
import Button from '@mui/material/Button';
import type { ButtonProps, ButtonTypeMap } from '@mui/material/Button';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { Link } from 'react-router-dom';

interface BusyProps {
  busy?: boolean;
}

const BusyButton = React.forwardRef<HTMLButtonElement, ButtonProps & BusyProps>(function BusyButton(
  { busy = false, ...props },
  ref,
) {
  return <Button ref={ref} aria-busy={busy} {...props} />;
}) as OverridableComponent<ButtonTypeMap<BusyProps>>;

export default function Buttons() {
  return (
    <React.Fragment>
      <BusyButton busy>Sending</BusyButton>
      <BusyButton component={Link} to="/orders">
        Orders
      </BusyButton>
    </React.Fragment>
  );
}
