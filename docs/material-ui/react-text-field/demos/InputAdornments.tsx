import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function InputAdornments() {
  const [isShown, setIsShown] = React.useState(false);

  const showButton = (
    <InputAdornment position="end">
      <IconButton
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  const unit = <InputAdornment position="end">kg</InputAdornment>;

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Parcel weight"
        defaultValue="2.5"
        slotProps={{ input: { endAdornment: unit } }}
      />
      <TextField
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        slotProps={{ input: { endAdornment: showButton } }}
      />
    </Stack>
  );
}
