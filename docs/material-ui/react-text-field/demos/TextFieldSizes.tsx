import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function TextFieldSizes() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <TextField variant={variant} size="small" label="Small" defaultValue="Rack B-12" />
          <TextField variant={variant} label="Medium" defaultValue="Rack B-12" />
        </Stack>
      ))}
    </Stack>
  );
}
