import { Fragment, useId } from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const slotProps = {
  input: ({ error }: { error?: boolean }) => ({
    className: `w-full max-w-80 rounded-lg border bg-white px-3 py-2 focus:outline focus:outline-2 focus:outline-offset-2 focus:outline-blue-500 dark:bg-slate-900 ${error ? 'border-red-700 dark:border-red-300' : 'border-slate-500'}`,
  }),
};

export default function FormControlFunctionChild() {
  const id = useId();
  return (
    <FormControl className="grid gap-1.5" defaultValue="" required>
      {({ filled, focused, required }) => (
        <Fragment>
          <label className="font-semibold" htmlFor={id}>
            Delivery address {required && <span aria-hidden>*</span>}
          </label>
          <Input
            slotProps={slotProps}
            id={id}
            name="address"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
          />
          <p className="text-sm text-slate-600 dark:text-slate-300" id={`${id}-hint`}>
            {filled || focused ? 'Street, number, and city' : 'Not filled in yet'}
          </p>
        </Fragment>
      )}
    </FormControl>
  );
}
