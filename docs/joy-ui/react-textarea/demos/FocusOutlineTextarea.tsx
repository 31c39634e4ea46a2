import Textarea from '@mui/joy/Textarea';

export default function FocusOutlineTextarea() {
  return (
    <Textarea
      aria-label="Allergies"
      placeholder="Allergies"
      sx={{
        '&::before': { display: 'none' },
        '&:focus-within': {
          outline: '2px solid var(--Textarea-focusedHighlight)',
          outlineOffset: '2px',
        },
      }}
    />
  );
}
