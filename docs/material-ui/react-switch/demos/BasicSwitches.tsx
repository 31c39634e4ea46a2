import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Show read receipts" />
      <FormControlLabel control={<Switch />} label="Mute notifications" />
      <FormControlLabel disabled control={<Switch />} label="Backups (managed by your team)" />
    </FormGroup>
  );
}
