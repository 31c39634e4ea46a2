import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

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
    <form className="comment" onSubmit={handleSubmit}>
      <label htmlFor={id}>Comment on order A-1042</label>
      <TextareaAutosize
        className="comment-field"
        id={id}
        name="comment"
        onChange={(event) => setText(event.target.value)}
        required
        value={text}
      />
      <button className="comment-send" type="submit">
        Send comment
      </button>
      <p role="status">{sent && `Sent: ${sent}`}</p>
    </form>
  );
}
