import { useId } from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Grid = styled('div')`
  display: grid;
  gap: 1rem;
`;

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

export default function NumberInputAdornments() {
  const id = useId();
  return (
    <Grid>
      <Field>
        <Label htmlFor={`${id}-weight`}>Weight in kilograms</Label>
        <NumberInput
          id={`${id}-weight`}
          defaultValue={12}
          min={1}
          endAdornment={<span aria-hidden>kg</span>}
          slotProps={{
            input: { name: 'weight', role: 'spinbutton' },
            decrementButton: { type: 'button', 'aria-label': 'Less weight', children: '−' },
            incrementButton: { type: 'button', 'aria-label': 'More weight', children: '+' },
          }}
        />
      </Field>
      <Field>
        <Label htmlFor={`${id}-value`}>Insured value in euros</Label>
        <NumberInput
          id={`${id}-value`}
          defaultValue={500}
          min={0}
          step={50}
          startAdornment={<span aria-hidden>€</span>}
          slotProps={{
            input: { name: 'insuredValue', role: 'spinbutton' },
            decrementButton: { type: 'button', 'aria-label': 'Lower value', children: '−' },
            incrementButton: { type: 'button', 'aria-label': 'Higher value', children: '+' },
          }}
        />
      </Field>
    </Grid>
  );
}
