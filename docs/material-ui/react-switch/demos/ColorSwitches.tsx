import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function ColorSwitches() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch defaultChecked color="success" />}
        label="Accept new orders"
      />
      <FormControlLabel
        control={<Switch defaultChecked color="warning" />}
        label="Maintenance mode"
      />
      <FormControlLabel control={<Switch defaultChecked color="default" />} label="Show prices" />
    </FormGroup>
  );
}
