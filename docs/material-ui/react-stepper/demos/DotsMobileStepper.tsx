import * as React from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import { useTheme } from '@mui/material/styles';

const STEPS = 5;

export default function DotsMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const backButton = React.useRef<HTMLButtonElement>(null);
  const nextButton = React.useRef<HTMLButtonElement>(null);
  const isRtl = useTheme().direction === 'rtl';

  // The first and the last step disable one button, so the other one receives focus.
  function goTo(step: number) {
    setActiveStep(step);

    if (step === 0) {
      nextButton.current?.focus();
    } else if (step === STEPS - 1) {
      backButton.current?.focus();
    }
  }

  return (
    <MobileStepper
      variant="dots"
      position="static"
      steps={STEPS}
      activeStep={activeStep}
      sx={{ width: '100%', maxWidth: 360 }}
      backButton={
        <Button
          ref={backButton}
          startIcon={isRtl ? <KeyboardArrowRightIcon /> : <KeyboardArrowLeftIcon />}
          disabled={activeStep === 0}
          onClick={() => goTo(activeStep - 1)}
        >
          Back
        </Button>
      }
      nextButton={
        <Button
          ref={nextButton}
          endIcon={isRtl ? <KeyboardArrowLeftIcon /> : <KeyboardArrowRightIcon />}
          disabled={activeStep === STEPS - 1}
          onClick={() => goTo(activeStep + 1)}
        >
          Next
        </Button>
      }
    />
  );
}
