import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const placements = [
  { label: 'Top', labelPlacement: 'top' },
  { label: 'Start', labelPlacement: 'start' },
  { label: 'Bottom', labelPlacement: 'bottom' },
  { label: 'End', labelPlacement: 'end' },
] as const;

export default function FormControlLabelPosition() {
  return (
    <FormGroup row>
      {placements.map(({ label, labelPlacement }) => (
        <FormControlLabel
          key={label}
          control={<Checkbox />}
          label={label}
          labelPlacement={labelPlacement}
        />
      ))}
    </FormGroup>
  );
}
