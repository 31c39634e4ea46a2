import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const field =
  'mt-1 box-border block w-full resize-none rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 leading-normal text-inherit focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

const minutes = [
  'Welcome to Kofi, who joins the design team.',
  'The spring catalog goes to print on Friday.',
  'Leila checks the prices of the lamps.',
  'Ravi books the room.',
  'Next meeting: Monday at ten.',
].join('\n');

export default function MaxHeightTextarea() {
  const id = useId();
  return (
    <div className="max-w-[22rem]">
      <label htmlFor={id}>Minutes of the meeting</label>
      <TextareaAutosize
        className={field}
        id={id}
        name="minutes"
        maxRows={4}
        defaultValue={minutes}
      />
    </div>
  );
}
