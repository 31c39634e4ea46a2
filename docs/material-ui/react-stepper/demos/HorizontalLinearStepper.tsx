import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cart', 'Delivery', 'Payment'];

export default function HorizontalLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(1);
  const isDone = activeStep === steps.length;

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
      <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
        Back
      </Button>
      <Button disabled={isDone} onClick={() => setActiveStep(activeStep + 1)}>
        {activeStep < steps.length - 1 ? 'Next' : 'Place order'}
      </Button>
    </Box>
  );
}
