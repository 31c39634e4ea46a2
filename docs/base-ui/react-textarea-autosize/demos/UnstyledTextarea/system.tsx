import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Form = styled('form')`
  max-width: 22rem;
`;

const Field = styled(TextareaAutosize)`
  display: block;
  box-sizing: border-box;
  width: 100%;
  margin-top: 0.25rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  line-height: 1.5;
  resize: none;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Button = styled('button')`
  margin-top: 0.5rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#e8ebf0, #2a323e);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

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
    <Form onSubmit={handleSubmit}>
      <label htmlFor={id}>Comment on order A-1042</label>
      <Field
        id={id}
        name="comment"
        onChange={(event) => setText(event.target.value)}
        required
        value={text}
      />
      <Button type="submit">Send comment</Button>
      <p role="status">{sent && `Sent: ${sent}`}</p>
    </Form>
  );
}
