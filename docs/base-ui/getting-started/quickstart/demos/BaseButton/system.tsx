import { useState } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Root = styled('button')`
  padding: 0.5rem 1rem;
  border: 2px solid currentcolor;
  border-radius: 0.5rem;
  background: none;
  color: inherit;
  font: inherit;

  &[data-active] {
    background: light-dark(#d6e9fb, #133c63);
  }
  &[data-focus] {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

interface OrderButtonProps extends UseButtonParameters {
  children: string;
  onClick?: () => void;
}

function OrderButton({ children, ...props }: OrderButtonProps) {
  const { active, focusVisible, getRootProps } = useButton(props);
  return (
    <Root
      {...getRootProps()}
      data-active={active || undefined}
      data-focus={focusVisible || undefined}
    >
      {children}
    </Root>
  );
}

export default function BaseButton() {
  const [count, setCount] = useState(0);
  return <OrderButton onClick={() => setCount(count + 1)}>{`Boxes packed: ${count}`}</OrderButton>;
}
