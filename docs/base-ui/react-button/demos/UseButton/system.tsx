import { forwardRef } from 'react';
import type { ForwardedRef } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Root = styled('button')`
  padding: 0.5rem 1rem;
  border: 2px solid #2e7d32;
  border-radius: 0.5rem;
  background: #2e7d32;
  color: #fff;
  font: inherit;
  font-weight: 600;

  &[data-active] {
    background: #1b5e20;
  }
  &[data-focus] {
    outline: 2px solid #66bb6a;
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.5;
  }
`;

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
    <Root
      {...getRootProps()}
      data-active={active || undefined}
      data-focus={focusVisible || undefined}
    >
      {children}
    </Root>
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
