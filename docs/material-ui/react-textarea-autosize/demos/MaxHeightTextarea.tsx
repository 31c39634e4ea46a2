import TextareaAutosize from '@mui/material/TextareaAutosize';

const minutes = ['Present: Amara, Ken, Leila', 'Budget approved', 'Next meeting on Monday'];

export default function MaxHeightTextarea() {
  return (
    <TextareaAutosize
      aria-label="Minutes of the meeting"
      defaultValue={[...minutes, 'Actions:', '- Ken sends the contract', '- Leila books'].join(
        '\n',
      )}
      maxRows={4}
      style={{ width: 280, padding: 8, font: 'inherit', resize: 'none' }}
    />
  );
}
