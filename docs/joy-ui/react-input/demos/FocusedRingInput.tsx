import Input from '@mui/joy/Input';

export default function FocusedRingInput() {
  return (
    <Input
      aria-label="Order number"
      placeholder="Order number"
      sx={{
        '--Input-focusedInset': 'var(--any, )',
        '--Input-focusedThickness': '4px',
        '&&': { '--Input-focusedHighlight': 'rgb(200 90 0)' },
      }}
    />
  );
}
