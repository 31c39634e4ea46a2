import { useId, useRef, useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectForm() {
  const [sent, setSent] = useState('Nothing sent yet');
  const id = useId();
  const select = useRef<HTMLButtonElement>(null);
  return (
    <form
      className="form"
      onInvalidCapture={(event) => {
        event.preventDefault();
        setSent('Choose a warehouse first');
        select.current?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${new FormData(event.currentTarget).get('warehouse') as string}`);
      }}
    >
      <label htmlFor={id}>Warehouse</label>
      <Select
        ref={select}
        slotProps={slotProps}
        id={id}
        name="warehouse"
        required
        placeholder="Choose one"
      >
        <Option className="option" value="lagos">
          Lagos
        </Option>
        <Option className="option" value="osaka">
          Osaka
        </Option>
        <Option className="option" value="porto">
          Porto
        </Option>
      </Select>
      <button className="submit" type="submit">
        Move stock
      </button>
      <p role="status">{sent}</p>
    </form>
  );
}
