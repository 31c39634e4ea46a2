import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Profile', 'Team', 'Billing'];

export default function HorizontalNonLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const [completed, setCompleted] = React.useState([1]);

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Stepper nonLinear alternativeLabel activeStep={activeStep}>
        {steps.map((name, index) => (
          <Step key={name} completed={completed.includes(index)}>
            <StepButton onClick={() => setActiveStep(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {steps[activeStep]}: {completed.includes(activeStep) ? 'done' : 'to do'}
      </Typography>
      <Button onClick={() => setCompleted([...completed, activeStep])}>Mark as done</Button>
    </Box>
  );
}
