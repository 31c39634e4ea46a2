import { useId, useState } from 'react';
import { Input } from '@mui/base/Input';

const slotProps = {
  root: ({ error }: { error?: boolean }) => ({
    className: `flex w-full max-w-80 items-center gap-2 rounded-lg border bg-white px-3 py-2 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900 ${error ? 'border-red-700 dark:border-red-300' : 'border-slate-500'}`,
  }),
  input: { className: 'min-w-0 flex-1 bg-transparent outline-none' },
};
const submit =
  'justify-self-start rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500';

export default function UnstyledInputBasic() {
  const [error, setError] = useState(false);
  const [sent, setSent] = useState('');
  const id = useId();
  return (
    <form
      className="grid gap-2"
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
      <label className="font-semibold" htmlFor={id}>
        Order number
      </label>
      <Input
        slotProps={{ ...slotProps, input: { ...slotProps.input, maxLength: 8 } }}
        id={id}
        name="order"
        required
        error={error}
        aria-describedby={`${id}-hint`}
      />
      <p className="text-sm text-slate-600 dark:text-slate-300" id={`${id}-hint`}>
        One letter, a hyphen, and digits: A-1042
      </p>
      <button className={submit} type="submit">
        Open order
      </button>
      <p role="status">{sent || (error ? 'This order number is incomplete.' : '')}</p>
    </form>
  );
}
