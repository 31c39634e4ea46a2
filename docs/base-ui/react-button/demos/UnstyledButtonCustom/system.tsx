import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import { styled } from '@mui/system';

const Pill = styled('button')`
  display: inline-flex;
  gap: 0.5rem;
  padding: 0.5rem 1rem;
  border: 2px solid currentColor;
  border-radius: 2rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
`;

interface RootProps extends ComponentPropsWithoutRef<'button'> {
  ownerState: ButtonOwnerState;
}

const ArrowRoot = forwardRef(function ArrowRoot(
  { ownerState, children, ...props }: RootProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <Pill {...props} ref={ref}>
      <span aria-hidden="true">{ownerState.active ? '●' : '○'}</span>
      {children}
    </Pill>
  );
});

export default function UnstyledButtonCustom() {
  return <Button slots={{ root: ArrowRoot }}>Continue to payment</Button>;
}
