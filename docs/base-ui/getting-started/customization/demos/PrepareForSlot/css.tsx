import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import './styles.css';

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
    <Button className="link" to="styled-components" slots={slots}>
      Open order A-1042
    </Button>
  );
}
