import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxThumbnail() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked size="small" />} label="Email" />
      <FormControlLabel control={<Checkbox size="small" />} label="Phone" />
    </FormGroup>
  );
}
