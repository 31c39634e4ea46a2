import { useId, useState } from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Grid = styled('div')`
  display: grid;
  gap: 1rem;
`;

const Field = styled('div')`
  display: grid;
  gap: 0.375rem;
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
`;

const Toggle = styled('button')`
  padding: 0.125rem 0.5rem;
  border: 1px solid #7b8794;
  border-radius: 0.375rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: light-dark(#d6e9fb, #133c63);
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
  }
`;

export default function InputAdornments() {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <Grid>
      <Field>
        <Label htmlFor={`${id}-budget`}>Budget in euros</Label>
        <Input
          id={`${id}-budget`}
          name="budget"
          autoComplete="off"
          startAdornment={<span aria-hidden>€</span>}
        />
      </Field>
      <Field>
        <Label htmlFor={`${id}-key`}>Access key</Label>
        <Input
          id={`${id}-key`}
          name="key"
          type={shown ? 'text' : 'password'}
          autoComplete="off"
          defaultValue="warehouse-12"
          endAdornment={
            <Toggle
              type="button"
              aria-label="Show access key"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              Show
            </Toggle>
          }
        />
      </Field>
    </Grid>
  );
}
