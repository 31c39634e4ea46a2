import { useId } from 'react';
import { Input } from '@mui/base/Input';

const slotProps = {
  root: {
    className:
      'flex w-full max-w-80 items-center gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900',
  },
  input: { className: 'min-w-0 flex-1 bg-transparent outline-none' },
};

export default function UnstyledInputIntroduction() {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        Project name
      </label>
      <Input
        slotProps={slotProps}
        id={id}
        name="project"
        autoComplete="off"
        placeholder="Warehouse move"
      />
    </div>
  );
}
