import * as React from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import { useTheme } from '@mui/material/styles';

const STEPS = 5;

export default function DotsMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const isRtl = useTheme().direction === 'rtl';

  return (
    <MobileStepper
      variant="dots"
      position="static"
      steps={STEPS}
      activeStep={activeStep}
      sx={{ width: '100%', maxWidth: 360 }}
      backButton={
        <Button
          startIcon={isRtl ? <KeyboardArrowRightIcon /> : <KeyboardArrowLeftIcon />}
          disabled={activeStep === 0}
          onClick={() => setActiveStep(activeStep - 1)}
        >
          Back
        </Button>
      }
      nextButton={
        <Button
          endIcon={isRtl ? <KeyboardArrowLeftIcon /> : <KeyboardArrowRightIcon />}
          disabled={activeStep === STEPS - 1}
          onClick={() => setActiveStep(activeStep + 1)}
        >
          Next
        </Button>
      }
    />
  );
}
