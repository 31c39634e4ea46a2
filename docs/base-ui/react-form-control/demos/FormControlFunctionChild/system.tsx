import { Fragment, useId } from 'react';
import { FormControl as BaseFormControl } from '@mui/base/FormControl';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const FormControl = styled(BaseFormControl)`
  display: grid;
  gap: 0.375rem;
`;

const Label = styled('label')`
  font-weight: 600;
`;

const Input = styled(BaseInput)`
  box-sizing: border-box;
  width: min(20rem, 100%);
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  & .${inputClasses.input} {
    box-sizing: border-box;
    width: 100%;
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
  }
  & .${inputClasses.input}:focus {
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

export default function FormControlFunctionChild() {
  const id = useId();
  return (
    <FormControl defaultValue="" required>
      {({ filled, focused, required }) => (
        <Fragment>
          <Label htmlFor={id}>Delivery address {required && <span aria-hidden>*</span>}</Label>
          <Input id={id} name="address" autoComplete="off" aria-describedby={`${id}-hint`} />
          <Hint id={`${id}-hint`}>
            {filled || focused ? 'Street, number, and city' : 'Not filled in yet'}
          </Hint>
        </Fragment>
      )}
    </FormControl>
  );
}
