import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ControlledRadioButtonsGroup() {
  const [paper, setPaper] = React.useState('matte');

  return (
    <Stack spacing={2}>
      <RadioGroup
        aria-label="Paper"
        name="paper"
        value={paper}
        onChange={(event) => setPaper(event.target.value)}
      >
        <Radio value="matte" label="Matte" />
        <Radio value="glossy" label="Glossy" />
      </RadioGroup>
      <Typography role="status">You ordered {paper} paper.</Typography>
    </Stack>
  );
}
