import { useId, useState } from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Form = styled('form')`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`;

const Label = styled('label')`
  font-weight: 600;
`;

const NumberInput = styled(BaseNumberInput)`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  &.${numberInputClasses.focused} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  & input {
    box-sizing: border-box;
    width: 4rem;
    padding: 0.25rem;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: center;
  }
  & button {
    width: 2rem;
    height: 2rem;
    border: 0;
    border-radius: 0.375rem;
    background: light-dark(#d6e9fb, #133c63);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  & .${numberInputClasses.incrementButton} {
    order: 1;
  }
  & button:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
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

export default function NumberInputBasic() {
  const [seats, setSeats] = useState<number | null>(null);
  const [sent, setSent] = useState('Nothing sent yet');
  const id = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Ordered: ${new FormData(event.currentTarget).get('seats') as string}`);
      }}
    >
      <Label htmlFor={id}>Seats</Label>
      <NumberInput
        id={id}
        required
        value={seats}
        onChange={(_event, value) => setSeats(value)}
        slotProps={{
          input: { name: 'seats', role: 'spinbutton' },
          decrementButton: { type: 'button', 'aria-label': 'Fewer seats', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'More seats', children: '+' },
        }}
      />
      <p>{seats === null ? 'No number yet' : `${seats * 12} euros a month`}</p>
      <Submit type="submit">Order</Submit>
      <p role="status">{sent}</p>
    </Form>
  );
}
