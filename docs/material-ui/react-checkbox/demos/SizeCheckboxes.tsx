import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function SizeCheckboxes() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox defaultChecked size="small" />} label="Small" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Medium" />
      <FormControlLabel control={<Checkbox defaultChecked size="large" />} label="Large" />
    </FormGroup>
  );
}
