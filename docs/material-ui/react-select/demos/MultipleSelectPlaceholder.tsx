import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const regions = ['Andes', 'Balkans', 'Nordics', 'West Africa'];

export default function MultipleSelectPlaceholder() {
  return (
    <FormControl sx={{ width: 280 }}>
      <Select<string[]>
        multiple
        displayEmpty
        id="placeholder-regions"
        defaultValue={[]}
        SelectDisplayProps={{ 'aria-label': 'Regions' }}
        renderValue={(selected) => selected.join(', ') || 'All regions'}
      >
        {regions.map((region) => (
          <MenuItem key={region} value={region}>
            {region}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
