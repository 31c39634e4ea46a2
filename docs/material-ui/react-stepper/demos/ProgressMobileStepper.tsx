import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const QUESTIONS = 12;

export default function ProgressMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(3);

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={QUESTIONS}
      activeStep={activeStep}
      LinearProgressProps={{ 'aria-label': 'Answered questions' }}
      sx={{ width: '100%', maxWidth: 360 }}
      backButton={
        <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button
          disabled={activeStep === QUESTIONS - 1}
          onClick={() => setActiveStep(activeStep + 1)}
        >
          Next
        </Button>
      }
    />
  );
}
