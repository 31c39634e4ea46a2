import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperThumbnail() {
  return (
    <Stepper activeStep={1} sx={{ width: 200 }}>
      <Step completed>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel>Pay</StepLabel>
      </Step>
    </Stepper>
  );
}
