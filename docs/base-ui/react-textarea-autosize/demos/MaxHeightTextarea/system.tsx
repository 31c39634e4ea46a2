import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Wrapper = styled('div')`
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
    <Wrapper>
      <label htmlFor={id}>Minutes of the meeting</label>
      <Field id={id} name="minutes" maxRows={4} defaultValue={minutes} />
    </Wrapper>
  );
}
