import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function BasicStepper() {
  return (
    <Stepper sx={{ width: 1 }}>
      <Step>Draft</Step>
      <Step aria-current="step">Review</Step>
      <Step>Publish</Step>
    </Stepper>
  );
}
