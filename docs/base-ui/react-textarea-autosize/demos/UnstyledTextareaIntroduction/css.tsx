import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function UnstyledTextareaIntroduction() {
  const id = useId();
  return (
    <div className="handover">
      <label htmlFor={id}>Handover note</label>
      <TextareaAutosize
        className="handover-field"
        id={id}
        name="handover"
        defaultValue="Pallet 14 is packed, pallet 15 waits for labels."
      />
    </div>
  );
}
