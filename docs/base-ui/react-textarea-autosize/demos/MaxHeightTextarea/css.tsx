import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

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
    <div className="minutes">
      <label htmlFor={id}>Minutes of the meeting</label>
      <TextareaAutosize
        className="minutes-field"
        id={id}
        name="minutes"
        maxRows={4}
        defaultValue={minutes}
      />
    </div>
  );
}
