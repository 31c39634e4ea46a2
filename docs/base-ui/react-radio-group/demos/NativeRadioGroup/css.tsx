import { useState } from 'react';
import './styles.css';

const deliveries = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, on the next day' },
  { value: 'pickup', label: 'Pickup at the warehouse' },
];

export default function NativeRadioGroup() {
  const [saved, setSaved] = useState('Nothing saved yet');
  return (
    <form
      className="delivery-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved: ${new FormData(event.currentTarget).get('delivery') as string}`);
      }}
    >
      <fieldset className="delivery-group">
        <legend>Delivery of order 1042</legend>
        {deliveries.map(({ value, label }) => (
          <label className="delivery-row" key={value}>
            <input className="delivery-radio" type="radio" name="delivery" value={value} required />
            {label}
          </label>
        ))}
      </fieldset>
      <button className="delivery-save" type="submit">
        Save
      </button>
      <p className="delivery-status" role="status">
        {saved}
      </p>
    </form>
  );
}
