import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperThumbnail() {
  return (
    <Stepper sx={{ width: 200 }}>
      <Step
        orientation="vertical"
        indicator={
          <StepIndicator variant="solid" color="primary">
            1
          </StepIndicator>
        }
      >
        Cart
      </Step>
      <Step orientation="vertical" indicator={<StepIndicator>2</StepIndicator>}>
        Pay
      </Step>
    </Stepper>
  );
}
