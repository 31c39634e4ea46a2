import Textarea from '@mui/joy/Textarea';

export default function FocusedRingTextarea() {
  return (
    <Textarea
      aria-label="Packing note"
      placeholder="Packing note"
      sx={{
        '--Textarea-focusedInset': 'var(--any, )',
        '--Textarea-focusedThickness': '4px',
        '&&': { '--Textarea-focusedHighlight': 'rgb(200 90 0)' },
      }}
    />
  );
}
