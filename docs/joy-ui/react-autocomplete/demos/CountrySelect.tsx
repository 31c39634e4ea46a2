import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const countries = [
  { code: 'BR', label: 'Brazil', dial: '+55' },
  { code: 'KE', label: 'Kenya', dial: '+254' },
  { code: 'KR', label: 'South Korea', dial: '+82' },
  { code: 'PT', label: 'Portugal', dial: '+351' },
];

export default function CountrySelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Country</FormLabel>
      <Autocomplete
        options={countries}
        renderOption={(props, { code, label, dial }) => (
          <AutocompleteOption {...props} key={code}>
            <ListItemContent>
              {label}
              <Typography level="body-xs">
                {code} {dial}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
