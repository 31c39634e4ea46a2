import Button from '@mui/joy/Button';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const current = <StepIndicator color="primary">1</StepIndicator>;

export default function VerticalExtraContentStepper() {
  return (
    <Stepper orientation="vertical">
      <Step aria-current="step" indicator={current}>
        <span>Confirm your address</span>
        <Typography level="body-sm">We sent a code to mina@example.com.</Typography>
        <Button size="sm" sx={{ justifySelf: 'start' }}>
          Send it again
        </Button>
      </Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Choose a password</Step>
    </Stepper>
  );
}
