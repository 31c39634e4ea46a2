import { useState } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';

interface OrderButtonProps extends UseButtonParameters {
  children: string;
  onClick?: () => void;
}

function OrderButton({ children, ...props }: OrderButtonProps) {
  const { active, focusVisible, getRootProps } = useButton(props);
  const color = active ? 'bg-blue-100 dark:bg-blue-950' : '';
  const outline = focusVisible ? 'outline outline-2 outline-offset-2 outline-blue-500' : '';
  return (
    <button
      {...getRootProps()}
      className={`rounded-lg border-2 border-current px-4 py-2 ${color} ${outline}`}
    >
      {children}
    </button>
  );
}

export default function BaseButton() {
  const [count, setCount] = useState(0);
  return <OrderButton onClick={() => setCount(count + 1)}>{`Boxes packed: ${count}`}</OrderButton>;
}
