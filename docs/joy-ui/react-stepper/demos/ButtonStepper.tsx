import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Trip', 'Seats', 'Pay'];

export default function ButtonStepper() {
  const [current, setCurrent] = React.useState(0);
  const colorOf = (index: number) => (index === current ? 'primary' : 'neutral');
  const stateOf = (index: number) => (index === current ? 'step' : undefined);

  return (
    <Stepper sx={{ width: 1 }}>
      {steps.map((label, index) => (
        <Step
          key={label}
          indicator={<StepIndicator color={colorOf(index)}>{index + 1}</StepIndicator>}
        >
          <StepButton
            aria-current={stateOf(index)}
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
