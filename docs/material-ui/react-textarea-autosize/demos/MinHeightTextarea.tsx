import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function MinHeightTextarea() {
  return (
    <TextareaAutosize
      aria-label="Reason for the return"
      placeholder="Reason for the return"
      minRows={3}
      style={{ width: 280, padding: 8, font: 'inherit', resize: 'none' }}
    />
  );
}
