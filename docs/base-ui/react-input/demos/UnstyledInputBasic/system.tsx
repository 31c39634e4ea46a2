import { useId, useState } from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Form = styled('form')`
  display: grid;
  gap: 0.5rem;
`;

const Label = styled('label')`
  font-weight: 600;
`;

const Input = styled(BaseInput)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  box-sizing: border-box;
  width: min(20rem, 100%);
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  & .${inputClasses.input} {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  &.${inputClasses.focused} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  &.${inputClasses.error} {
    border-color: light-dark(#b3261e, #ff8a80);
  }
`;

const Hint = styled('p')`
  margin: 0;
  color: light-dark(#52606d, #a3b1bf);
  font-size: 0.875rem;
`;

const Submit = styled('button')`
  justify-self: start;
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: #1565c0;
  color: #fff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: #0d47a1;
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function UnstyledInputBasic() {
  const [error, setError] = useState(false);
  const [sent, setSent] = useState('');
  const id = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const order = new FormData(event.currentTarget).get('order') as string;
        const wrong = !/^[A-Z]-\d+$/.test(order);
        setError(wrong);
        setSent(wrong ? '' : `Opened ${order}`);
        if (wrong) {
          document.getElementById(id)?.focus();
        }
      }}
    >
      <Label htmlFor={id}>Order number</Label>
      <Input
        id={id}
        name="order"
        required
        error={error}
        aria-describedby={`${id}-hint`}
        slotProps={{ input: { maxLength: 8 } }}
      />
      <Hint id={`${id}-hint`}>One letter, a hyphen, and digits: A-1042</Hint>
      <Submit type="submit">Open order</Submit>
      <p role="status">{sent || (error ? 'This order number is incomplete.' : '')}</p>
    </Form>
  );
}
