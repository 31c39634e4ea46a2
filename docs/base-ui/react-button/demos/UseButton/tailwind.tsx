import { forwardRef } from 'react';
import type { ForwardedRef } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';

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
  const color = active ? 'bg-green-900' : 'bg-green-700';
  const outline = focusVisible ? 'outline outline-2 outline-offset-2 outline-green-400' : '';
  return (
    <button
      {...getRootProps()}
      className={`rounded-lg px-4 py-2 font-semibold text-white disabled:opacity-50 ${color} ${outline}`}
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
