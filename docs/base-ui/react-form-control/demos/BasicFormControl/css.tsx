import { useId, useState } from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function BasicFormControl() {
  const [message, setMessage] = useState('');
  const [error, setError] = useState(false);
  const id = useId();
  return (
    <form
      className="form"
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
      <FormControl className="form-control" defaultValue="Logistics" required error={error}>
        <label className="label" htmlFor={id}>
          Team name
        </label>
        <Input className="input" id={id} name="team" aria-describedby={`${id}-hint`} />
        <p className="hint" id={`${id}-hint`}>
          All members of the company see this name.
        </p>
      </FormControl>
      <button className="submit" type="submit">
        Create team
      </button>
      <p role="status">{message}</p>
    </form>
  );
}
