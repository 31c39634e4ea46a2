import { useId, useState } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputBasic() {
  const [seats, setSeats] = useState<number | null>(null);
  const [sent, setSent] = useState('Nothing sent yet');
  const id = useId();
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Ordered: ${new FormData(event.currentTarget).get('seats') as string}`);
      }}
    >
      <label className="label" htmlFor={id}>
        Seats
      </label>
      <NumberInput
        className="number-input"
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
      <button className="submit" type="submit">
        Order
      </button>
      <p role="status">{sent}</p>
    </form>
  );
}
