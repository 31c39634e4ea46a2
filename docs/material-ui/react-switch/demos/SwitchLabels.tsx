import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchLabels() {
  return (
    <Stack spacing={1} useFlexGap>
      <FormControlLabel control={<Switch defaultChecked />} label="Automatic updates" />
      <FormControlLabel required control={<Switch />} label="Allow location access" />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <div>
          <Typography id="roaming-label">Data roaming</Typography>
          <Typography id="roaming-note" variant="body2" color="textSecondary">
            Extra costs may apply abroad.
          </Typography>
        </div>
        <Switch
          inputProps={{ 'aria-labelledby': 'roaming-label', 'aria-describedby': 'roaming-note' }}
        />
      </Stack>
    </Stack>
  );
}
