import * as React from 'react';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperVariables() {
  const [size, setSize] = React.useState(32);
  const change = (_event: Event, value: number | number[]) => setSize(Number(value));

  return (
    <Stack spacing={3} sx={{ width: 1, maxWidth: 420 }}>
      <Stepper sx={{ '--StepIndicator-size': `${size}px` }}>
        <Step indicator={<StepIndicator>1</StepIndicator>}>Measure</Step>
        <Step indicator={<StepIndicator>2</StepIndicator>}>Cut</Step>
      </Stepper>
      <FormLabel id="indicator-size">--StepIndicator-size</FormLabel>
      <Slider aria-labelledby="indicator-size" min={20} max={56} value={size} onChange={change} />
    </Stack>
  );
}
