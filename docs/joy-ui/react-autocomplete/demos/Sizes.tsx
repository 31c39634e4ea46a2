import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const priorities = ['Low', 'Normal', 'High'];

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ width: 220 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Autocomplete
          key={size}
          size={size}
          options={priorities}
          defaultValue="Normal"
          slotProps={{ input: { 'aria-label': `Priority, ${size}` } }}
        />
      ))}
    </Stack>
  );
}
