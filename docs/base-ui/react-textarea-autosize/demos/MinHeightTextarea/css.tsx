import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function MinHeightTextarea() {
  const id = useId();
  return (
    <div className="reason">
      <label htmlFor={id}>Reason for the return</label>
      <TextareaAutosize className="reason-field" id={id} name="reason" minRows={3} />
    </div>
  );
}
