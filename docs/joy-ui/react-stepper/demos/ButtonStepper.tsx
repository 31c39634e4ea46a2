import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Trip', 'Seats', 'Pay'];

export default function ButtonStepper() {
  const [current, setCurrent] = React.useState(0);

  const indicatorOf = (index: number) => (
    <StepIndicator color={index === current ? 'primary' : 'neutral'}>{index + 1}</StepIndicator>
  );

  return (
    <Stepper sx={{ width: 1 }}>
      {steps.map((label, index) => (
        <Step key={label} indicator={indicatorOf(index)}>
          <StepButton
            aria-current={index === current ? 'step' : undefined}
            onClick={() => setCurrent(index)}
            sx={{ color: 'inherit' }}
          >
            {label}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
