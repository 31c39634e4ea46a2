import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const carriers = ['Air freight', 'Rail freight', 'Sea freight'];
const sizes = ['small', 'medium'] as const;

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      {sizes.map((size) => (
        <Autocomplete
          key={size}
          size={size}
          multiple
          options={carriers}
          defaultValue={['Sea freight']}
          renderInput={(params) => <TextField {...params} label={`Carriers (${size})`} />}
        />
      ))}
    </Stack>
  );
}
