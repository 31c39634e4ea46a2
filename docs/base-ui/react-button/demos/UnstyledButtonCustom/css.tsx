import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import './styles.css';

interface RootProps extends ComponentPropsWithoutRef<'button'> {
  ownerState: ButtonOwnerState;
}

const ArrowRoot = forwardRef(function ArrowRoot(
  { ownerState, children, ...props }: RootProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <button {...props} ref={ref} className="pill">
      <span aria-hidden="true">{ownerState.active ? '●' : '○'}</span>
      {children}
    </button>
  );
});

export default function UnstyledButtonCustom() {
  return <Button slots={{ root: ArrowRoot }}>Continue to payment</Button>;
}
