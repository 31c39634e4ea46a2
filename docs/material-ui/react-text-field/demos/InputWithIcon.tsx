import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import PlaceIcon from '@mui/icons-material/Place';

export default function InputWithIcon() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <TextField
        label="Account owner"
        variant="standard"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <AccountCircleIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <PlaceIcon sx={{ color: 'action.active', mb: 0.5 }} />
        <TextField label="Meeting place" variant="standard" />
      </Box>
    </Stack>
  );
}
