import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cart', 'Delivery', 'Payment'];
const nextLabels = ['Next', 'Next', 'Place order', 'New order'];

export default function HorizontalLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(1);
  const nextButton = React.useRef<HTMLButtonElement>(null);
  const isDone = activeStep === steps.length;

  function goBack() {
    setActiveStep(activeStep - 1);

    if (activeStep === 1) {
      nextButton.current?.focus(); // the first step disables the button that has focus
    }
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Stepper alternativeLabel activeStep={activeStep}>
        {steps.map((name, index) => (
          <Step key={name} aria-current={index === activeStep ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {isDone
          ? 'Your order is on its way to the warehouse.'
          : `Step ${activeStep + 1} of ${steps.length}: ${steps[activeStep]}`}
      </Typography>
      <Button disabled={activeStep === 0 || isDone} onClick={goBack}>
        Back
      </Button>
      <Button ref={nextButton} onClick={() => setActiveStep(isDone ? 0 : activeStep + 1)}>
        {nextLabels[activeStep]}
      </Button>
    </Box>
  );
}
