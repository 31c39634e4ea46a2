import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const countries = [
  { code: 'BR', label: 'Brazil', dial: '+55' },
  { code: 'KE', label: 'Kenya', dial: '+254' },
  { code: 'KR', label: 'South Korea', dial: '+82' },
  { code: 'PL', label: 'Poland', dial: '+48' },
  { code: 'PT', label: 'Portugal', dial: '+351' },
];

export default function CountrySelect() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      sx={{ width: 280 }}
      renderOption={(props, { code, label, dial }) => (
        <Box component="li" {...props} key={code}>
          {label}
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {code} {dial}
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Country" />}
    />
  );
}
