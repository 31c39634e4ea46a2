import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function Checkboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send a receipt by email" />
      <FormControlLabel control={<Checkbox />} label="Gift wrap this order" />
      <FormControlLabel disabled control={<Checkbox />} label="Express delivery (sold out)" />
    </FormGroup>
  );
}
