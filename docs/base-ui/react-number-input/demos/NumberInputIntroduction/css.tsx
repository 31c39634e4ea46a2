import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputIntroduction() {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Pallets
      </label>
      <NumberInput
        className="number-input"
        id={id}
        defaultValue={4}
        min={1}
        max={20}
        slotProps={{
          input: { name: 'pallets', role: 'spinbutton' },
          decrementButton: { type: 'button', 'aria-label': 'Fewer pallets', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'More pallets', children: '+' },
        }}
      />
    </div>
  );
}
