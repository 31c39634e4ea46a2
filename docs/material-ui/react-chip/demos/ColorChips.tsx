import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const states = [
  { label: 'New', color: 'primary' },
  { label: 'Paid', color: 'success' },
  { label: 'Refunded', color: 'secondary' },
] as const;

export default function ColorChips() {
  return (
    <Stack spacing={1}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1}>
          {states.map((state) => (
            <Chip key={state.label} variant={variant} {...state} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
