import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const periods = ['This week', 'This month', 'This year'];

export default function AutocompleteVariants() {
  return (
    <Stack spacing={2} sx={{ width: 220 }}>
      {(['outlined', 'soft', 'solid', 'plain'] as const).map((variant) => (
        <Autocomplete
          key={variant}
          options={periods}
          defaultValue="This week"
          variant={variant}
          slotProps={{ input: { 'aria-label': `Period, ${variant}` } }}
        />
      ))}
    </Stack>
  );
}
