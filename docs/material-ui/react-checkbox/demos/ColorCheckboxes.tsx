import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const statuses = [
  { name: 'Delivered', color: 'success' },
  { name: 'Delayed', color: 'warning' },
  { name: 'Lost', color: 'error' },
  { name: 'Archived', color: 'default' },
] as const;

export default function ColorCheckboxes() {
  return (
    <FormGroup row>
      {statuses.map(({ name, color }) => (
        <FormControlLabel
          key={name}
          control={<Checkbox defaultChecked color={color} />}
          label={name}
        />
      ))}
    </FormGroup>
  );
}
