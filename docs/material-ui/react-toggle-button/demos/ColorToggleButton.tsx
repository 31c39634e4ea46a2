import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ColorToggleButton() {
  const [answer, setAnswer] = React.useState<string | null>('yes');

  return (
    <ToggleButtonGroup
      exclusive
      color="secondary"
      value={answer}
      onChange={(_event, value: string | null) => setAnswer(value)}
      aria-label="Will you attend?"
    >
      <ToggleButton value="yes" color="success">
        Yes
      </ToggleButton>
      <ToggleButton value="maybe">Maybe</ToggleButton>
      <ToggleButton value="no">No</ToggleButton>
    </ToggleButtonGroup>
  );
}
