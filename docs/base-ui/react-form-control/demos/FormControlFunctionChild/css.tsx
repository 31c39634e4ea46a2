import { Fragment, useId } from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FormControlFunctionChild() {
  const id = useId();
  return (
    <FormControl className="form-control" defaultValue="" required>
      {({ filled, focused, required }) => (
        <Fragment>
          <label className="label" htmlFor={id}>
            Delivery address {required && <span aria-hidden>*</span>}
          </label>
          <Input
            className="input"
            id={id}
            name="address"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
          />
          <p className="hint" id={`${id}-hint`}>
            {filled || focused ? 'Street, number, and city' : 'Not filled in yet'}
          </p>
        </Fragment>
      )}
    </FormControl>
  );
}
