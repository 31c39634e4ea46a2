import { useId } from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputMultiline() {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Note for the driver
      </label>
      <Input
        className="input"
        id={id}
        name="note"
        multiline
        rows={3}
        placeholder="Ring at gate 4"
      />
    </div>
  );
}
