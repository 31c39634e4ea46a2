import { forwardRef } from 'react';
import type { ForwardedRef } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import './styles.css';

interface Props extends UseButtonParameters {
  children: string;
  onClick?: () => void;
}

const OrderButton = forwardRef(function OrderButton(
  { children, ...props }: Props,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const { active, focusVisible, getRootProps } = useButton({
    ...props,
    rootRef: ref,
    rootElementName: 'button',
  });
  return (
    <button
      {...getRootProps()}
      className="order-button"
      data-active={active || undefined}
      data-focus={focusVisible || undefined}
    >
      {children}
    </button>
  );
});

export default function UseButton() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <OrderButton>Place order</OrderButton>
      <OrderButton disabled>Track order</OrderButton>
    </div>
  );
}
