import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const states = {
  [`& .${stepClasses.completed}`]: { '--Step-connectorBg': 'var(--joy-palette-success-400)' },
  [`& .${stepClasses.active}`]: { color: 'primary.plainColor', fontWeight: 'lg' },
  [`& .${stepClasses.disabled}`]: { color: 'text.tertiary' },
};

export default function CompanyRegistrationStepper() {
  return (
    <Stepper orientation="vertical" sx={states}>
      <Step completed indicator={<StepIndicator color="success">✓</StepIndicator>}>
        Company name: done
      </Step>
      <Step active aria-current="step" indicator={<StepIndicator>2</StepIndicator>}>
        Address and tax number
      </Step>
      <Step disabled indicator={<StepIndicator variant="outlined">3</StepIndicator>}>
        Owners
      </Step>
    </Stepper>
  );
}
