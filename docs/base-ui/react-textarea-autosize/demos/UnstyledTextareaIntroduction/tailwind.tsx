import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const field =
  'mt-1 box-border block w-full resize-none rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 leading-normal text-inherit focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function UnstyledTextareaIntroduction() {
  const id = useId();
  return (
    <div className="max-w-[22rem]">
      <label htmlFor={id}>Handover note</label>
      <TextareaAutosize
        className={field}
        id={id}
        name="handover"
        defaultValue="Pallet 14 is packed, pallet 15 waits for labels."
      />
    </div>
  );
}
