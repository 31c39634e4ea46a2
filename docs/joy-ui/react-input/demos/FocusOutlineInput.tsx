import Input from '@mui/joy/Input';

export default function FocusOutlineInput() {
  return (
    <Input
      aria-label="Guest name"
      placeholder="Guest name"
      sx={{
        '&::before': { display: 'none' },
        '&:focus-within': {
          outline: '2px solid var(--Input-focusedHighlight)',
          outlineOffset: '2px',
        },
      }}
    />
  );
}
