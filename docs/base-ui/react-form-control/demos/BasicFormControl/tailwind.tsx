import { useId, useState } from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const slotProps = {
  input: ({ error }: { error?: boolean }) => ({
    className: `w-full max-w-80 rounded-lg border bg-white px-3 py-2 focus:outline focus:outline-2 focus:outline-offset-2 focus:outline-blue-500 dark:bg-slate-900 ${error ? 'border-red-700 dark:border-red-300' : 'border-slate-500'}`,
  }),
};
const submit =
  'justify-self-start rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500';

export default function BasicFormControl() {
  const [message, setMessage] = useState('');
  const [error, setError] = useState(false);
  const id = useId();
  return (
    <form
      className="grid gap-3"
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
      <FormControl className="grid gap-1.5" defaultValue="Logistics" required error={error}>
        <label className="font-semibold" htmlFor={id}>
          Team name
        </label>
        <Input slotProps={slotProps} id={id} name="team" aria-describedby={`${id}-hint`} />
        <p className="text-sm text-slate-600 dark:text-slate-300" id={`${id}-hint`}>
          All members of the company see this name.
        </p>
      </FormControl>
      <button className={submit} type="submit">
        Create team
      </button>
      <p role="status">{message}</p>
    </form>
  );
}
