import { useState } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import './styles.css';

interface OrderButtonProps extends UseButtonParameters {
  children: string;
  onClick?: () => void;
}

function OrderButton({ children, ...props }: OrderButtonProps) {
  const { active, focusVisible, getRootProps } = useButton(props);
  return (
    <button
      {...getRootProps()}
      className="order"
      data-active={active || undefined}
      data-focus={focusVisible || undefined}
    >
      {children}
    </button>
  );
}

export default function BaseButton() {
  const [count, setCount] = useState(0);
  return <OrderButton onClick={() => setCount(count + 1)}>{`Boxes packed: ${count}`}</OrderButton>;
}
