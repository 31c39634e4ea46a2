import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const settings = ['Sound', 'Vibration', 'Lights'];
const spread = { justifyContent: 'space-between', mx: 0 };

export default function FormControlLabelPosition() {
  return (
    <FormGroup sx={{ width: 240 }}>
      {settings.map((setting) => (
        <FormControlLabel
          key={setting}
          control={<Switch edge="end" />}
          label={setting}
          labelPlacement="start"
          sx={spread}
        />
      ))}
    </FormGroup>
  );
}
