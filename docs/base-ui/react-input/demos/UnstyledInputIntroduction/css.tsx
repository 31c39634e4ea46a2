import { useId } from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function UnstyledInputIntroduction() {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Project name
      </label>
      <Input
        className="input"
        id={id}
        name="project"
        autoComplete="off"
        placeholder="Warehouse move"
      />
    </div>
  );
}
