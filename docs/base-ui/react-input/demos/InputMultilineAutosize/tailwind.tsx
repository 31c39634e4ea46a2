import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { Input } from '@mui/base/Input';

const slots = { textarea: prepareForSlot(TextareaAutosize) };
const slotProps = {
  root: {
    className:
      'flex w-full max-w-80 items-center gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900',
  },
  input: { className: 'min-w-0 flex-1 bg-transparent outline-none resize-none' },
};

export default function InputMultilineAutosize() {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        Meeting notes
      </label>
      <Input
        slotProps={slotProps}
        id={id}
        name="notes"
        multiline
        minRows={2}
        maxRows={6}
        slots={slots}
        placeholder="Grows up to six lines"
      />
    </div>
  );
}
