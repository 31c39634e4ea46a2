import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const declined = (
  <Typography variant="caption" color="error">
    Card declined
  </Typography>
);

export default function HorizontalStepperWithError() {
  return (
    <Stepper activeStep={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel error optional={declined}>
          Payment
        </StepLabel>
      </Step>
    </Stepper>
  );
}
