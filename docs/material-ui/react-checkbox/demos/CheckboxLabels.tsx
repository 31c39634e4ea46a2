import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CheckboxLabels() {
  return (
    <Stack spacing={1} useFlexGap>
      <FormControlLabel required control={<Checkbox />} label="I accept the rental agreement" />
      <div>
        <FormControlLabel
          control={<Checkbox inputProps={{ 'aria-describedby': 'insurance-note' }} />}
          label="Add damage insurance"
        />
        <Typography id="insurance-note" variant="body2" color="textSecondary" sx={{ ml: 4 }}>
          Covers scratches and lost keys.
        </Typography>
      </div>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Checkbox edge="start" inputProps={{ 'aria-label': 'Select Handover.pdf' }} />
        <Typography sx={{ flexGrow: 1 }}>Handover.pdf</Typography>
        <Typography color="textSecondary">340 kB</Typography>
      </Stack>
    </Stack>
  );
}
