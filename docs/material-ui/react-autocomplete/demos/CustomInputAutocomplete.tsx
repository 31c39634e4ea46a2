import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const units = ['gram', 'kilogram', 'liter', 'meter', 'piece'];
const inputStyle = { width: '100%', p: 1, font: 'inherit' };

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      options={units}
      sx={{ width: 200 }}
      renderInput={({ id, InputProps, inputProps }) => (
        <div ref={InputProps.ref}>
          <label htmlFor={id}>Unit</label>
          <Box component="input" {...inputProps} sx={inputStyle} />
        </div>
      )}
    />
  );
}
