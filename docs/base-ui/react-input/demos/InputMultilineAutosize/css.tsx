import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { Input } from '@mui/base/Input';
import './styles.css';

const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function InputMultilineAutosize() {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Meeting notes
      </label>
      <Input
        className="input"
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
