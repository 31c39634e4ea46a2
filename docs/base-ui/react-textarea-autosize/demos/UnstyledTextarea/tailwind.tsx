import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const field =
  'mt-1 box-border block w-full resize-none rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 leading-normal text-inherit focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const button =
  'mt-2 rounded-lg border border-solid border-slate-500 bg-slate-200 px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-800';

export default function UnstyledTextarea() {
  const id = useId();
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(text);
    setText('');
  };
  return (
    <form className="max-w-[22rem]" onSubmit={handleSubmit}>
      <label htmlFor={id}>Comment on order A-1042</label>
      <TextareaAutosize
        className={field}
        id={id}
        name="comment"
        onChange={(event) => setText(event.target.value)}
        required
        value={text}
      />
      <button className={button} type="submit">
        Send comment
      </button>
      <p role="status">{sent && `Sent: ${sent}`}</p>
    </form>
  );
}
