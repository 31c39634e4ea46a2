import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const QUESTIONS = 12;

export default function ProgressMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(3);
  const backButton = React.useRef<HTMLButtonElement>(null);
  const nextButton = React.useRef<HTMLButtonElement>(null);

  // The first and the last step disable one button, so the other one receives focus.
  function goTo(step: number) {
    setActiveStep(step);

    if (step === 0) {
      nextButton.current?.focus();
    } else if (step === QUESTIONS - 1) {
      backButton.current?.focus();
    }
  }

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={QUESTIONS}
      activeStep={activeStep}
      LinearProgressProps={{ 'aria-label': 'Answered questions' }}
      sx={{ width: '100%', maxWidth: 360 }}
      backButton={
        <Button ref={backButton} disabled={activeStep === 0} onClick={() => goTo(activeStep - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button
          ref={nextButton}
          disabled={activeStep === QUESTIONS - 1}
          onClick={() => goTo(activeStep + 1)}
        >
          Next
        </Button>
      }
    />
  );
}
