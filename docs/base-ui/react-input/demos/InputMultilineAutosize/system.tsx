import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('div')`
  display: grid;
  gap: 0.375rem;
`;

const Label = styled('label')`
  font-weight: 600;
`;

const Input = styled(BaseInput)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  box-sizing: border-box;
  width: min(20rem, 100%);
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  & .${inputClasses.input} {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  &.${inputClasses.focused} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  & textarea {
    resize: none;
  }
`;

const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function InputMultilineAutosize() {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>Meeting notes</Label>
      <Input
        id={id}
        name="notes"
        multiline
        minRows={2}
        maxRows={6}
        slots={slots}
        placeholder="Grows up to six lines"
      />
    </Field>
  );
}
