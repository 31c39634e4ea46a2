import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function AfterTheChange() {
  return (
    <TextField
      label="Weight of the parcel"
      name="weight"
      type="number"
      defaultValue={2}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        htmlInput: { min: 0, step: 0.5 },
        inputLabel: { shrink: true },
      }}
    />
  );
}
