import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';

interface RootProps extends ComponentPropsWithoutRef<'button'> {
  ownerState: ButtonOwnerState;
}

const ArrowRoot = forwardRef(function ArrowRoot(
  { ownerState, children, ...props }: RootProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <button
      {...props}
      ref={ref}
      className="inline-flex gap-2 rounded-full border-2 border-current px-4 py-2 font-semibold"
    >
      <span aria-hidden="true">{ownerState.active ? '●' : '○'}</span>
      {children}
    </button>
  );
});

export default function UnstyledButtonCustom() {
  return <Button slots={{ root: ArrowRoot }}>Continue to payment</Button>;
}
