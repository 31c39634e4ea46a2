import { useId, useState } from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputAdornments() {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid">
      <div className="field">
        <label className="label" htmlFor={`${id}-budget`}>
          Budget in euros
        </label>
        <Input
          className="input"
          id={`${id}-budget`}
          name="budget"
          autoComplete="off"
          startAdornment={<span aria-hidden>€</span>}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-key`}>
          Access key
        </label>
        <Input
          className="input"
          id={`${id}-key`}
          name="key"
          type={shown ? 'text' : 'password'}
          autoComplete="off"
          defaultValue="warehouse-12"
          endAdornment={
            <button
              className="toggle"
              type="button"
              aria-label="Show access key"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              Show
            </button>
          }
        />
      </div>
    </div>
  );
}
