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

export default function UnstyledTextareaIntroduction() {
  const id = useId();
  return (
    <Wrapper>
      <label htmlFor={id}>Handover note</label>
      <Field
        id={id}
        name="handover"
        defaultValue="Pallet 14 is packed, pallet 15 waits for labels."
      />
    </Wrapper>
  );
}
