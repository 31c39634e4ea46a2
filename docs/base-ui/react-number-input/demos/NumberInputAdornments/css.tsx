import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputAdornments() {
  const id = useId();
  return (
    <div className="grid">
      <div className="field">
        <label className="label" htmlFor={`${id}-weight`}>
          Weight in kilograms
        </label>
        <NumberInput
          className="number-input"
          id={`${id}-weight`}
          defaultValue={12}
          min={1}
          endAdornment={<span aria-hidden>kg</span>}
          slotProps={{
            input: { name: 'weight', role: 'spinbutton' },
            decrementButton: { type: 'button', 'aria-label': 'Less weight', children: '−' },
            incrementButton: { type: 'button', 'aria-label': 'More weight', children: '+' },
          }}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-value`}>
          Insured value in euros
        </label>
        <NumberInput
          className="number-input"
          id={`${id}-value`}
          defaultValue={500}
          min={0}
          step={50}
          startAdornment={<span aria-hidden>€</span>}
          slotProps={{
            input: { name: 'insuredValue', role: 'spinbutton' },
            decrementButton: { type: 'button', 'aria-label': 'Lower value', children: '−' },
            incrementButton: { type: 'button', 'aria-label': 'Higher value', children: '+' },
          }}
        />
      </div>
    </div>
  );
}
