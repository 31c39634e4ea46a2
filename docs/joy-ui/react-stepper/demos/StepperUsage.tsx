import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = ['Cart', 'Address', 'Pay'];

export default function StepperUsage() {
  const [current, setCurrent] = React.useState(0);
  const isLast = current === steps.length - 1;
  const colorOf = (index: number) => (index <= current ? 'primary' : 'neutral');
  const goOn = () => setCurrent(isLast ? 0 : current + 1);

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 520, alignItems: 'start' }}>
      <Stepper sx={{ width: 1 }}>
        {steps.map((label, index) => (
          <Step
            key={label}
            aria-current={index === current ? 'step' : undefined}
            indicator={<StepIndicator color={colorOf(index)}>{index + 1}</StepIndicator>}
          >
            {label}
          </Step>
        ))}
      </Stepper>
      <Typography role="status">{`Step ${current + 1} of 3: ${steps[current]}`}</Typography>
      <Button onClick={goOn}>{isLast ? 'Start again' : 'Next step'}</Button>
    </Stack>
  );
}
