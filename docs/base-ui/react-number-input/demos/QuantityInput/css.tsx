import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function QuantityInput() {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Quantity, from 1 to 99
      </label>
      <NumberInput
        className="number-input"
        id={id}
        defaultValue={98}
        min={1}
        max={99}
        slotProps={{
          input: { name: 'quantity', role: 'spinbutton' },
          decrementButton: { type: 'button', 'aria-label': 'Less', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
        }}
      />
    </div>
  );
}
