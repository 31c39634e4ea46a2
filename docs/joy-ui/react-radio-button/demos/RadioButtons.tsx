import * as React from 'react';
import Radio from '@mui/joy/Radio';
import Stack from '@mui/joy/Stack';

export default function RadioButtons() {
  const [unit, setUnit] = React.useState('metric');

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    setUnit(event.target.value);
  }

  const metric = { checked: unit === 'metric', onChange: handleChange };
  const imperial = { checked: unit === 'imperial', onChange: handleChange };

  return (
    <Stack role="radiogroup" aria-label="Units" direction="row" spacing={3}>
      <Radio name="unit" value="metric" label="Kilometers" {...metric} />
      <Radio name="unit" value="imperial" label="Miles" {...imperial} />
    </Stack>
  );
}
