import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeThumbnail() {
  return (
    <TextareaAutosize
      minRows={3}
      defaultValue={'First line\nSecond line\nThird line'}
      style={{ width: 150 }}
    />
  );
}
