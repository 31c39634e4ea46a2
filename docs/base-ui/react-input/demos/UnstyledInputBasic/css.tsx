import { useId, useState } from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function UnstyledInputBasic() {
  const [error, setError] = useState(false);
  const [sent, setSent] = useState('');
  const id = useId();
  return (
    <form
      className="form"
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
      <label className="label" htmlFor={id}>
        Order number
      </label>
      <Input
        className="input"
        id={id}
        name="order"
        required
        error={error}
        aria-describedby={`${id}-hint`}
        slotProps={{ input: { maxLength: 8 } }}
      />
      <p className="hint" id={`${id}-hint`}>
        One letter, a hyphen, and digits: A-1042
      </p>
      <button className="submit" type="submit">
        Open order
      </button>
      <p role="status">{sent || (error ? 'This order number is incomplete.' : '')}</p>
    </form>
  );
}
