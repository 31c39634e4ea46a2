import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const states = {
  [`& .${stepClasses.completed}`]: { '--Step-connectorBg': 'var(--joy-palette-success-400)' },
  [`& .${stepClasses.active}`]: { color: 'primary.plainColor', fontWeight: 'lg' },
  [`& .${stepClasses.disabled}`]: { color: 'text.tertiary' },
};

const done = <StepIndicator color="success">✓</StepIndicator>;
const second = <StepIndicator>2</StepIndicator>;
const third = <StepIndicator variant="outlined">3</StepIndicator>;

export default function CompanyRegistrationStepper() {
  return (
    <Stepper orientation="vertical" sx={states}>
      <Step completed indicator={done}>
        Company name: done
      </Step>
      <Step active aria-current="step" indicator={second}>
        Address and tax number
      </Step>
      <Step disabled indicator={third}>
        Owners
      </Step>
    </Stepper>
  );
}
