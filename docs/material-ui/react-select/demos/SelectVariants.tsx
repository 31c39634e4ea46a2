import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 180 }}>
          <InputLabel id={`${variant}-carrier-label`}>Carrier</InputLabel>
          <Select
            labelId={`${variant}-carrier-label`}
            id={`${variant}-carrier`}
            defaultValue="rail"
          >
            <MenuItem value="rail">Rail freight</MenuItem>
            <MenuItem value="sea">Sea freight</MenuItem>
            <MenuItem value="truck">Truck</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
