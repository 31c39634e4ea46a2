import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tips = [
  'Scan a receipt with the camera.',
  'Send it to your team for approval.',
  'Get the money back within a week.',
];

export default function TextMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const backButton = React.useRef<HTMLButtonElement>(null);
  const nextButton = React.useRef<HTMLButtonElement>(null);

  // The first and the last step disable one button, so the other one receives focus.
  function goTo(step: number) {
    setActiveStep(step);

    if (step === 0) {
      nextButton.current?.focus();
    } else if (step === tips.length - 1) {
      backButton.current?.focus();
    }
  }

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status" sx={{ p: 2, minHeight: 80 }}>
        {tips[activeStep]}
      </Typography>
      <MobileStepper
        variant="text"
        position="static"
        steps={tips.length}
        activeStep={activeStep}
        backButton={
          <Button ref={backButton} disabled={activeStep === 0} onClick={() => goTo(activeStep - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            ref={nextButton}
            disabled={activeStep === tips.length - 1}
            onClick={() => goTo(activeStep + 1)}
          >
            Next
          </Button>
        }
      />
    </Paper>
  );
}
