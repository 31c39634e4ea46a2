import { useId } from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Field = styled('div')`
  display: grid;
  gap: 0.375rem;
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
  border-radius: 999px;
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
    border-radius: 50%;
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

export default function QuantityInput() {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>Quantity, from 1 to 99</Label>
      <NumberInput
        id={id}
        defaultValue={98}
        min={1}
        max={99}
        slotProps={{
          input: { name: 'quantity', role: 'spinbutton' },
          decrementButton: { type: 'button', 'aria-label': 'Less', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
        }}
      />
    </Field>
  );
}
