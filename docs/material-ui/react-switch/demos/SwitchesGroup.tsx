import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchesGroup() {
  const [channels, setChannels] = React.useState({ Email: true, Text: false, Phone: false });

  return (
    <FormControl component="fieldset" aria-describedby="alerts-help">
      <FormLabel component="legend">Send alerts by</FormLabel>
      <FormGroup>
        {Object.entries(channels).map(([channel, checked]) => (
          <FormControlLabel
            key={channel}
            control={<Switch name={channel} checked={checked} />}
            onChange={(_event, isChecked) => setChannels({ ...channels, [channel]: isChecked })}
            label={channel}
          />
        ))}
      </FormGroup>
      <FormHelperText id="alerts-help">Changes are saved immediately.</FormHelperText>
    </FormControl>
  );
}
