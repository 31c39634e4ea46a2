import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Choose a file', text: 'A table with one customer per row, up to 10 MB.' },
  { name: 'Match the columns', text: 'Name and email are required.' },
  { name: 'Check the result', text: '214 customers are new, 12 are updated.' },
];

export default function VerticalLinearStepper() {
  const [chosenStep, setChosenStep] = React.useState<number>();
  const activeStep = chosenStep ?? 0;
  const isMoved = chosenStep !== undefined; // the page's focus moves only with the user

  return (
    <div>
      <Stepper orientation="vertical" activeStep={activeStep}>
        {steps.map(({ name, text }, index) => (
          <Step key={name} aria-current={index === activeStep ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
            <StepContent>
              <Typography gutterBottom>{text}</Typography>
              <Button
                variant="contained"
                autoFocus={isMoved}
                onClick={() => setChosenStep(index + 1)}
              >
                {index < steps.length - 1 ? 'Continue' : 'Import'}
              </Button>
              <Button disabled={index === 0} onClick={() => setChosenStep(index - 1)}>
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {activeStep === steps.length && (
        <Button autoFocus onClick={() => setChosenStep(0)}>
          Import another file
        </Button>
      )}
    </div>
  );
}
