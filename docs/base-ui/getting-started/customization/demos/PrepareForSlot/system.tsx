import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Button = styled(BaseButton)`
  display: inline-block;
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: #1565c0;
  color: #fff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  text-decoration: none;

  &:hover {
    background: #0d47a1;
    color: #fff;
  }
  &.${buttonClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
` as typeof BaseButton;

interface OrderLinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string;
}

// Knows nothing of Base UI: an ownerState prop would reach the <a>.
const OrderLink = forwardRef(function OrderLink(
  { to, children, ...props }: OrderLinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <a {...props} href={`#${to}`} ref={ref}>
      {children}
    </a>
  );
});

const slots = { root: prepareForSlot(OrderLink) };

export default function PrepareForSlot() {
  return (
    <Button to="styled-components" slots={slots}>
      Open order A-1042
    </Button>
  );
}
