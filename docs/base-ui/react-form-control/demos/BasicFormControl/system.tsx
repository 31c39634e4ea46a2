import { useId, useState } from 'react';
import { FormControl as BaseFormControl } from '@mui/base/FormControl';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Form = styled('form')`
  display: grid;
  gap: 0.75rem;
`;

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

export default function BasicFormControl() {
  const [message, setMessage] = useState('');
  const [error, setError] = useState(false);
  const id = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const team = new FormData(event.currentTarget).get('team') as string;
        const taken = team.toLowerCase() === 'logistics';
        setError(taken);
        setMessage(taken ? 'There is already a team with this name.' : `Created ${team}`);
        if (taken) {
          document.getElementById(id)?.focus();
        }
      }}
    >
      <FormControl defaultValue="Logistics" required error={error}>
        <Label htmlFor={id}>Team name</Label>
        <Input id={id} name="team" aria-describedby={`${id}-hint`} />
        <Hint id={`${id}-hint`}>All members of the company see this name.</Hint>
      </FormControl>
      <Submit type="submit">Create team</Submit>
      <p role="status">{message}</p>
    </Form>
  );
}
